// SPDX-License-Identifier: GPL-3.0-or-later
// Names of cards, in the grammatical form that a sentence needs. Each name in each form is a
// translatable text of its own, so that every language can decline it.
#pragma once

#include <QString>
#include <span>
#include <string_view>

#include "rules/game_info.h"
#include "table/card.h"

namespace downpile {

// `brief` has no article and is not declined: `7 hearts`.
enum class CardForm { start, nominative, accusative, dative, brief };

// Returns the form that a placeholder names ({card:dative}); nominative if it names none.
CardForm cardForm(std::string_view name);

// `the 7 of hearts`, `the red 7`; an unknown card is `a card`.
QString cardName(Card card, CardForm form, CardFamily family);
// Names of several cards in this order: `the 3, 4 and 5 of hearts`, `the 3 of hearts and the king
// of clubs`, `two red 5s`.
QString cardList(std::span<const Card> cards, CardForm form, CardFamily family);
// Returns true if cards of one value are played together. Players then look for values rather than
// suits.
bool playsSets(const GameInfo& info);
// Names of several cards in this order, grouped by value: `the 7 of hearts and clubs; the king of
// spades`. The form is nominative or brief.
QString listByValue(std::span<const Card> cards, CardForm form, CardFamily family);
// A short name without an article, for labels: `7 of hearts`, `red 7`.
QString cardLabel(Card card, CardFamily family);
// Returns true if a name of the card begins with the typed text, in any case and without spaces:
// `7h`, `king of`, `kh`, `hearts 7`.
bool isCalled(Card card, const QString& typed, CardFamily family);
// Shortest name of a card, for buttons: `7♥`.
QString cardSign(Card card);
// Name of a suit: `hearts`, or `red` for coloured cards.
QString suitName(Suit suit, CardFamily family);

// Index letters of ace, jack, queen and king, in the user's language.
QString languageIndices();

}  // namespace downpile
