// SPDX-License-Identifier: GPL-3.0-or-later
// Key for limits per network. A limit per IPv6 address would be useless, because each household has
// a huge number of addresses.
#pragma once

#include <QHostAddress>
#include <QString>

namespace downpile {

// Returns an identifier of an address's network, as text: the whole IPv4 address, or the first 56
// bits of an IPv6 address in hexadecimal. (Most households get an IPv6 network of 56 bits.)
QString networkPlace(const QHostAddress& address);
// Returns a network as text for people: an IPv4 address, or an IPv6 network such as
// 2001:db8:1:200::/56, which ends with kNetworkEnd.
QString networkPlaceText(const QString& place);
inline const QString kNetworkEnd = QStringLiteral("/56");

}  // namespace downpile
