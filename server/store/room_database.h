// SPDX-License-Identifier: GPL-3.0-or-later
// The statements that a room's store is made of; for its own sources, and in the thread of the
// database alone.
#pragma once

#include <QString>
#include <QVariantList>
#include <vector>

#include "store/room_store.h"

class QSqlDatabase;

namespace downpile {

// Whether a statement could be carried out.
bool execute(QSqlDatabase& database, const QString& statement, const QVariantList& values = {});

// Makes the database ready to be worked with: a new one gets its tables. Empty, or a sentence that
// says what is wrong with it; one that is newer is not changed.
QString prepareRoom(QSqlDatabase& database, const QString& path);

// The tables that are open, with the game that was begun there last. None and a sentence where they
// cannot be read.
std::vector<RoomStore::Found> readRoom(QSqlDatabase& database, QString& sentence);

}  // namespace downpile
