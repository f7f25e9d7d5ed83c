// SPDX-License-Identifier: GPL-3.0-or-later
// Key for limits per network. Limits for single IPv6 addresses would not work, as each household
// has a whole network of them.
#pragma once

#include <QHostAddress>
#include <QString>

namespace downpile {

// Returns the IPv4 address as text, or the first 56 bits of an IPv6 address in hexadecimal. A
// household usually gets a network of 56 bits.
QString networkPlace(const QHostAddress& address);

}  // namespace downpile
