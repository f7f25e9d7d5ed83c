// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody who starts the program asks of it on the command line; a program that runs already
// is told in one line.
#pragma once

#include <QByteArray>
#include <QString>

namespace downpile {

struct Request {
  enum class Kind { show, newGame, resume, see, join };
  Kind kind = Kind::show;
  QString game{};  // of a new game: its id
  QString path{};  // of a record that is to be seen: absolute
  QString link{};  // of a table that is to be joined: downpile://…

  bool operator==(const Request&) const = default;
};

// `new underwear`, `join downpile://…`, `see /tmp/a%20record.downpile`; without a line feed.
QByteArray requestText(const Request& request);
// What is not understood, or names no game or file, asks for the window only.
Request requestFromText(const QByteArray& text);

// Whether an argument of the command line is the link of an invitation.
bool isTableLink(const QString& argument);

// The file that somebody calls so on the command line: a path from here, or a URL of a file.
QString pathFromArgument(const QString& argument);

}  // namespace downpile
