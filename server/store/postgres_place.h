// SPDX-License-Identifier: GPL-3.0-or-later
// Where a PostgreSQL database is, as its own programs are told:
//
//   host=db.example.org dbname=downpile user=downpile password='two words'
//   postgresql://downpile:secret@db.example.org:5432/downpile?sslmode=verify-full
#pragma once

#include <QMap>
#include <QString>
#include <optional>

namespace downpile {

// Keywords of libpq and their values. None where it is neither of the two.
using PostgresPlace = QMap<QString, QString>;
std::optional<PostgresPlace> readPostgresPlace(const QString& text);

// What people may see of it.
QString postgresName(const PostgresPlace& place);

}  // namespace downpile
