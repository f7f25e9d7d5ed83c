#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A computer player for Downpile in Python without packages: see docs/bot-protocol.md.

It counts how many cards a move gets rid of, and takes as many tricks as it has bid.
"""
import json
import random
import sys

HEIGHTS = "A23456789TJQKXYZ"
RELUCTANT = {"draw": -1, "pass": -2, "decline": -1, "stop": -1, "done": -1, "pickup": -9, "double": -9}


def cards_of(move):
    return [word for word in move.split()[1:] if len(word) == 2 and word[0] in HEIGHTS]


def height(card):
    return HEIGHTS.index(card[0])


def power(card, trump):
    """How surely a card takes a trick of Up and Down: from 0 to 1, and more for a trump."""
    return (14 if card[0] == "A" else height(card)) / 14 + (1 if card[1] == trump else 0)


def tricks_in(hand, players, trump):
    strong = 1 - 0.55 / players
    return sum(1 for card in hand if power(card, trump) > strong)


def value(move, question):
    view, me = question["view"], question["player"]
    verb, cards = move.split()[0], cards_of(move)
    if verb == "bid":
        return -abs(int(move.split()[1]) - tricks_in(view["hands"][me], question["players"], view["trump"]))
    if question["game"] == "up-and-down":
        wants = view["bids"][me] > view["taken"][me]
        return power(cards[0], view["trump"]) * (1 if wants else -1)
    value = len(cards) + RELUCTANT.get(verb, 0)
    if verb == "steal":
        value += len(view.get("downpile", [])) / 2
    if question["game"] == "three-up-three-down":  # low ones first, and Clears for the end
        return value - (1 if verb != "face" else -1) * sum(map(height, cards)) / 20
    return value + sum(map(height, cards)) / 100


def main():
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "downpile":
            print("name Counter 1.0\nready", flush=True)
        elif word == "move":
            number, _, text = rest.partition(" ")
            question = json.loads(text)
            lot = random.Random(question["chance"])
            best = max(question["legal"], key=lambda move: (value(move, question), lot.random()))
            print("move", number, best, flush=True)
        elif word == "quit":
            break


main()
