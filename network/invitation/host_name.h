// SPDX-License-Identifier: GPL-3.0-or-later
// How machines are called.
#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace downpile {

// The one way to write the name or address of a machine that can be connected to: an address of
// IPv4 with four numbers, of IPv6 as short as it goes and without brackets or a zone, or a name in
// small ASCII letters (by IDNA where it has others), at most 253 of them. Empty where `text` is
// none.
QString hostName(QStringView text);

// Under which of these addresses others can reach this machine, best first: at most two of IPv4 and
// one of IPv6, those of no use to others left out. This machine's own 127.0.0.1 where there is
// none.
QStringList reachableHosts(const QList<QHostAddress>& addresses);

// The addresses of this machine on its networks, now; those of networks that exist only inside of
// it (of containers and the like) left out. Asks the system, so nobody calls it who plays alone.
QList<QHostAddress> ownAddresses();

}  // namespace downpile
