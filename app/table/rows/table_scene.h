// SPDX-License-Identifier: GPL-3.0-or-later
// Input for computing the rows of the table's models: the position, the presenter, the gestures in
// progress, the hint and the settings. It holds only information known to the viewer.
#pragma once

#include <QVariantList>

#include "table/eye/table_presenter.h"
#include "table/hands/table_coach.h"
#include "table/hands/table_gestures.h"
#include "table/position/table_position.h"

namespace downpile {

class Settings;

struct TableScene {
  const TablePosition& position;
  const TablePresenter& presenter;
  const TableGestures& gestures;
  const TableCoach& coach;
  const Settings& settings;
};

// Returns the cards in each place as they are shown: staged cards at the place of their move, and
// the players' hands and piles face up if the user has chosen this after a deal.
ShownTable::Heaps lying(const TableScene& scene);

// Returns the facts about a player, or about the table if `player` is kNoPlayer: maps of `name`,
// `text` (short), `suit` (or ""), `label` (for screen readers).
QVariantList factsOf(const AnyView& view, int player, const Narrator& narrator);

}  // namespace downpile
