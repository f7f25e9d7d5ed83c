// SPDX-License-Identifier: GPL-3.0-or-later
// Example notices: descriptions of a table that its host announces in the local network.
#pragma once

#include "discovery/datagrams.h"

// Returns a notice whose name and fingerprint contain the number.
inline downpile::TableNotice noticeOf(int number) {
  using namespace Qt::StringLiterals;
  QByteArray key(static_cast<qsizetype>(downpile::Fingerprint::kBytes), 'k');
  key[0] = static_cast<char>(number);
  key[1] = static_cast<char>(number / 256);
  downpile::TableNotice notice;
  notice.name = u"Table %1"_s.arg(number, 4, 10, QChar(u'0'));
  notice.game = u"up-and-down"_s;
  notice.seats = 5;
  notice.free = 2;
  notice.port = 4000;
  notice.table = u"k7qx"_s;
  notice.host = downpile::Fingerprint::fromBytes(key).value();
  notice.protocol = 1;
  return notice;
}
