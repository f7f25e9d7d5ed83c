// SPDX-License-Identifier: GPL-3.0-or-later
// Tool tip of a player's plate: name, style of a computer player, cards, total and state, with the
// meaning of the plate's marks.
#pragma once

#include <QString>
#include <QStringList>

#include "table/models/player_model.h"

namespace downpile {

// Returns facts about a player, one per line, the name first. `character` are sentences about a
// computer player's style. `total` is the score in full (`12 points`).
QString playerAbout(const PlayerRow& player, const QStringList& character, const QString& total);

}  // namespace downpile
