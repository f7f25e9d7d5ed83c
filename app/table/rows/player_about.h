// SPDX-License-Identifier: GPL-3.0-or-later
// What a plate says of itself when one asks it: who this is, how a computer player plays, and what
// its chips and numbers mean.
#pragma once

#include <QString>
#include <QStringList>

#include "table/models/player_model.h"

namespace downpile {

// A line each, the name first. `character` are sentences on how a computer player plays, `total` is
// what its score counts in full (`12 points`).
QString playerAbout(const PlayerRow& player, const QStringList& character, const QString& total);

}  // namespace downpile
