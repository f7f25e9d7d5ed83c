// SPDX-License-Identifier: GPL-3.0-or-later
// What is said by UDP between who looks for tables on their network and who hosts one. Each
// datagram is a JSON object in UTF-8 of at most kMostDatagram bytes:
//
//   {"downpile":1,"ask":NONCE}                              padded with blanks to kMostDatagram
//   {"downpile":1,"answer":NONCE,"name":TEXT,"game":ID,"seats":N,"free":N,
//    "port":N,"table":ID,"key":FINGERPRINT,"protocol":N}
//
// NONCE is 16 hexadecimal digits that the asker has made up: an answer to nobody's question is
// none. Fields that are not known are passed over. A question is as long as the longest answer, so
// that nobody can make hosts send more to a third party than they were sent.
#pragma once

#include <QByteArray>
#include <QString>
#include <cstdint>
#include <optional>

#include "identity/fingerprint.h"

namespace downpile {

inline constexpr qsizetype kMostDatagram = 512;  // bytes

// What a host says of a table, or of its room, to everybody on its network.
struct TableNotice {
  static constexpr qsizetype kMostName = 40;  // UTF-16 units
  static constexpr qsizetype kMostGame = 32;
  static constexpr int kMostSeats = 16;

  QString name;            // as cleanText makes it; never empty
  QString game;            // the id of a game: a-z, 0-9, _ and -; empty for a room of many tables
  int seats = 0;           // 0 to kMostSeats
  int free = 0;            // 0 to seats: no person sits there
  std::uint16_t port = 0;  // TCP, 1 to 65535
  QString table;           // Invitation::table
  Fingerprint host;        // whose key the host has
  int protocol = 0;        // of the messages at the table, 1 to 65535

  friend bool operator==(const TableNotice&, const TableNotice&) = default;
};

struct TableAnswer {
  std::uint64_t nonce = 0;
  TableNotice notice;
};

QByteArray writeAsk(std::uint64_t nonce);
// The nonce of a question; none of anything else.
std::optional<std::uint64_t> readAsk(const QByteArray& datagram);

// What is out of its range in the notice is made to fit, so that readAnswer takes it.
QByteArray writeAnswer(const TableAnswer& answer);
// None where a field is missing, out of its range, or of another kind. The name is cleaned.
std::optional<TableAnswer> readAnswer(const QByteArray& datagram);

}  // namespace downpile
