// SPDX-License-Identifier: GPL-3.0-or-later
// A request on the command line. If the program is already running, the running program receives
// the request as one line of text.
#pragma once

#include <QByteArray>
#include <QString>

namespace downpile {

struct Request {
  enum class Kind { show, newGame, resume, see, join };
  Kind kind = Kind::show;
  QString game{};  // id of the game to begin; empty if none
  QString path{};  // absolute path of the record to show; empty if none
  QString link{};  // invitation link to a table, such as downpile://…; empty if none

  bool operator==(const Request&) const = default;
};

// Returns the request as text, without a line feed: `new underwear`, `join downpile://…`, `see
// /tmp/a%20record.downpile`.
QByteArray requestText(const Request& request);
// Reads a text of requestText(). If the text is invalid or names an unknown game, returns a request
// that only shows the window.
Request requestFromText(const QByteArray& text);

// Returns true if a command line argument is an invitation link.
bool isTableLink(const QString& argument);

// Returns the absolute path of the file in a command line argument: a path, which may be relative
// to the current folder, or the URL of a file.
QString pathFromArgument(const QString& argument);

}  // namespace downpile
