// SPDX-License-Identifier: GPL-3.0-or-later
// Normalised host names and addresses.
#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace downpile {

// Returns the canonical form of a host name or address, or an empty string if `text` is invalid.
// IPv4 has four numbers; IPv6 is shortened, without brackets and zone. A name is in lower-case
// ASCII (IDNA) with at most 253 letters.
QString hostName(QStringView text);

// Selects the addresses at which other machines can reach this one, the best first: at most two of
// IPv4 and one of IPv6. Returns 127.0.0.1 if none is found.
QStringList reachableHosts(const QList<QHostAddress>& addresses);

// Returns this machine's addresses on all running networks, except networks of containers and
// virtual machines. Queries the operating system, so it is called only for multiplayer.
QList<QHostAddress> ownAddresses();

}  // namespace downpile
