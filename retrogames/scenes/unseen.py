"""What goes on while the window is minimised: a computer's answer, judges, clocks; no game only watched."""

from retrogames.core.player import Human
from retrogames.scenes.play import Play
from retrogames.scenes.review import Review
from retrogames.scenes.scene import Scene


def goes_on(scene: Scene) -> bool:
    """Tell whether a scene needs its ticks though nobody sees it."""
    if isinstance(scene, Review):
        return scene.sleep is not None
    if not isinstance(scene, Play) or scene.demo:
        return False
    if scene.fresh:
        return True
    if not any(isinstance(player, Human) for player in scene.match.players):
        return False  # nobody waits for it, and whoever looks on would miss it
    if scene.turns.busy:
        return True
    if scene.step is not None or scene.paused:
        return False
    if scene.match.outcome is not None:
        return not scene.told
    return scene.clocks is not None or not scene.turns.waiting_for_person
