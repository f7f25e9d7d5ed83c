#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays one deal of each game with Orca's speech as the only input.

    play.py PROGRAM [--games GAME...] [--display :90] [--logs FOLDER]

It uses neither the window nor the program's internals: it presses keys, waits until Orca is silent,
and reads the log of the speech. It fails if it does not know how to continue or finds a fault in
the speech, such as a repeated sentence. FOLDER/GAME.txt contains the keys and the speech.
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

QUIET = 0.9  # seconds of silence after which the speech has ended
PACE = float(os.environ.get("EAR_PACE", 30))  # speed of the voice in characters per second
PATIENCE = 90  # limit in seconds for the moves of the other players, and for a long sentence


def titles(program):
    """Returns the titles of all games by their ids."""
    console = program.with_name("downpile-cli")
    listed = subprocess.run([console, "games"], check=True, capture_output=True)
    return {game["id"]: game["title"] for game in json.loads(listed.stdout)}


class Lost(Exception):
    """The speech does not tell how to continue."""


class Player:
    def __init__(self, room):
        self.room = room
        self.at = 0  # number of log lines read
        self.diary = []  # keys and speech, in order
        self.over = False  # the speech reported the end of the deal
        self.focused = ""  # name of the focused card, "" if unknown
        self.spoken = []  # sentences that listen() returned last

    # --- listening and pressing keys ---

    def _lines(self):
        lines = self.room.log.read_text(errors="replace").splitlines()
        return [line.split("\t", 2) for line in lines if line.count("\t") >= 2]

    def _speaking(self, lines):
        if not lines or lines[-1][1] != "says":
            return False
        # The log has no end of a sentence that a key interrupted.
        began, _, text = lines[-1]
        return time.time() < float(began) + len(text) / PACE + 1

    def listen(self, until=None, patience=PATIENCE, must=True):
        """Waits for silence, and for speech that matches `until`. Returns the speech.

        If `until` does not match in time, raises Lost if `must` is set.
        """
        end = time.monotonic() + patience
        silence = time.monotonic()
        seen = -1
        while True:
            lines = self._lines()
            if len(lines) != seen or self._speaking(lines):
                seen = len(lines)
                silence = time.monotonic()
            spoken = [line[2].strip() for line in lines[self.at:] if line[1] == "says"]
            quiet = time.monotonic() - silence > QUIET
            if quiet and (until is None or re.search(until, " ".join(spoken))):
                break
            # Waits at most PATIENCE longer for the end of a sentence: a key would interrupt it and
            # drop the queued sentences.
            if time.monotonic() > end and (quiet or time.monotonic() > end + PATIENCE):
                if until and must:
                    raise Lost(f"waited for {until!r}, heard {spoken}")
                break
            time.sleep(0.05)
        self.at = len(lines)
        self.diary.extend(spoken)
        self.spoken = spoken
        self.over = self.over or self.is_over(" ".join(spoken))
        return " ".join(spoken)

    def press(self, *keys, until=None, patience=5):
        """Presses keys. Returns the speech after the last one, which must match `until` if given."""
        for key in keys:
            self.diary.append(f"[{key}]")
            self.room.run("xdotool", "key", key)
            if until:
                heard = self.listen(until)
            else:
                heard = self.listen(r"\S", patience, must=False)
        return heard

    # --- navigation ---

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
        # Orca announces the focused control when the program starts, before any key press.
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
        self.press("Escape")  # closes the guide
        self.over = False

    # --- playing ---

    def hear_sheet(self):
        """Listens to the score sheet, which must read the scores of the deal."""
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
                heard = self.listen("(Your turn|dialog|is over|Next deal|Play again)")
                if self.is_over(heard):
                    return turn
            moves = self.press("m")
            if self.is_over(moves):
                return turn
            # The name of the focused card can follow the answer.
            answers = [each for each in self.spoken if re.search(": |, key ", each)]
            self.move(answers[-1] if answers else moves)
        raise Lost("a deal without an end")

    def is_over(self, heard):
        return bool(re.search(r"dialog|deal is over|game is over|Next deal|Play again", heard))

    def move(self, moves):
        """Makes the first possible move of the list, cards before buttons."""
        offers = []
        for sentence in re.split(r"\. ?(?=[A-Z]|$)", moves):
            key = re.fullmatch(r"(.*), key (\w)", sentence)
            if key:
                offers.append((1, key[1], "key", key[2]))
            elif ": " in sentence:
                offer, detail = sentence.split(": ", 1)
                offers.append((self.rank(offer), offer, "with", detail))
            elif sentence:
                offers.append((3, sentence, "bare", ""))
        if not offers:
            raise Lost(f"nothing to do in {moves!r}")
        for _, offer, kind, detail in sorted(offers, key=lambda each: each[0]):
            if self.try_move(offer, kind, detail):
                return
        raise Lost(f"none of {offers} could be done")

    @staticmethod
    def rank(offer):
        # A swap is tried after other moves with cards, because it also needs a target.
        return 2 if offer.startswith("Swap") else 0

    def try_move(self, offer, kind, detail):
        if kind == "key":
            self.press(detail.lower())
            return True
        if kind == "bare":
            return self.point_at(offer)
        numbers = re.fullmatch(r"(?:\d+(?:, | or )?)+", detail)
        if numbers:
            number = re.findall(r"\d+", detail)[0]
            heard = self.press(*number)
            if "button" in heard:
                self.press("Return")
            return True
        word = re.match(r"(\d) for ", detail)
        if word:
            self.press(word[1])
            return True
        first = re.sub("^one (or more )?of ", "", detail.split("; ")[0])
        together = first.endswith(" together")
        first = first.removesuffix(" together")
        cards = cards_of(first)
        free = re.match(r"any (?:(\d) )?cards? from your hand", first)
        if free:
            cards = self.first_cards(int(free[1] or 1))
            together = True
        if not cards:
            return self.point_at(offer, detail)
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
                name = self.focused if self.focused in wanted else self.walk(wanted, ("Right",), 40)
            except Lost:
                return False
            self.focused = ""
            wanted.remove(name)
            if len(cards) > 1:
                heard = self.press("space")
                if not heard.startswith(("Selected", "Chosen")):
                    raise Lost(f"{name} was to be selected, heard {heard!r}")
                key = re.search(r", key (\w)", heard)
                if key and not wanted:
                    self.press(key[1].lower())
                    return True
        heard = self.press("Return")
        return self.answer(heard, offer)

    def go_to_hand(self):
        """Moves the focus to the first card of the hand and stores its name."""
        self.press("Tab", patience=5)
        for _ in range(10):
            heard = self.press("shift+Tab", patience=5)
            if is_card(heard):
                break
        else:
            raise Lost("no way to the hand")
        first = self.press("Home", patience=3)
        if is_card(first):  # else the focus is already on the first card
            heard = first
        self.focused = heard.split(".")[0].removesuffix(", selected")

    def first_cards(self, count):
        """Returns the names of the first cards of the hand."""
        self.go_to_hand()
        cards = [self.focused]
        while len(cards) < count:
            cards.append(self.press("Right").split(".")[0])
        return cards

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
        """Moves the focus to a pile or card whose speech contains the offer, and presses Return."""
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
    """Splits a spoken list of cards with articles into the names used in the hand."""
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
    """Returns the faults of the speech: repeated, very long or clumsy sentences."""
    faults = []
    for before, after in zip(diary, diary[1:]):
        if before == after and not before.startswith("["):
            faults.append(f"repeated: {after!r}")
    for text in diary:
        if len(text) > 600:
            faults.append(f"too long: {text!r}")
        if "(you)" in text and "You (you)" in text:
            faults.append(f"clumsy: {text!r}")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--games", nargs="*", help="ids of games (default: all)")
    parser.add_argument("--display", default=":90")
    parser.add_argument("--logs", type=pathlib.Path, default=pathlib.Path("ear-logs"))
    arguments = parser.parse_args()
    program = pathlib.Path(arguments.program).resolve()
    games = titles(program)
    arguments.logs.mkdir(parents=True, exist_ok=True)
    # Raises SystemExit on a signal, so that the class Room ends the programs that it started.
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
