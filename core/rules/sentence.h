// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences from templates ("{card:start} is not lower than {top}."). Filling works the same for
// every language. The caller supplies the text of each placeholder, so that the table can inflect
// card names. Also contains the English words for the console.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "rules/game_info.h"
#include "rules/rule.h"
#include "table/card.h"

namespace downpile {

// Returns the text of a placeholder: `{card:start}` has the name `card` and the form `start`. The
// form is empty if the template has none.
using FillPlaceholder = std::function<std::string(std::string_view name, std::string_view form)>;

// Replaces each {name} and {name:form} in the text with valueOf(name, form). Placeholders in
// inserted values are not replaced. An unclosed brace stays.
std::string fillSentence(std::string_view text, const FillPlaceholder& valueOf);

// Returns true if the template has a placeholder of this name, in any form.
bool mentions(std::string_view text, std::string_view name);

// Fills %n and its plurals in an English template. `%n card(s)` becomes `1 card` or `6 cards`;
// `(once|%n times)` is the first part for 1, the second for any other number.
std::string countInEnglish(std::string_view text, std::int64_t count);

std::string_view englishSuit(Suit suit, CardFamily family);  // for example `hearts` or `red`
std::string englishCard(Card card, CardFamily family);       // `the 7 of hearts`, `the red 7`

// Returns the names of the cards in the given order. If all cards are French cards of one suit, the
// suit is named once: `the 3, 4 and 5 of hearts`. Otherwise each card has its full name: `the 3 of
// hearts and the king of clubs`, `the red 7 and the blue Clear +1`.
std::string englishCards(std::span<const Card> cards, CardFamily family);

// Fills a template with valueOf(name). The text, and each placeholder of the form `start`, begins
// with a capital.
std::string fillInEnglish(std::string_view text,
                          const std::function<std::string(std::string_view name)>& valueOf);

// Returns the order of cards in sentences that are not about a move: `aceHigh` if a verb of the
// game has this order, else `rising`.
LayOrder listOrder(const GameInfo& info);

// Returns the sentence explaining a refusal to the player. Players are called by number.
std::string refusalInEnglish(const GameInfo& info, const Refusal& refusal);

}  // namespace downpile
