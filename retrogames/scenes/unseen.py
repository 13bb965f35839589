"""What goes on while the window is minimised: computer seats, judges and clocks, not what is only watched."""

from retrogames.scenes.play import Play
from retrogames.scenes.review import Review
from retrogames.scenes.scene import Scene


def goes_on(scene: Scene) -> bool:
    """Tell whether a scene needs its ticks though nobody sees it."""
    if isinstance(scene, Review):
        return scene.sleep is not None
    if not isinstance(scene, Play) or scene.demo:
        return False
    if scene.fresh or scene.turns.busy:
        return True
    if scene.step is not None or scene.paused:
        return False
    if scene.match.outcome is not None:
        return not scene.told
    return scene.clocks is not None or not scene.turns.waiting_for_person
