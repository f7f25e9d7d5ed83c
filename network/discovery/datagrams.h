// SPDX-License-Identifier: GPL-3.0-or-later
// UDP datagrams between searching guests and hosts on one network. Each datagram is a JSON object
// in UTF-8 of at most kMostDatagram bytes:
//
//   {"downpile":1,"ask":NONCE}                              padded with blanks to kMostDatagram
//   {"downpile":1,"answer":NONCE,"name":TEXT,"game":ID,"seats":N,"free":N,
//    "port":N,"table":ID,"key":FINGERPRINT,"protocol":N,"rules":OPTIONS}
//
// NONCE is 16 hexadecimal digits chosen by the asker; answers with an unknown nonce are ignored.
// OPTIONS (house rules) is optional. Unknown fields are ignored. A question is as long as the
// longest answer, so that hosts cannot be abused for amplification attacks.
#pragma once

#include <QByteArray>
#include <QString>
#include <cstdint>
#include <optional>

#include "identity/fingerprint.h"

namespace downpile {

inline constexpr qsizetype kMostDatagram = 512;  // maximum size of a datagram in bytes

// Description of a table, or of a room with several tables, in its host's answer to a search.
struct TableNotice {
  static constexpr qsizetype kMostName = 40;  // maximum length of a name in UTF-16 units
  static constexpr qsizetype kMostGame = 32;
  static constexpr int kMostSeats = 16;
  static constexpr qsizetype kMostRules = 300;

  QString name;            // name of the table, cleaned by cleanText; never empty
  QString game;            // id of the game: a-z, 0-9, _ and -; empty for a room of several tables
  int seats = 0;           // number of seats, 0 to kMostSeats
  int free = 0;            // number of seats available to a newcomer, 0 to seats
  std::uint16_t port = 0;  // TCP port, 1 to 65535
  QString table;           // id of the table (Invitation::table)
  Fingerprint host;        // fingerprint of the host's key
  int protocol = 0;        // version of the host's message protocol, 1 to 65535
  // House rules that differ from the game's defaults, in the form of differingText(). nullopt if
  // they do not fit into the datagram, or if an older host does not send them.
  std::optional<QString> rules{};

  friend bool operator==(const TableNotice&, const TableNotice&) = default;
};

struct TableAnswer {
  std::uint64_t nonce = 0;
  TableNotice notice;
};

QByteArray writeAsk(std::uint64_t nonce);
// Returns the nonce in a search datagram, or nullopt if the datagram is something else.
std::optional<std::uint64_t> readAsk(const QByteArray& datagram);

// Serialises a host's answer to a search. Clamps numbers, shortens texts and may omit the house
// rules, so that readAnswer() accepts the result. The port and the ids must be valid (TableNotice).
QByteArray writeAnswer(const TableAnswer& answer);
// Reads a host's answer to a search. Returns nullopt if a field other than the house rules is
// missing, out of range or of another type. The table's name is cleaned.
std::optional<TableAnswer> readAnswer(const QByteArray& datagram);

}  // namespace downpile
