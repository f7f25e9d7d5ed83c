// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a room answers, for whoever watches over it.
#pragma once

#include <QHostAddress>
#include <QString>
#include <cstdint>

namespace downpile {

// Comes into the lobby at this port as a stranger, and waits until the room has answered. Empty
// where it has, or a sentence that says what is wrong.
QString askForHealth(const QHostAddress& address, std::uint16_t port);

}  // namespace downpile
