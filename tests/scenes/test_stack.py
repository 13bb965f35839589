"""The stack of scenes and what a key types."""

from retrogames.looks.widgets import Button, Field
from retrogames.machine.events import Key, Text
from retrogames.scenes.form import Form
from retrogames.scenes.scene import Change, Push, Stack
from tests.scenes.stand_in import StandIn


def test_the_letter_that_opens_a_dialog_is_not_typed_into_it() -> None:
    look = StandIn().look(None)
    field = Field("", 8, key="name")
    inner = Form(look, "Name", [field], [Button("OK", "ok", default=True)], lambda form, key: None)
    inner.focus = field

    def answer(form: Form, key: str) -> Change | None:
        return Push(inner)

    stack = Stack(Form(look, "Ask", [], [Button("Save", "save")], answer))
    stack.handle(Key("s", "s"))
    stack.handle(Text("s"))
    assert stack.top is inner
    assert field.text == ""
    for letter in "sam":
        stack.handle(Key(letter, letter))
        stack.handle(Text(letter))
    assert field.text == "sam"
