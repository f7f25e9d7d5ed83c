// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/request.h"

#include "games/catalog.h"

namespace downpile {

namespace {
constexpr QByteArrayView kNew("new ");
constexpr QByteArrayView kResume("continue");
}  // namespace

QByteArray requestText(const Request& request) {
  switch (request.kind) {
    case Request::Kind::newGame:
      return kNew.toByteArray() + request.game.toUtf8();
    case Request::Kind::resume:
      return kResume.toByteArray();
    case Request::Kind::show:
      break;
  }
  return "show";
}

Request requestFromText(const QByteArray& text) {
  if (text == kResume) return {.kind = Request::Kind::resume};
  if (!text.startsWith(kNew)) return {};
  const QByteArray game = text.mid(kNew.size());
  if (findGame(game.toStdString()) == nullptr) return {};
  return {.kind = Request::Kind::newGame, .game = QString::fromUtf8(game)};
}

}  // namespace downpile
