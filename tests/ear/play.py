#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays one deal of each game, by what Orca says alone.

    play.py PROGRAM [--games GAME...] [--display :90] [--logs FOLDER]

It never looks at the window nor at the program's insides: it presses keys, waits until Orca is
silent, and goes by what was said. It ends with an error where it is at a loss, and where speech was
cut off or said twice. What was said is in FOLDER/GAME.txt, to be read.
"""

import argparse
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

from room import Room

QUIET = 0.9  # seconds without a word, after which there is nothing more to come
PACE = float(os.environ.get("EAR_PACE", 30))  # of the voice, in characters a second
PATIENCE = 90  # seconds that the others may take


def titles(program):
    """What the games there are are called, by their ids."""
    console = program.with_name("downpile-cli")
    listed = subprocess.run([console, "games"], check=True, capture_output=True)
    return {game["id"]: game["title"] for game in json.loads(listed.stdout)}


class Lost(Exception):
    """What was said does not tell how to go on."""


class Player:
    def __init__(self, room):
        self.room = room
        self.at = 0  # lines of the log that were heard
        self.diary = []
        self.over = False  # the deal, as far as was heard
        self.here = ""  # the card that has the focus, where it is known

    # --- ears and fingers ---

    def _lines(self):
        lines = self.room.log.read_text(errors="replace").splitlines()
        return [line.split("\t", 2) for line in lines if line.count("\t") >= 2]

    def _speaking(self, lines):
        if not lines or lines[-1][1] != "says":
            return False
        # What a key cut off has no end in the log.
        began, _, text = lines[-1]
        return time.time() < float(began) + len(text) / PACE + 1

    def listen(self, until=None, patience=PATIENCE, must=True):
        """What is said from now on until there is silence (and `until` was said)."""
        end = time.monotonic() + patience
        silence = time.monotonic()
        seen = -1
        while True:
            lines = self._lines()
            if len(lines) != seen or self._speaking(lines):
                seen = len(lines)
                silence = time.monotonic()
            said = [line[2].strip() for line in lines[self.at:] if line[1] == "says"]
            quiet = time.monotonic() - silence > QUIET
            if quiet and (until is None or re.search(until, " ".join(said))):
                break
            # Nobody is cut short: what waits behind would be lost with it.
            if time.monotonic() > end and (quiet or time.monotonic() > end + PATIENCE):
                if until and must:
                    raise Lost(f"waited for {until!r}, heard {said}")
                break
            time.sleep(0.05)
        self.at = len(lines)
        self.diary.extend(said)
        self.over = self.over or self.is_over(" ".join(said))
        return " ".join(said)

    def press(self, *keys, until=None, patience=5):
        """What is said to a key; with `until` that must come, else it may be nothing."""
        for key in keys:
            self.diary.append(f"[{key}]")
            self.room.run("xdotool", "key", key)
            if until:
                heard = self.listen(until)
            else:
                heard = self.listen(r"\S", patience, must=False)
        return heard

    # --- finding one's way ---

    def walk(self, names, keys=("Right",), most=60):
        """Presses keys until something with one of these names has the focus."""
        heard = ""
        for step in range(most):
            heard = self.press(keys[step % len(keys)], patience=8)
            for name in names:
                if heard.startswith(name):
                    return name
        raise Lost(f"no way to {names}; last heard {heard!r}")

    def start(self, title):
        # Also what has the keyboard: nothing was pressed yet.
        heard = self.listen("Start page.*button")
        for _ in range(20):
            if re.search(rf"\b{title}: .* panel", heard):
                break
            heard = self.press("Right", patience=10)
        else:
            raise Lost(f"no tile of {title}")
        while not re.search("Play (push )?button", heard):
            heard = self.press("Left", patience=10)
        self.press("Return", until="(Your turn|1 of|guide)")
        self.press("Escape")  # of the guide
        self.over = False

    # --- playing ---

    def hear_sheet(self):
        """The score sheet, which has the keyboard: what the deal brought everybody, and why."""
        self.listen()
        heard = self.press("r", until=r"\S")
        if " in this deal, " not in heard:
            raise Lost(f"no score of the deal, heard {heard!r}")

    def play(self, title):
        self.start(title)
        for turn in range(400):
            heard = "" if self.over else self.press("w")
            if self.over:
                return turn
            if "Your turn" not in heard:
                heard = self.listen("(Your turn|dialog|is over)")
                if self.is_over(heard):
                    return turn
            moves = self.press("m")
            if self.is_over(moves):
                return turn
            self.move(moves)
        raise Lost("a deal without an end")

    def is_over(self, heard):
        return bool(re.search(r"dialog|deal is over|game is over|Next deal|Play again", heard))

    def move(self, moves):
        """Does the first thing that is offered, cards before buttons."""
        offers = []
        for sentence in re.split(r"\. ?(?=[A-Z]|$)", moves):
            key = re.fullmatch(r"(.*), key (\w)", sentence)
            if key:
                offers.append((1, key[1], "key", key[2]))
            elif ": " in sentence:
                offer, what = sentence.split(": ", 1)
                offers.append((self.rank(offer), offer, "with", what))
            elif sentence:
                offers.append((3, sentence, "bare", ""))
        if not offers:
            raise Lost(f"nothing to do in {moves!r}")
        for _, offer, kind, what in sorted(offers, key=lambda each: each[0]):
            if self.try_move(offer, kind, what):
                return
        raise Lost(f"none of {offers} could be done")

    @staticmethod
    def rank(offer):
        # Taking a card in exchange needs a place to bring it to.
        return 2 if offer.startswith("Swap") else 0

    def try_move(self, offer, kind, what):
        if kind == "key":
            self.press(what.lower())
            return True
        if kind == "bare":
            return self.point_at(offer)
        numbers = re.fullmatch(r"(?:\d+(?:, | or )?)+", what)
        if numbers:
            number = re.findall(r"\d+", what)[0]
            heard = self.press(*number)
            if "button" in heard:
                self.press("Return")
            return True
        word = re.match(r"(\d) for ", what)
        if word:
            self.press(word[1])
            return True
        first = re.sub("^one (or more )?of ", "", what.split("; ")[0])
        together = first.endswith(" together")
        first = first.removesuffix(" together")
        cards = cards_of(first)
        if not cards:
            return self.point_at(offer, what)
        if offer.startswith("Choose three"):
            cards = cards[:3]
        elif not together:
            cards = cards[:1]
        return self.lay(cards, offer)

    def lay(self, cards, offer):
        self.go_to_hand()
        wanted = list(cards)
        while wanted:
            try:
                name = self.here if self.here in wanted else self.walk(wanted, ("Right",), 40)
            except Lost:
                return False
            self.here = ""
            wanted.remove(name)
            if len(cards) > 1:
                heard = self.press("space")
                if not heard.startswith("Selected"):
                    raise Lost(f"{name} was to be selected, heard {heard!r}")
        heard = self.press("Return")
        return self.answer(heard, offer)

    def go_to_hand(self):
        """To the first card; what it is called is remembered."""
        self.press("Tab", patience=5)
        for _ in range(10):
            heard = self.press("shift+Tab", patience=5)
            if is_card(heard):
                break
        else:
            raise Lost("no way to the hand")
        heard = self.press("Home", patience=3) or heard
        self.here = heard.split(".")[0].removesuffix(", selected")

    def answer(self, heard, offer):
        asked = re.search(r"What do you want to do\?(.*)", heard)
        if asked:
            for number, text in re.findall(r"(\d): ([^.]*)", asked[1]):
                if text.startswith(offer):
                    self.press(number)
                    return True
            self.press("1")
        return True

    def point_at(self, offer, names=""):
        """Walks the places and the cards of others to one that offers this."""
        for _ in range(80):
            heard = self.press("Tab", patience=8)
            if offer in heard:
                self.press("Return")
                return True
            heard = self.press("Right", patience=8)
            if offer in heard:
                self.press("Return")
                return True
        return False


def is_card(heard):
    card = r"(\w+ of (clubs|diamonds|hearts|spades)|(red|blue|green) .*|joker)(, selected)?"
    return bool(re.fullmatch(card, heard.split(".")[0])) and "button" not in heard


def cards_of(text):
    """The names of cards as they are said in the hand: of a list with articles."""
    cards = []
    for group in re.split(r", (?=the )|,? and (?=the )", text):
        group = group.removeprefix("the ")
        match = re.fullmatch(r"(.*) of (clubs|diamonds|hearts|spades)", group)
        if match:
            cards += [f"{rank} of {match[2]}" for rank in re.split(r", | and ", match[1])]
        else:
            cards += re.split(r", | and ", group)
    return [card for card in cards if re.search(r" of |joker|Clear|\d", card)]


def review(room, diary):
    """What no listener should have to hear."""
    faults = []
    for before, after in zip(diary, diary[1:]):
        if before == after and not before.startswith("["):
            faults.append(f"said twice: {after!r}")
    for text in diary:
        if len(text) > 600:
            faults.append(f"too long: {text!r}")
        if "(you)" in text and "You (you)" in text:
            faults.append(f"clumsy: {text!r}")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--games", nargs="*", help="ids; all without it")
    parser.add_argument("--display", default=":90")
    parser.add_argument("--logs", type=pathlib.Path, default=pathlib.Path("ear-logs"))
    arguments = parser.parse_args()
    program = pathlib.Path(arguments.program).resolve()
    games = titles(program)
    arguments.logs.mkdir(parents=True, exist_ok=True)
    # What was started in the room ends with it, however it ends.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda *_: sys.exit(1))
    failed = 0
    for game in arguments.games or games:
        log = arguments.logs / f"{game}.log"
        with Room(arguments.display, log=log) as room:
            room.start(str(program),
                       log=arguments.logs / f"{game}.program.txt")
            player = Player(room)
            try:
                turns = player.play(games[game])
                player.hear_sheet()
                faults = review(room, player.diary)
                print(f"{game}: a deal of {turns} turns by ear", flush=True)
                for fault in faults:
                    print(f"  {fault}", flush=True)
                failed += len(faults) > 0
            except (Lost, TimeoutError) as error:
                print(f"{game}: {error}", flush=True)
                failed += 1
            (arguments.logs / f"{game}.txt").write_text("\n".join(player.diary) + "\n")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
