# SPDX-License-Identifier: GPL-3.0-or-later
"""Quits the installed program at random moments on one page after another, while it works in the background: it parses
card sets, reads hundreds of records, reviews a game, studies house rules, and bots think. Each time the program must
end with exit status 0. Prints how long it took. Each page is visited equally often; for a remainder, pages are chosen
at random. play.py quits four or ten times; for more, run

    tests/installed/run BUILD-FOLDER quit.py [TIMES]    200 times unless given
"""

import os
import random
import shutil
import statistics
import sys
import time
import warnings

warnings.simplefilter("ignore")

from desktop import Desktop, xdotool  # noqa: E402
from program import Program  # noqa: E402

GOLDEN = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "records", "golden")
REVIEWED = os.path.join(GOLDEN, "life-7.record")
RECORDS = 600
SECONDS = 1.5  # longest pause between opening the page and quitting

# The page, the program's arguments, and the keys and buttons that open the page.
PAGES = [
    ("settings", [], [("key", "ctrl+comma")]),
    ("statistics", [], [("key", "ctrl+shift+r")]),
    ("review", [REVIEWED], [("key", "F7")]),
    ("laboratory", [], [("key", "ctrl+l"), ("press", "^Start$")]),
    ("records", [], [("key", "ctrl+r")]),
    ("waiting room", [], [("key", "ctrl+n"), ("press", "^Open to friends")]),
    ("table", ["--new", "underwear"], []),
    ("end of another game", ["--new", "underwear"], []),
    ("hint", ["--continue"], [("key", "h")]),
    ("start", [], []),
    ("people", [], [("key", "ctrl+j"), ("press", "^People")]),
    ("rules", ["--new", "up-and-down"], [("key", "F1")]),
    ("new game", [], [("key", "ctrl+n")]),
    ("keys", [], [("key", "question")]),
    ("about", [], [("press", "^Help$"), ("press", "^About")]),
]


def card_set(data, name, style, unused, points):
    """Writes a card set with the CSS rules in `style`, `unused` elements beside the cards, and about `points` path
    points for each card."""
    folder = os.path.join(data, "carddecks", f"svg-{name}")
    os.makedirs(folder)
    with open(os.path.join(folder, "index.desktop"), "w", encoding="utf-8") as file:
        file.write(f"[KDE Backdeck]\nName={name}\nSVG={name}.svg\n")
    ranks = ["jack", "queen", "king", *range(1, 11)]
    cards = [f"{rank}_{suit}" for suit in ("club", "diamond", "heart", "spade") for rank in ranks]
    with open(os.path.join(folder, f"{name}.svg"), "w", encoding="utf-8") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1040 100"><style type="text/css">{style}</style>')
        for number, card in enumerate(cards):
            zigzag = "".join(f"l9 {point % 40 - number % 40}l-9 {number % 40 - point % 40}" for point in range(points))
            file.write(f'<g id="{card}"><path d="M{20 * number} 50{zigzag}h{number % 13}v{number % 17}"/></g>')
        file.write('<path class="none"/>' * unused + "</svg>")


def write_data(home):
    """Writes data that keep background threads busy: two card sets, one very slow to parse, and many records."""
    data = os.path.join(home, "data")
    card_set(data, "Ornate", "", 0, 800)
    # This card set is slow to parse, because QtSvg compares each element with each CSS rule.
    card_set(data, "Slow", "".join(f".c{number}{{fill:red}}" for number in range(8000)), 4000, 1)
    earlier = os.path.join(data, "downpile", "games", "earlier")
    os.makedirs(earlier, exist_ok=True)
    golden = sorted(os.listdir(GOLDEN))
    for number in range(RECORDS):
        name = golden[number % len(golden)]
        shutil.copy(os.path.join(GOLDEN, name), os.path.join(earlier, f"{name.split('.')[0]}-{number}.downpile"))


def quit_on(desktop, prefix, home, page):
    """Quits on this page at a random moment. Returns the seconds until the program ended."""
    name, arguments, steps = page
    program = Program(desktop, prefix, home, arguments)
    for kind, value in steps:
        xdotool("key", value) if kind == "key" else program.press(value)
    time.sleep(random.uniform(0, SECONDS))
    began = time.monotonic()
    xdotool("key", "ctrl+q")
    try:
        program.wait_for_end()
    except AssertionError as error:
        raise AssertionError(f"{name}: {error}") from None
    return time.monotonic() - began


def pages_for(times):
    """Returns `times` pages. The order of PAGES is kept, because some pages need the game begun on an earlier one."""
    rounds, rest = divmod(times, len(PAGES))
    return PAGES * rounds + [PAGES[index] for index in sorted(random.sample(range(len(PAGES)), rest))]


def quit_everywhere(desktop, prefix, home, times, say=print):
    write_data(home)
    took = [(quit_on(desktop, prefix, home, page), page[0]) for page in pages_for(times)]
    median, (longest, slowest) = statistics.median(seconds for seconds, _ in took), max(took)
    say(f"quit {times} times: median {median:.2f} s, longest {longest:.2f} s ({slowest})")


def main():
    home = os.environ["HOME"]
    with Desktop(home) as desktop:
        quit_everywhere(desktop, sys.argv[1], home, int(sys.argv[2]) if len(sys.argv) > 2 else 200)


if __name__ == "__main__":
    main()
