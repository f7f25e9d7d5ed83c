// SPDX-License-Identifier: GPL-3.0-or-later
// Connection strings of PostgreSQL, in either form that libpq accepts:
//
//   host=db.example.org dbname=downpile user=downpile password='two words'
//   postgresql://downpile:secret@db.example.org:5432/downpile?sslmode=verify-full
#pragma once

#include <QMap>
#include <QString>
#include <optional>

namespace downpile {

// Keywords and values of libpq. readPostgresPlace returns nullopt if the text has neither form.
using PostgresPlace = QMap<QString, QString>;
std::optional<PostgresPlace> readPostgresPlace(const QString& text);

// Description of the database without secrets, for messages.
QString postgresName(const PostgresPlace& place);

}  // namespace downpile
