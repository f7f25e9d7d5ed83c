// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/eye/last_moves.h"

#include <algorithm>

namespace downpile {

void LastMoves::clear() {
  jump_.clear();
  mover_ = kNoPlayer;
  sentences_.clear();
  important_.clear();
  order_.clear();
  broughtBy_.clear();
}

// Called when another player begins a move: forgets this player's previous move, except its
// important sentences.
void LastMoves::begin(int player) {
  if (viewer_ == kNoPlayer) jump_.clear();
  mover_ = player;
  sentences_[player] = important_[player];
  std::erase(order_, player);
  order_.push_back(player);
  std::erase_if(broughtBy_, [player](const auto& entry) { return entry.second == player; });
}

void LastMoves::note(const Event& event, const QString& sentence, bool isImportant,
                     const ShownTable& table, int before) {
  const int player = event.player;
  const bool moves = event.kind == Event::Kind::move || event.kind == Event::Kind::pile;
  if (player == kNoPlayer || (sentence.isEmpty() && !moves)) return;
  if (player == viewer_) {
    mover_ = viewer_;
  } else if (player != mover_) {
    begin(player);
  }
  if (!sentence.isEmpty() && player != viewer_) {
    sentences_[player] << sentence;
    if (isImportant) important_[player] << sentence;
  }
  const ShownTable::Heap* heap = moves ? table.heap(event.to) : nullptr;
  if (heap == nullptr) return;
  for (const ShownTable::Seen& seen : heap->cards) {
    if (seen.arrival <= before) continue;
    if (player == viewer_) {
      broughtBy_.erase(seen.key);
    } else {
      broughtBy_[seen.key] = player;
    }
  }
}

void LastMoves::replace(const QHash<QString, QString>& sentences) {
  jump_.clear();
  for (auto* lists : {&sentences_, &important_}) {
    for (auto& [player, texts] : *lists) {
      for (QString& text : texts) text = sentences.value(text, text);
    }
  }
}

QString LastMoves::textOf(int player) const {
  const auto found = sentences_.find(player);
  return found == sentences_.end() ? QString() : found->second.join(u' ');
}

QStringList LastMoves::headline() const {
  QStringList all;
  for (int player : order_) {
    const auto found = important_.find(player);
    if (found != important_.end()) all << found->second;
  }
  for (auto player = order_.rbegin(); all.isEmpty() && player != order_.rend(); ++player) {
    const auto found = sentences_.find(*player);
    if (found != sentences_.end()) all = found->second;
  }
  if (all.isEmpty() && !jump_.isEmpty()) all << jump_;
  return all;
}

QStringList LastMoves::news() const {
  QStringList all{jump_};
  for (int player : order_) all << textOf(player);
  all.removeAll(QString());
  return all;
}

}  // namespace downpile
