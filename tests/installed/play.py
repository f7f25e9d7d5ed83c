# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the installed program like a new user: with an empty home, on a small screen with a panel, by mouse. Plays one
deal of two games, or of every game. The first game also has a refused move, a hint, an undo, and a restart of the
program. Then the program quits at random moments: four times, or ten times with "every".

    play.py PREFIX [every]      with an empty HOME and its own session bus
"""

import json
import os
import subprocess
import sys
import time
import warnings

warnings.simplefilter("ignore")

from deal import Deal  # noqa: E402
from desktop import PANEL, Desktop, click, drag, until  # noqa: E402
from program import Program  # noqa: E402
from quit import quit_everywhere  # noqa: E402

FIRST = "underwear"  # the game that is continued after a restart
# The games played without the argument "every". In the second one, the player also bids.
QUICK = (FIRST, "up-and-down")
BEGAN = time.monotonic()


def say(text):
    print(f"{time.monotonic() - BEGAN:5.1f} s  {text}", flush=True)


def require(holds, problem):
    if not holds:
        raise AssertionError(problem)


def titles(prefix):
    """Returns the titles of all games by their ids."""
    listed = subprocess.run([os.path.join(prefix, "bin", "downpile-cli"), "games"], check=True, capture_output=True)
    return {game["id"]: game["title"] for game in json.loads(listed.stdout)}


def enter(program, title):
    """Starts or continues a game from the start page."""
    tile = program.tile(title)
    click(next(item for item in tile.all() if item.role == "button").centre)


def skip_guide(program, deal):
    skip = program.find(lambda item: item.role == "button" and item.name == "Skip", "the guide", 30)
    click(skip.centre)
    deal.await_turn()
    until(lambda: not any(item.name == "Skip" for item in program.look()), "the end of the guide")


def refuse(program, deal):
    """Drags to the downpile a card that may not be played there, and expects a refusal."""
    while True:
        require(deal.await_turn() != "over", "the deal has a turn with a card that does not fit")
        legal = [words[1] for words in deal.legal() if words[0] in ("down", "open", "steal", "royals")]
        wrong = [card for card in deal.hand() if card not in legal and card[0] not in "JQK"]
        if wrong:
            break
        deal.take_turn()
    before = deal.text()
    items = program.settled()
    pile = program.find(lambda item: item.role == "button" and item.name.startswith("Downpile"), "the downpile")
    drag(deal.card(items, wrong[0]).grip, pile.centre)
    sentence = until(deal.refusal, f"an explanation why {wrong[0]} is refused").name
    require(deal.text() == before, "a refused move changes nothing")
    say(f"refused: {sentence}")


def hint(program):
    program.find(lambda item: item.name.startswith("Hint") and item.possible, "an enabled hint button")
    before = {item.name for item in program.settled()}
    program.press("^Hint")
    new = until(lambda: {item.name for item in program.look() if " " in item.name} - before, "a hint")
    say(f"hint: {max(new, key=len)}")


def undo(program, deal):
    hand = sorted(deal.hand())
    deal.take_turn()
    deal.await_turn()
    program.settled()
    program.press("^Undo")
    until(lambda: "\nundo " in deal.text(), "an undo in the record")
    require(sorted(deal.hand()) == hand, "an undo restores the hand")
    until(lambda: shows(program, deal), "the restored hand")
    say("undid a move")


def shows(program, deal):
    items = program.look()
    return all(deal.card(items, card) for card in deal.hand())


def first_evening(desktop, prefix, home, title):
    program = Program(desktop, prefix, home)
    width, height = desktop.size
    left, top, right, bottom = until(program.window, "a window")
    require(left >= 0 and top >= 0 and right <= width and bottom <= height - PANEL,
            f"the first window fits on the screen: {left}, {top} to {right}, {bottom}")
    enter(program, title)
    deal = Deal(program, FIRST, moving=True)
    skip_guide(program, deal)
    refuse(program, deal)
    hint(program)
    undo(program, deal)
    program.quit()
    return deal.path, deal.text()


def fast_settings(ids):
    """Returns settings for fast games: no animation, no pauses, no guides, one weak opponent."""
    games = {f"{game}\\players": "2" for game in ids} | {f"{game}\\seat1\\character": "gentle" for game in ids}
    return {"table": {"pace": "instant", "motion": "reduced"}, "guides": dict.fromkeys(ids, "true"), "newGame": games}


def play(desktop, prefix, home, game, title, left=None):
    program = Program(desktop, prefix, home)
    enter(program, title)
    deal = Deal(program, game)
    if left:
        require((deal.path, deal.text()) == left, "the program continues the unfinished game")
        deal.await_turn()
        until(lambda: shows(program, deal), "the hand of the unfinished game")
        say("continued the game")
    turns = deal.play_on()
    require(deal.dragged or not deal.carries, f"a card was dragged in {game}")
    program.await_score()
    program.quit()
    subprocess.run([program.console, "verify", deal.path], check=True, stdout=subprocess.DEVNULL)
    say(f"{title}: {turns} turns, {deal.refusals} refusals")


def main():
    prefix, home = sys.argv[1], os.environ["HOME"]
    require(not os.path.exists(os.path.join(home, "config")), "the home is empty")
    with Desktop(home) as desktop:
        games = titles(prefix)
        left = first_evening(desktop, prefix, home, games[FIRST])
        Program.settings(home, fast_settings(games))
        every = "every" in sys.argv[2:]
        for game, title in games.items():
            if game not in QUICK and not every:
                continue
            play(desktop, prefix, home, game, title, left if game == FIRST else None)
        quit_everywhere(desktop, prefix, home, 10 if every else 4, say)


if __name__ == "__main__":
    main()
