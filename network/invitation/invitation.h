// SPDX-License-Identifier: GPL-3.0-or-later
// The short text by which somebody finds a table, and is sure that it is that one:
//
//   downpile://HOST[:PORT]/TABLE[?or=HOST,HOST...]#FINGERPRINT
//
// HOST is a name, an IPv4 address, or an IPv6 address in brackets. A machine can have several
// addresses and answers at one port: `or` lists the others, without brackets. TABLE is missing,
// together with its slash, where a room is meant and not one of its tables. What follows the # is
// Fingerprint::text of the host's key.
//
// A person may also type a HOST, HOST:PORT, or an IPv6 address as it is.
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>
#include <QUrl>
#include <cstdint>
#include <optional>

#include "identity/fingerprint.h"

namespace downpile {

// Where a table is looked for when nothing else is said, by TCP. Tables on one network are found at
// the same port by UDP. Nobody else has it registered, and no system gives it to who asks for any.
inline constexpr std::uint16_t kDefaultPort = 28657;

struct Invitation {
  static constexpr qsizetype kMostHosts = 4;
  static constexpr qsizetype kMostTableLength = 32;
  // Of a text that is read, which is longer than any link.
  static constexpr qsizetype kMostLength = 1500;

  // Ways to one machine, in the order in which to try them; at least one, at most kMostHosts. Names
  // in small ASCII letters (IDNA), IPv6 addresses without brackets.
  QStringList hosts;
  std::uint16_t port = kDefaultPort;  // 1 to 65535
  // a-z and 0-9, at most kMostTableLength of them. Empty for the room itself.
  QString table;
  // Whose key the host has; none where somebody has typed an address.
  std::optional<Fingerprint> fingerprint;

  // The link; without a fingerprint what a person would type to reach hosts.first(). Reading it
  // gives this invitation again, where that has a fingerprint.
  QString text() const;
  // Where to open a QWebSocket to that host.
  QUrl url(const QString& host) const;

  friend bool operator==(const Invitation&, const Invitation&) = default;
};

enum class InvitationMistake : std::uint8_t {
  none,
  nothing,    // no text
  tooLong,    // more than kMostLength
  otherKind,  // a link of something else, or a text
  noHost,
  badHost,
  badPort,
  tooManyHosts,
  badTable,
  cutOff,          // the fingerprint is missing or too short
  badFingerprint,  // too long, or not of its letters
  newer,           // asks for something that this version does not know
};

struct InvitationReading {
  std::optional<Invitation> invitation;
  InvitationMistake mistake = InvitationMistake::none;
  // What is wrong, for people; empty where nothing is.
  QString sentence;
};

// Whether a table can be called so (Invitation::table); it can have no name, too.
bool isTableName(QStringView name);

// Blanks around the text do not count, nor do capitals in names of machines.
InvitationReading readInvitation(const QString& text);

}  // namespace downpile
