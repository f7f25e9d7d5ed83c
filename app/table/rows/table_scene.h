// SPDX-License-Identifier: GPL-3.0-or-later
// What rows are made of: how the game stands, what of it is seen, and what the hands are at. Only
// the person's view and the eye's table are read.
#pragma once

#include <QVariantList>

#include "table/eye/table_eye.h"
#include "table/hands/table_coach.h"
#include "table/hands/table_gestures.h"
#include "table/position/table_position.h"

namespace downpile {

class Settings;

struct TableScene {
  const TablePosition& position;
  const TableEye& eye;
  const TableGestures& gestures;
  const TableCoach& coach;
  const Settings& settings;
};

// What lies where: as the eye sees it, with what is staged where it is going to be, and with all
// hands where they are open.
EyeTable::Heaps lying(const TableScene& scene);

// What is to be said of a player, or of the table (kNobody): maps of `name`, `text` (short), `suit`
// (or ""), `label` (for screen readers).
QVariantList factsOf(const AnyView& view, int player, const Narrator& narrator);

}  // namespace downpile
