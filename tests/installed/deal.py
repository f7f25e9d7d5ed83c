# SPDX-License-Identifier: GPL-3.0-or-later
"""A deal played by mouse. The installed console lists the legal moves of the record. The test tries to make a move by
clicking or dragging a card, or by clicking a button or a pile. The move was made if the record has changed."""

import itertools
import random
import re
import tempfile
import time

from desktop import Missing, click, drag, move, text_of, until

RANKS = {"A": "ace", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
COLOURS = {"R": "red", "G": "green", "B": "blue"}
SIGNS = {"X": r"Clear(?! \+)", "Y": r"Clear \+1", "Z": r"Clear \+2"}
# Number of turns after which moves of one kind are tried in random order. Two players with a fixed
# order may never finish a deal.
PATIENCE = 60
# Seconds after which two clicks are not a double click.
BETWEEN_CLICKS = 0.5
# Maximum number of combinations to try for one move if several cards have the same name.
MOST_CHOICES = 4
# Names of buttons that leave the table, open a dialog or undo a move. The test does not press them
# to make a move.
TOOLS = r"^(Hint|Undo|Redo|Rules|Cancel|Game|Move|View|Help|Score|Story|Close|Skip|Back|Next|Show|Settings|New)\b"
# Moves that advance a deal, best first; all others come after them. Within a kind, moves with the most cards come
# first: a player who always plays one card can prolong a deal of 3UP 3DOWN without end.
LIKED = ["up", "down", "royals", "lay", "play", "flip", "face", "bid", "choose", "steal", "take", "open", "throw"]


def name_of(card, game):
    """Returns a pattern for the accessible name of a card at the table."""
    card = card.upper()
    rank, suit = card[0], card[1]
    if card == "XX":
        return "^joker"
    if game == "three-up-three-down":
        return f"^{COLOURS[suit]} {SIGNS.get(rank) or RANKS.get(rank, rank)}(?!\\d)"
    return f"^{RANKS.get(rank, rank)} of {SUITS[suit]}\\b"


def is_card(word):
    return re.fullmatch(r"[A1-9TJQKXYZ][CDHSRGBX]", word.upper()) is not None


# Returns a pattern for the name or description of a button or pile that makes this move.
def control_pattern(words, game):
    verb, rest = words[0], words[1:]
    if verb == "bid":
        return f"^Bid {rest[0]}\\b"
    if verb == "choose":
        return f"(?i)^{SUITS[rest[0]]}"
    if verb == "throw":
        return f"(?i){rest[0]}"
    named = {"done": "done|end|finish", "decline": "declin|steal nothing|no ", "pickup": "pick up", "flip": "turn|face-down"}
    return f"(?i)\\b({named.get(verb, verb)})" + (f"|{name_of(rest[0], game)}" if rest and is_card(rest[0]) else "")


class Deal:
    """The deal at the table of one player. `keeper` stores the record if `program` does not."""

    def __init__(self, program, game, moving=False, player=0, keeper=None):
        self.program = program
        self.game = game
        self.player = player
        self.keeper = keeper or program
        until(lambda: self.path, f"a record of {game}")
        self.moving = moving   # card animations are on
        self.carries = False   # a legal move with cards was seen
        self.dragged = False   # a move was made by dragging a card
        self.tries = 0         # number of calls of try_turn()
        self.turns = 0         # number of moves made by try_turn()
        self.refusals = 0      # number of drags that were refused with an explanation

    # ---- the record ----

    @property
    def path(self):
        return self.keeper.record(self.game)

    def text(self):
        with open(self.path, encoding="utf-8") as file:
            return file.read()

    def over(self):
        return re.search(r"^(scores|void)\b", self.text(), re.MULTILINE) is not None

    def shown(self):
        """Returns the position as this player sees it. The console shows no hands of an unfinished game with other
        people, so it reads a copy in which computer players have the other seats."""
        record = re.sub(r"^key .*\n", "", self.text(), flags=re.MULTILINE)
        record = re.sub(rf"^(seat (?!{self.player}\b)\d+) person\b", r"\1 random", record, flags=re.MULTILINE)
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".downpile") as copy:
            copy.write(record)
            copy.flush()
            return text_of(self.program.console, "show", copy.name, "--player", str(self.player))

    def legal(self):
        """Returns the player's legal moves, each a list of words."""
        _, _, lines = self.shown().partition("\nLegal moves of ")
        moves, verb = [], ""
        for line in lines.splitlines()[1:]:
            # A line that does not begin with a verb continues the moves of the previous line.
            if found := re.match(r"  (\w+) *(.*)", line):
                verb, line = found[1], found[2]
                if not line:
                    moves.append([verb])
            moves += [[verb, *words.split()] for words in line.split(",") if words.strip()]
        return moves

    def hand(self):
        found = re.search(r"^  Hand +\d+ +(.*)$", self.shown(), re.MULTILINE)
        return found[1].split() if found else []

    def await_turn(self):
        last = None

        def next_move():
            nonlocal last
            text = self.text()
            if text == last:
                return None
            last = text
            return "over" if self.over() else self.legal()

        return until(next_move, f"the player's turn in {self.game}", 60)

    def grows(self, before, seconds):
        try:
            return until(lambda: self.text() != before, "a move", seconds)
        except Missing:
            return False

    # ---- actions at the table ----

    def cards(self, items, card):
        pattern = name_of(card, self.game)
        beside = ("label", "heading", "alert", "panel", "tool tip")
        return [item for item in items if item.role not in beside and re.search(pattern, item.name)
                and min(item.width, item.height) >= 40]

    def card(self, items, card):
        return next(iter(self.cards(items, card)), None)

    def places(self, items):
        """Returns possible targets for cards, the player's own places and the piles first."""
        found = [item for item in items if item.role == "button" and min(item.width, item.height) >= 50
                 and not is_of_hand(item, self.game) and not re.search(TOOLS, item.name)]
        return sorted(found, key=lambda item: re.search(r"(?i)yours|pile\b", item.name) is None)

    def drag_to_places(self, item, before):
        """Drags a card to one place after another until one accepts it."""
        for place in self.places(self.program.look()):
            drag(item.grip, place.centre)
            if self.grows(before, 0.6):
                self.dragged = True
                return True
            self.refusals += self.refusal() is not None
            again = next((each for each in self.program.look() if each.name == item.name), None)
            if again is None:
                return self.grows(before, 0.6)
            item = again
        return False

    def refusal(self):
        return next((item for item in self.program.look() if item.role == "alert" and len(item.name) > 15), None)

    def make(self, words):
        """Tries to make a move. Returns true if it was made."""
        before = self.text()
        cards = [word for word in words[1:] if is_card(word)]
        for choice in range(MOST_CHOICES if cards else 0):
            items = self.program.settled() if self.moving else self.program.look()
            choices = self.choices(items, cards)
            if choice >= len(choices):
                break
            if self.play(items, choices[choice], before):
                return True
            self.take_back()
        return self.press(words, before)

    def choices(self, items, cards):
        """Returns all combinations of items with these names. With more than one deck, a card in the hand and a
        face-up card can have the same name."""
        found = {}
        for chosen in itertools.product(*(self.cards(items, card) for card in cards)):
            ids = frozenset(id(item) for item in chosen)
            if len(ids) == len(cards):
                found.setdefault(ids, list(chosen))
        return list(found.values())

    def play(self, items, chosen, before):
        for item in items:
            if item.checked and item not in chosen and is_of_hand(item, self.game):
                click(item.grip)
        if len(chosen) == 1:
            if not self.dragged and self.drag_to_places(chosen[0], before):
                return True
        else:
            for item in chosen:
                if not item.checked:
                    click(item.grip)
            time.sleep(BETWEEN_CLICKS)  # otherwise the next click makes a double click, which plays one card only
        click(chosen[-1].grip, 2)
        return self.grows(before, 0.8)

    def press(self, words, before):
        """Clicks on one button after another until a move was made, the best matches first."""
        pattern = control_pattern(words, self.game)
        offers = [item for item in self.program.look() if item.role == "button" and item.possible
                  and (item.description or re.search(pattern, item.name)) and not re.search(TOOLS, item.name)]
        offers.sort(key=lambda item: (re.search(pattern, item.name) or re.search(pattern, item.description)) is None)
        for item in offers[:6]:
            click(item.centre)
            if self.grows(before, 0.8):
                return True
        return False

    def take_turn(self):
        """Makes a legal move. The record may change only after try_turn() has ended."""
        before = self.text()
        try:
            until(lambda: self.try_turn() or self.text() != before, "a move", 60)
        except Missing as missing:
            raise Missing(f"any of these moves in {self.game}: {self.legal()}\n{self.shown()}") from missing

    def try_turn(self, most=10):
        """Tries up to `most` legal moves. Returns true if one was made."""
        self.tries += 1
        # The table ignores a press on a card that has just moved under the resting pointer.
        move(self.program.middle())

        def preference(words):
            kind = LIKED.index(words[0]) if words[0] in LIKED else len(LIKED)
            return (kind, -len(words) if self.tries <= PATIENCE else random.random())

        legal = sorted(self.legal(), key=preference)
        self.carries = self.carries or any(is_card(word) for words in legal for word in words[1:])
        for words in legal[:most]:
            if self.make(words):
                self.turns += 1
                return True
            self.take_back()
        return False

    def take_back(self):
        """Deselects the selected cards and returns staged cards to the hand."""
        move(self.program.middle())
        for _ in range(8):
            items = self.program.look()
            cards = [item for item in items if item.role == "list item" and is_of_hand(item, self.game)]
            selected = [item for item in cards if item.checked]
            # Staged cards (already brought for a move of several) are smaller than in the hand.
            begun = any(item.name.startswith("Chosen:") for item in items)
            staged = [item for item in cards if item.height < max(card.height for card in cards)]
            if selected:
                click(selected[0].grip)
            elif begun and staged:
                click(staged[0].centre)
            else:
                return

    def play_on(self, seconds=240):
        """Plays to the end of the deal and returns the number of turns."""
        deadline = time.monotonic() + seconds
        while self.await_turn() != "over":
            self.take_turn()
            if time.monotonic() > deadline:
                raise Missing(f"the end of the deal of {self.game}, after {self.turns} turns")
        return self.turns


def is_of_hand(item, game):
    colours = "|".join(COLOURS.values())
    pattern = rf"^({colours})\b" if game == "three-up-three-down" else r"^(\w+ of \w+|joker)"
    return re.search(pattern, item.name) is not None
