"""A file dropped on the window: what stands over the table closes as by Esc, and the file opens."""

from typing import TYPE_CHECKING, Any

from retrogames.machine.events import Drop, Key
from retrogames.scenes.scene import Pop, Push, Scene, Stack

if TYPE_CHECKING:
    from retrogames.looks.look import Look

WAIT = "Something here is not done. Finish it first, then drop the file again."

DEEPEST = 20
"""Scenes that are closed at most for a file."""


def drop(stack: Stack, event: Drop) -> None:
    """Close scenes until one takes the file; where one asks before it closes, say why the file waits."""
    for _ in range(DEEPEST):
        scene = stack.top
        if scene is None or takes_files(scene):
            break
        if not _close(stack, scene):
            from retrogames.scenes.alert import alert  # the shelf's first picture does not wait for it

            look: Look = scene.look
            stack.push(Push(alert(look, WAIT, kind="stop", palette=scene.palette)))
            return
    if stack.top is not None:
        stack.top.dirty = True
        stack.push(stack.top.handle(event))


def takes_files(scene: Any) -> bool:
    """Tell whether a scene answers a Drop by opening the file."""
    return bool(getattr(scene, "takes_files", False))


def _close(stack: Stack, scene: Scene) -> bool:
    """Close a scene if that loses nothing; tells whether it did. A question it asks goes as by Esc."""
    if getattr(scene, "keeps_nothing", False):
        stack.push(Pop())
        return True
    escape = Key("escape")
    for _ in range(2):  # the first may only put back a menu or a choice
        stack.push(scene.handle(escape))
        asked = stack.top
        if asked is not scene and asked is not None and scene in stack.scenes:
            stack.push(asked.handle(escape))
            return False
        if scene not in stack.scenes:
            return True
    return False
