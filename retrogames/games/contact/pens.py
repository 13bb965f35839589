"""The registers of Contact's elements by role, in the order of its Setup; the last three are fixed."""

BLACK, GROUND, FRAME, TITLE, TEXT, HOT, BOX, BOX_TEXT = range(8)
ACTIVE, STRIP, STRIP_TEXT, TRAY, NUMBER, RED, SHADE, BODY = range(8, 16)
