// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hands/forced_moves.h"

#include <algorithm>

#include "settings/settings.h"

namespace downpile {

ForcedMoves::ForcedMoves(Settings& settings, QObject* parent)
    : QObject(parent), settings_(settings), timer_(this) {
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &ForcedMoves::due);
}

std::optional<Action> ForcedMoves::only(const AnyView& view) {
  if (!isAwaited(view.actors(), view.standing().turn, view.viewer())) return std::nullopt;
  const std::vector<Action> legal = view.legal();
  return legal.size() == 1 ? std::optional(legal.front()) : std::nullopt;
}

std::optional<Action> ForcedMoves::own(const AnyView& view) const {
  return settings_.playForced() ? only(view) : std::nullopt;
}

void ForcedMoves::schedule(const AnyView& view, int busy) {
  timer_.stop();
  if (!held_ && own(view)) timer_.start(pause() + std::max(0, busy));
}

void ForcedMoves::stop() { timer_.stop(); }

void ForcedMoves::hold() {
  held_ = true;
  timer_.stop();
}

// Returns the pause before the viewer's only legal move is made automatically, in milliseconds.
int ForcedMoves::pause() const {
  if (settings_.pace() == QLatin1String("instant")) return 500;
  if (settings_.pace() == QLatin1String("brisk")) return 900;
  return settings_.pace() == QLatin1String("normal") ? 1200 : 1600;
}

}  // namespace downpile

#include "moc_forced_moves.cpp"
