// SPDX-License-Identifier: GPL-3.0-or-later
// Description of a player's plate: who the player is, how a computer player plays, and what chips
// and numbers mean.
#pragma once

#include <QString>
#include <QStringList>

#include "table/models/player_model.h"

namespace downpile {

// Returns one line of text for each fact, the name first. `character`: sentences about a computer
// player's style. `total`: the score in full (`12 points`).
QString playerAbout(const PlayerRow& player, const QStringList& character, const QString& total);

}  // namespace downpile
