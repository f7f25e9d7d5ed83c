// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody who starts the program asks of it on the command line; a program that runs already
// is told in one line.
#pragma once

#include <QByteArray>
#include <QString>

namespace downpile {

struct Request {
  enum class Kind { show, newGame, resume };
  Kind kind = Kind::show;
  QString game{};  // of a new game: its id

  bool operator==(const Request&) const = default;
};

// `new underwear`; without a line feed.
QByteArray requestText(const Request& request);
// What is not understood, or names no game, asks for the window only.
Request requestFromText(const QByteArray& text);

}  // namespace downpile
