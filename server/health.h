// SPDX-License-Identifier: GPL-3.0-or-later
// Health check of a running server.
#pragma once

#include <QHostAddress>
#include <QString>
#include <cstdint>

namespace downpile {

// Checks the server at this port: enters the lobby with a new key, and waits for the answer, at
// most 5 s. If that fails, for example because all connections are in use, asks the server's local
// socket for its health, within another 5 s. Returns an empty string if the server works, or an
// error message.
QString askForHealth(const QHostAddress& address, std::uint16_t port);

}  // namespace downpile
