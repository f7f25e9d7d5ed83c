// SPDX-License-Identifier: GPL-3.0-or-later
// By what those who come from one place are counted: an address costs nothing where somebody has a
// whole network of them.
#pragma once

#include <QHostAddress>
#include <QString>

namespace downpile {

// The address; of IPv6 the network of 56 bits, which is what a household is given.
QString networkPlace(const QHostAddress& address);

}  // namespace downpile
