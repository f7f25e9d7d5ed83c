// SPDX-License-Identifier: GPL-3.0-or-later
// Invitation link to a table, with the key of its host:
//
//   downpile://HOST[:PORT]/TABLE[?or=HOST,HOST...]#FINGERPRINT
//
// HOST is a name, an IPv4 address, or an IPv6 address in brackets. A machine with several addresses
// answers at the same port on all of them: `or` lists the others, without brackets. A link to a
// room has neither TABLE nor the slash before it. FINGERPRINT is Fingerprint::text of the host's
// key.
//
// Users may also type HOST, HOST:PORT, or an IPv6 address without brackets.
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>
#include <QUrl>
#include <cstdint>
#include <optional>

#include "identity/fingerprint.h"

namespace downpile {

// Default TCP port of tables, and UDP port of the search for tables. It is not registered with
// IANA, and not in the range from which systems choose ephemeral ports.
inline constexpr std::uint16_t kDefaultPort = 28657;

struct Invitation {
  static constexpr qsizetype kMostHosts = 4;
  static constexpr qsizetype kMostTableLength = 32;
  // Maximum length of a text accepted by readInvitation(), in UTF-16 units. All valid links are
  // shorter.
  static constexpr qsizetype kMostLength = 1500;

  // Addresses of the host's machine in the order of the attempts; 1 to kMostHosts. Names
  // are in lower-case ASCII (IDNA), IPv6 addresses without brackets.
  QStringList hosts;
  std::uint16_t port = kDefaultPort;  // TCP port, 1 to 65535
  // Id of the table: at most kMostTableLength characters of a-z and 0-9. Empty for the lobby of a
  // room.
  QString table;
  // Fingerprint of the host's key; nullopt if the user typed an address instead of a link.
  std::optional<Fingerprint> fingerprint;

  // Returns the invitation as a link. Without a fingerprint, returns hosts.first() as a user would
  // type it, with the port if it is not the default. Parsing a link with a fingerprint gives an
  // equal invitation.
  QString text() const;
  // Returns the URL of the table's WebSocket at this address of the host.
  QUrl url(const QString& host) const;
  // Returns true if both lead to the same table of the same host, also at different addresses.
  bool isSameTable(const Invitation& other) const;

  friend bool operator==(const Invitation&, const Invitation&) = default;
};

enum class InvitationMistake : std::uint8_t {
  none,
  nothing,    // the text is empty
  tooLong,    // the text is longer than kMostLength
  otherKind,  // the text is a link of another kind, or not a link at all
  noHost,
  badHost,
  badPort,
  tooManyHosts,
  badTable,
  incomplete,  // the fingerprint is missing or too short
  // The fingerprint is too long, or contains invalid letters.
  badFingerprint,
  newer,  // the link contains parts known only to a newer version
};

struct InvitationReading {
  std::optional<Invitation> invitation;
  InvitationMistake mistake = InvitationMistake::none;
  // Error message for the user; empty if there is no mistake.
  QString sentence;
};

// Returns whether `name` is valid for Invitation::table. An empty name is valid.
bool isTableName(QStringView name);

// Parses a link or an address entered by a user. Ignores surrounding blanks, a message around a
// link, and the case of host names.
InvitationReading readInvitation(const QString& text);

}  // namespace downpile
