// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/rows/button_rows.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "text/card_names.h"
#include "text/texts.h"

namespace downpile {

namespace {

constexpr std::size_t kMostCombinations = 5;

int bareVerbs(std::span<const Verb> verbs) {
  return static_cast<int>(std::ranges::count(verbs, ActionShape::bare, &Verb::shape));
}

}  // namespace

ButtonRows::ButtonRows(const TableScene& scene)
    : scene_(scene), position_(scene.position), info_(scene.position.info()) {}

std::vector<ButtonRow> ButtonRows::rows() const {
  std::vector<ButtonRow> rows;
  if (scene_.presenter.delaysTurn()) return rows;
  const auto verbs = info_.verbs;
  for (std::size_t verb = 0; verb < verbs.size(); ++verb) {
    const std::vector<Action> legal = position_.legalWith(verb);
    if (legal.empty()) continue;
    switch (verbs[verb].shape) {
      case ActionShape::bare:
        rows.push_back(buttonOf(legal.front(),
                                position_.narrator().text(titleOf(verbs[verb], position_.view())),
                                position_.narrator().text(verbs[verb].key)));
        rows.back().home = bareVerbs(verbs.first(verb));
        rows.back().homes = bareVerbs(verbs);
        break;
      case ActionShape::number:
        addNumbers(legal, rows);
        break;
      case ActionShape::word:
        addWords(legal.front(), rows);
        break;
      default:
        break;  // moves with cards or places; addCombinations() adds some of them
    }
  }
  addCombinations(rows);
  addGathered(rows);
  return rows;
}

// Adds a button that makes a move of several cards (Verb::gathers) once all of them are selected or
// staged.
void ButtonRows::addGathered(std::vector<ButtonRow>& rows) const {
  const auto cards = scene_.gestures.pendingMove().with(scene_.gestures.selection(), std::nullopt);
  if (!cards) return;
  const auto move = std::ranges::find_if(position_.legal(), [&](const Action& action) {
    return info_.verbs[action.verb].gathers > 0;
  });
  // legal() lists only one of several moves with cards of equal value, so the rules are asked.
  Action chosen = *move;  // exists; see PendingMove::with()
  chosen.cards = *cards;
  if (position_.view().check(chosen)) return;
  rows.push_back(buttonOf(chosen, tr("Choose these cards"), numberText(1)));
  rows.back().possible = true;
}

// Adds buttons for up to kMostCombinations legal combinations of cards that contain all selected
// cards, the largest first. Their keys are digits.
void ButtonRows::addCombinations(std::vector<ButtonRow>& rows) const {
  if (scene_.gestures.selection().empty()) return;
  std::vector<Action> larger;
  for (const Action& action : position_.legal()) {
    if (info_.verbs[action.verb].combines && action.cards.size() > 1 &&
        action.cards.containsAll(scene_.gestures.selection())) {
      larger.push_back(action);
    }
  }
  std::ranges::stable_sort(larger, std::ranges::greater(),
                           [](const Action& action) { return action.cards.size(); });
  larger.resize(std::min(larger.size(), kMostCombinations));
  for (std::size_t i = 0; i < larger.size(); ++i) {
    const LayOrder order = info_.verbs[larger[i].verb].order;
    const auto cards = inLayOrder(larger[i].cards, order);
    QStringList signs;
    for (Card card : cards) signs << cardSign(card);
    rows.push_back(buttonOf(larger[i], tr("Play %1", "cards as signs").arg(signs.join(u' ')),
                            numberText(static_cast<int>(i) + 1)));
    rows.back().label =
        tr("Play %1", "names of cards").arg(cardList(cards, CardForm::accusative, info_.family));
  }
}

ButtonRow ButtonRows::buttonOf(const Action& action, const QString& text,
                               const QString& key) const {
  return {.action = action,
          .verb = QString::fromStdString(actionText(action, info_)),
          .text = text,
          .key = key,
          .possible = std::ranges::find(position_.legal(), action) != position_.legal().end(),
          .hinted = scene_.coach.hinted() != nullptr && *scene_.coach.hinted() == action};
}

// Adds a button for each number from the lowest to the highest legal one. If a number between them
// is forbidden, the user can press it to see the reason. Also adds the next number above or below
// if it is forbidden for another reason than the numbers beyond it.
void ButtonRows::addNumbers(const std::vector<Action>& legal, std::vector<ButtonRow>& rows) const {
  const auto [least, most] = std::ranges::minmax(legal, {}, &Action::number);
  int last = most.number;
  const auto reasonAgainst = [&](int number) {
    Action action = most;
    action.number = static_cast<std::int16_t>(number);
    const auto refusal = position_.view().check(action);
    return refusal ? refusal->reason : 0;
  };
  if (reasonAgainst(last + 1) != reasonAgainst(last + 2)) ++last;
  int first = least.number;
  if (first > 0 && reasonAgainst(first - 1) != reasonAgainst(-1)) --first;
  for (int number = first; number <= last; ++number) {
    Action action = most;
    action.number = static_cast<std::int16_t>(number);
    const QString text = numberText(number);
    rows.push_back(buttonOf(action, text, text));
    rows.back().label = tr("%1 %2", "the action of a button with a number: Bid 0")
                            .arg(position_.narrator().text(info_.verbs[action.verb].title), text);
  }
}

// Adds a button for each word. If a word is forbidden, the user can press it to see the reason.
void ButtonRows::addWords(Action action, std::vector<ButtonRow>& rows) const {
  const auto& labels = info_.verbs[action.verb].wordLabels;
  for (std::size_t word = 0; word < labels.size(); ++word) {
    action.number = static_cast<std::int16_t>(word);
    ButtonRow row = buttonOf(action, position_.narrator().text(labels[word].title),
                             numberText(static_cast<int>(word) + 1));
    row.symbol = QString::fromUtf8(labels[word].symbol);
    rows.push_back(std::move(row));
  }
}

}  // namespace downpile
