# SPDX-License-Identifier: GPL-3.0-or-later
"""A room of the installed server, and two programs with a home folder each. Anna enters by the room's invitation and
opens a table, Bert finds it in the lobby, and they play a deal by mouse with two computer players. During the deal the
server is killed and restarted.

    room.py PREFIX      with an empty HOME and its own session bus
"""

import os
import subprocess
import sys
import warnings

warnings.simplefilter("ignore")

from two_players import PEOPLE, PLAYERS, WINDOW, begin, settle_in, take_turns  # noqa: E402
from deal import Deal  # noqa: E402
from desktop import Desktop, Missing, click, until, xdotool  # noqa: E402
from play import say, titles  # noqa: E402
from program import Program  # noqa: E402
from server import Server  # noqa: E402

FIRST = "underwear"  # the game preselected for a user's first table


def enter_room(program, invitation):
    """Enters the room by the list of known rooms or, the first time, by the invitation."""
    program.press("^Play with friends")
    try:
        program.press("^Enter$", 3)
    except Missing:
        click(program.find(lambda item: item.name == "Invitation or address", "the field for an invitation").centre)
        xdotool("type", invitation)
        xdotool("key", "Return")  # no click: tables of other test runs on the network also have a button "Join"
    program.find(lambda item: item.name == "The club", "the lobby")


def open_table(program):
    program.press("^New table")
    program.press("^Open the table$")
    program.find(lambda item: item.name == "Start the game" and item.possible, "the page of the table")


def sit_down(program):
    """Joins the first table in the list, which has the keyboard focus."""
    program.find(lambda item: item.name == "1 table", "a table in the lobby")
    xdotool("key", "Return")
    program.find(lambda item: PEOPLE[0] in item.name, f"{PEOPLE[0]} at the table")


def restart_during_deal(server, deals):
    """Kills and restarts the server during the deal, as a power failure does. The players need to do nothing."""
    until(lambda: any(deal.legal() for deal in deals), "a legal move", 60)
    before = deals[0].text()
    server.kill()
    server.start()
    if deals[0].text()[: len(before)] != before:
        raise AssertionError("a confirmed move was lost")


def main():
    prefix, home = sys.argv[1], os.environ["HOME"]
    title = titles(prefix)[FIRST]
    homes = [os.path.join(home, name) for name in PEOPLE]
    for place, (path, name) in enumerate(zip(homes, PEOPLE)):
        os.makedirs(path)
        settle_in(path, name, [FIRST], place * WINDOW)
    with Desktop(home, width=2 * WINDOW) as desktop:
        server = Server(desktop, prefix, home)
        anna, bert = (Program(desktop, prefix, path) for path in homes)
        enter_room(anna, server.invitation)
        open_table(anna)
        enter_room(bert, server.invitation)
        sit_down(bert)
        begin(anna)
        deals = [Deal(program, FIRST, player=player, keeper=server) for player, program in enumerate((anna, bert))]
        restart_during_deal(server, deals)
        take_turns(deals)
        for program in (anna, bert):
            program.await_score(30)
        subprocess.run([anna.console, "verify", server.record(FIRST)], check=True, stdout=subprocess.DEVNULL)
        bert.quit()
        anna.quit()
        say(f"{title} of {PLAYERS}: {deals[0].turns} and {deals[1].turns} turns; the server was killed once")


if __name__ == "__main__":
    main()
