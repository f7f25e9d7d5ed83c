// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences made from templates ("{card:start} is not lower than {top}."). The filling is the same
// for every language: whoever tells the sentence supplies the text of each placeholder, so that
// the table can decline its card names. The English words that the console needs are here too.
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

// The text for a placeholder: `{card:start}` asks for name `card` in the form `start`; the form is
// empty where the template gives none.
using SayPlaceholder = std::function<std::string(std::string_view name, std::string_view form)>;

// The template with each {name} and {name:form} replaced, once, from left to right. A brace that
// is never closed stays as it is.
std::string fillSentence(std::string_view text, const SayPlaceholder& say);

// Whether a template has a placeholder of this name, in any form.
bool mentions(std::string_view text, std::string_view name);

// An English template with %n and its plurals for this count: `%n card(s)` is `1 card` or `6
// cards`, and of what stands in `(once|%n times)` the first is for one, the second for any other
// number.
std::string countInEnglish(std::string_view text, std::int64_t count);

std::string_view englishSuit(Suit suit, CardFamily family);  // `hearts`, `red`
std::string englishCard(Card card, CardFamily family);       // `the 7 of hearts`, `the red 7`

// In the order given: `the 3, 4 and 5 of hearts`, `the 3 of hearts and the king of clubs`, `the red
// 7 and the blue Clear +1`.
std::string englishCards(std::span<const Card> cards, CardFamily family);

// The template with each placeholder as `say(name)` has it, at the start of a sentence as well.
std::string fillInEnglish(std::string_view text,
                          const std::function<std::string(std::string_view name)>& say);

// The sentence that tells a player why a move is refused. Players are called by number.
std::string refusalInEnglish(const GameInfo& info, const Refusal& refusal);

}  // namespace downpile
