// SPDX-License-Identifier: GPL-3.0-or-later
// Connection strings of PostgreSQL, in either form accepted by libpq:
//
//   host=db.example.org dbname=downpile user=downpile password='two words'
//   postgresql://downpile:secret@db.example.org:5432/downpile?sslmode=verify-full
#pragma once

#include <QMap>
#include <QString>
#include <optional>

namespace downpile {

// Connection parameters of libpq: keywords with their values. readPostgresPlace() reads a
// connection string of keywords or a URI. It returns nullopt if the text is neither.
using PostgresPlace = QMap<QString, QString>;
std::optional<PostgresPlace> readPostgresPlace(const QString& text);

// Returns a description of the database for messages. It contains no password.
QString postgresName(const PostgresPlace& place);

}  // namespace downpile
