// SPDX-License-Identifier: GPL-3.0-or-later
// Names of cards, in the grammatical form needed in a sentence. Each name in each form is a
// translatable text of its own, so every language can decline it.
#pragma once

#include <QString>
#include <span>
#include <string_view>

#include "rules/game_info.h"
#include "table/card.h"

namespace downpile {

// Grammatical forms of a card's name. `start` is for the beginning of a sentence. `brief` has no
// article and is not declined: `7 hearts`.
enum class CardForm { start, nominative, accusative, dative, brief };

// Returns the grammatical form with this name, as in the placeholder {card:dative}; nominative if
// the name is empty or unknown.
CardForm cardForm(std::string_view name);

// Returns the name of a card: `the 7 of hearts`, `the red 7`. An unknown card is `a card`.
QString cardName(Card card, CardForm form, CardFamily family);
// Returns the names of cards in this order: `the 3 of hearts and the king of clubs`. If all are
// French cards of the same suit, the suit is named once: `the 3, 4 and 5 of hearts`. Identical
// cards are counted: `two red 5s`.
QString cardList(std::span<const Card> cards, CardForm form, CardFamily family);
// Returns true if in this game cards of the same value are played together. Players of such games
// look for values rather than suits.
bool playsSets(const GameInfo& info);
// Returns the names of cards in this order. Neighbouring cards of the same value form a group: `the
// 7 of hearts and clubs; the king of spades`. `form` must be nominative or brief.
QString listByValue(std::span<const Card> cards, CardForm form, CardFamily family);
// A short name without an article, for labels: `7 of hearts`, `red 7`.
QString cardLabel(Card card, CardFamily family);
// Returns true if one of the card's names begins with the typed text: `7h`, `king of`, `kh`,
// `hearts 7`. Case, spaces and hyphens are ignored.
bool isCalled(Card card, const QString& typed, CardFamily family);
// Returns true if the typed text is the card's whole short name: `7h`, `h7`.
bool isShortName(Card card, const QString& typed, CardFamily family);
// Shortest name of a card, for buttons: `7♥`.
QString cardSign(Card card);
// Name of a suit: `hearts`, or `red` for coloured cards.
QString suitName(Suit suit, CardFamily family);

// Index letters of ace, jack, queen and king, in the user's language.
QString languageIndices();

}  // namespace downpile
