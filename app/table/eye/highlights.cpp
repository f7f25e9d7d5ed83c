// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/eye/highlights.h"

#include <algorithm>
#include <utility>

namespace downpile {

void Highlights::note(const Event& event, const DisplayPlan& plan, const Narrator& narrator) {
  const Sentence& sentence = *plan.sentenceOf(event);
  if (plan.lingers(event)) {
    lingers_ = true;
    for (Card card : event.cards) marked_.insert(card);
  }
  if (!sentence.symbol.empty()) {
    if (std::exchange(roundOver_, false)) shownBy_.clear();
    shownBy_[event.player] = {.symbol = QString::fromUtf8(sentence.symbol),
                              .text = narrator.sentence(event)};
  }
  if (sentence.outcome == Sentence::Outcome::none) return;
  const bool won = sentence.outcome == Sentence::Outcome::won;
  shownBy_[event.player].outcome = won ? QStringLiteral("won") : QStringLiteral("lost");
}

void Highlights::gather(std::vector<Place> places, int player) {
  gathered_ = std::move(places);
  if (player != kNoPlayer) gatherer_ = player;
}

void Highlights::nextItem(bool lingersOn, bool moves) {
  if (lingers_ && !lingersOn) settle();
  if (moves) shownBy_.clear();
}

void Highlights::settle() {
  std::map<int, Shown> signs = std::move(shownBy_);
  clear();
  shownBy_ = std::move(signs);
  roundOver_ = true;
}

void Highlights::clear() { *this = {}; }

const Highlights::Shown* Highlights::shownBy(int player) const {
  const auto found = shownBy_.find(player);
  return found == shownBy_.end() ? nullptr : &found->second;
}

int Highlights::gathererOf(const Place& place) const {
  return std::ranges::find(gathered_, place) == gathered_.end() ? kNoPlayer : gatherer_;
}

}  // namespace downpile
