// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/request.h"

#include <QDir>
#include <QFile>
#include <QUrl>

#include "games/catalog.h"

namespace downpile {

namespace {
constexpr QByteArrayView kNew("new ");
constexpr QByteArrayView kResume("continue");
constexpr QByteArrayView kSee("see ");
constexpr QByteArrayView kJoin("join ");

// Decodes the percent-encoded path of a file. Returns an empty text if the path is not absolute or
// contains a NUL.
QString absolutePath(const QByteArray& encoded) {
  const QByteArray path = QByteArray::fromPercentEncoding(encoded);
  return path.startsWith('/') && !path.contains('\0') ? QFile::decodeName(path) : QString();
}
}  // namespace

QByteArray requestText(const Request& request) {
  switch (request.kind) {
    case Request::Kind::newGame:
      return kNew.toByteArray() + request.game.toUtf8();
    case Request::Kind::resume:
      return kResume.toByteArray();
    case Request::Kind::see:
      return kSee.toByteArray() + QFile::encodeName(request.path).toPercentEncoding("/");
    case Request::Kind::join:
      return kJoin.toByteArray() + request.link.toUtf8();
    case Request::Kind::show:
      break;
  }
  return "show";
}

Request requestFromText(const QByteArray& text) {
  if (text == kResume) return {.kind = Request::Kind::resume};
  if (text.startsWith(kSee)) {
    const QString path = absolutePath(text.mid(kSee.size()));
    return path.isEmpty() ? Request{} : Request{.kind = Request::Kind::see, .path = path};
  }
  if (text.startsWith(kJoin)) {
    const QString link = QString::fromUtf8(text.mid(kJoin.size()));
    return isTableLink(link) ? Request{.kind = Request::Kind::join, .link = link} : Request{};
  }
  if (!text.startsWith(kNew)) return {};
  const QByteArray game = text.mid(kNew.size());
  if (findGame(game.toStdString()) == nullptr) return {};
  return {.kind = Request::Kind::newGame, .game = QString::fromUtf8(game)};
}

bool isTableLink(const QString& argument) {
  using namespace Qt::StringLiterals;
  return argument.startsWith(u"downpile://"_s, Qt::CaseInsensitive) && !argument.contains(u'\n');
}

QString pathFromArgument(const QString& argument) {
  using namespace Qt::StringLiterals;
  const QUrl url(argument);
  if (argument.startsWith(u"file:"_s) && url.isLocalFile()) return url.toLocalFile();
  return argument.startsWith(u'/') ? argument : QDir::currentPath() + u'/' + argument;
}

}  // namespace downpile
