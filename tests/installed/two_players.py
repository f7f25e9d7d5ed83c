# SPDX-License-Identifier: GPL-3.0-or-later
"""Two players at one table: two installed programs, each with its own home folder and window, find each other on
this machine. They play a deal of every game by mouse, with two computer players. During the first game the guest's
program is killed, started again and reconnects.

    two_players.py PREFIX [GAME...]      with an empty HOME and its own session bus
"""

import os
import subprocess
import sys
import warnings

warnings.simplefilter("ignore")

from deal import Deal, is_of_hand  # noqa: E402
from desktop import Desktop, Missing, click, until, xdotool  # noqa: E402
from play import enter, require, say, titles  # noqa: E402
from program import Program  # noqa: E402

WINDOW = 1366  # width in pixels of each half of the virtual screen, one per player
PEOPLE = ("Anna", "Bert")
PLAYERS = 4


def settle_in(home, name, games, left):
    """Writes settings for a fast game, with a player name and a window on one half of the screen."""
    new = {f"{game}\\players": str(PLAYERS) for game in games}
    new |= {f"{game}\\seat{seat}\\character": "gentle" for game in games for seat in range(1, PLAYERS)}
    Program.settings(home, {"table": {"pace": "instant", "motion": "reduced"}, "guides": dict.fromkeys(games, "true"),
                            "newGame": new, "player": {"name": name},
                            "window": {"geometry": f"@Rect({left + 8} 40 {WINDOW - 16} 680)", "maximized": "false"}})


def host(program, title):
    """Opens a table for this game and returns its invitation."""
    new = next(item for item in program.tile(title).all() if item.role == "button" and item.name.startswith("New game"))
    click(new.centre)
    program.press("^Open to friends")
    program.find(lambda item: item.name == "Start the game" and item.possible, "the waiting room")
    return program.text_in("Invitation")


def join(program, invitation):
    """Joins the table in the list or, if discovery does not work on this network, by the invitation."""
    program.press("^Play with friends")
    try:
        program.press("^Join$", 8)
    except Missing:
        click(program.find(lambda item: item.name == "Invitation or address", "the field for an invitation").centre)
        xdotool("type", invitation)
        program.press("^Join$")
        program.press("^Take a seat$")


def begin(anna):
    anna.find(lambda item: PEOPLE[1] in item.name, f"{PEOPLE[1]} at the table")
    anna.press("^Start the game$")


def reconnect(desktop, prefix, bert, game):
    """Kills the guest's program, as a power failure does, starts it again, and takes the reserved seat with one
    click."""
    home = bert.home
    until(lambda: any(is_of_hand(item, game) for item in bert.look()), "cards in the guest's window")
    bert.process.kill()
    bert.process.wait()
    again = Program(desktop, prefix, home)
    again.press("^Back to .*Anna")
    return again


def take_turns(deals):
    """Makes moves for both players until the deal ends. If both choose at once, the record changes after both moves."""
    while not deals[0].over():
        before = deals[0].text()
        until(lambda: deals[0].over() or any(deal.legal() for deal in deals), f"a legal move in {deals[0].game}", 60)
        for most in (1, 10, 10, 10):
            for deal in deals:
                if deals[0].text() == before and deal.legal():
                    deal.try_turn(most)
        if deals[0].text() == before:
            raise Missing(f"a move in {deals[0].game}\n" + "\n".join(deal.shown() for deal in deals))


def play(desktop, prefix, homes, game, title, cut):
    anna, bert = (Program(desktop, prefix, home) for home in homes)
    invitation = host(anna, title)
    join(bert, invitation)
    begin(anna)
    deals = [Deal(anna, game), Deal(bert, game, player=1, keeper=anna)]
    if cut:
        bert = reconnect(desktop, prefix, bert, game)
        deals[1].program = bert
    take_turns(deals)
    for program in (anna, bert):
        program.await_score(30)
    bert.quit()
    anna.quit()
    subprocess.run([anna.console, "verify", deals[0].path], check=True, stdout=subprocess.DEVNULL)
    say(f"{title}: {deals[0].turns} and {deals[1].turns} turns" + (", reconnected once" if cut else ""))


def main():
    prefix, home = sys.argv[1], os.environ["HOME"]
    games = {game: title for game, title in titles(prefix).items() if game in (sys.argv[2:] or game)}
    homes = [os.path.join(home, name) for name in PEOPLE]
    for place, (path, name) in enumerate(zip(homes, PEOPLE)):
        os.makedirs(path)
        settle_in(path, name, games, place * WINDOW)
    with Desktop(home, width=2 * WINDOW) as desktop:
        for index, (game, title) in enumerate(games.items()):
            play(desktop, prefix, homes, game, title, cut=index == 0)


if __name__ == "__main__":
    main()
