// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/question.h"

#include <array>

#include "rules/json_text.h"
#include "rules/option_value.h"
#include "seal/sha256.h"

namespace downpile {

std::int64_t chanceFor(Random& random) {
  std::array<char, 16> drawn{};
  for (std::size_t i = 0; i < drawn.size(); i += 8) {
    std::uint64_t word = random.next();
    for (std::size_t j = 0; j < 8; ++j, word >>= 8U) drawn[i + j] = static_cast<char>(word & 0xffU);
  }
  const Bytes32 hash = sha256({drawn.data(), drawn.size()});
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i) number = number << 8U | hash[i];
  return static_cast<std::int64_t>(number >> 11U);
}

std::string questionText(const AnyView& view, std::chrono::milliseconds time, std::int64_t chance) {
  Value::List legal;
  for (const Action& action : view.legal()) legal.emplace_back(actionText(action, view.info()));
  std::string text;
  writeJson(text, Value::Object{{"game", std::string(view.info().id)},
                                {"players", view.players()},
                                {"player", view.viewer()},
                                {"options", optionsValue(view.info(), view.options())},
                                {"view", view.write()},
                                {"legal", std::move(legal)},
                                {"must", mustMove(view)},
                                {"milliseconds", static_cast<std::int64_t>(time.count())},
                                {"chance", chance}});
  return text;
}

bool mustMove(const AnyView& view) {
  return isAwaited(view.actors(), view.standing().turn, view.viewer());
}

JudgedAnswer judged(const AnyView& view, const ExternalAnswer& answer) {
  switch (answer.kind) {
    case ExternalAnswer::Kind::move:
      // The answer must be the text of a legal move.
      for (const Action& action : view.legal()) {
        if (actionText(action, view.info()) == answer.text) return {action, {}};
      }
      return {{}, "played '" + shownText(answer.text) + "', which is not legal"};
    case ExternalAnswer::Kind::pass:
      return {{}, mustMove(view) ? "passed although it must move" : ""};
    case ExternalAnswer::Kind::wrong:
    case ExternalAnswer::Kind::late:
    case ExternalAnswer::Kind::gone:
    case ExternalAnswer::Kind::cancelled:
      break;
  }
  return {{}, answer.text};
}

}  // namespace downpile
