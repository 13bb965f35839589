"""What a file of a newer version of the program is refused with: this version must leave it alone."""


class NewerFormat(ValueError):
    """A content whose format this version does not know yet; the message is one line that says so."""
