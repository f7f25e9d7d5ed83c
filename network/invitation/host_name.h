// SPDX-License-Identifier: GPL-3.0-or-later
// Normalised host names and addresses.
#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace downpile {

// Returns the canonical form of a host name or address, or an empty string if `text` is invalid. An
// IPv4 address has four numbers; an IPv6 address is shortened, without brackets and zone. A name is
// in lower-case ASCII (IDNA) with at most 253 letters.
QString hostName(QStringView text);

// Selects from `addresses` those at which other machines can reach this one, the best first: at
// most two IPv4 addresses and one IPv6 address. Returns 127.0.0.1 if none exists.
QStringList reachableHosts(const QList<QHostAddress>& addresses);

// Returns this machine's addresses on all running networks, except networks of containers and
// virtual machines. It queries the operating system, so call it only for multiplayer.
QList<QHostAddress> ownAddresses();

}  // namespace downpile
