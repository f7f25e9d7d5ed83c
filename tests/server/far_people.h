// SPDX-License-Identifier: GPL-3.0-or-later
// Visitors and guests of a room with real connections.
#pragma once

#include <QWebSocket>
#include <QtTest>
#include <memory>

#include "../network/support/fast_retries.h"
#include "guest/guest_table.h"
#include "identity/tls.h"
#include "message/lobby_messages.h"

namespace downpile::tests {

// A visitor of a room's lobby, connected by a real socket.
struct FarVisitor {
  explicit FarVisitor(const Invitation& invitation, bool hasKey = true) {
    check = new HostCheck(&socket, person, invitation.fingerprint);
    if (!hasKey) {
      QSslConfiguration bare = socket.sslConfiguration();
      bare.setLocalCertificateChain({});
      bare.setPrivateKey({});
      socket.setSslConfiguration(bare);
    }
    QObject::connect(&socket, &QWebSocket::connected, &socket, [this] { isAdmitted = true; });
    QObject::connect(&socket, &QWebSocket::disconnected, &socket,
                     [this] { isDisconnected = true; });
    QObject::connect(&socket, &QWebSocket::textMessageReceived, &socket,
                     [this](const QString& text) {
                       if (const auto content = readLobbyMessage(text.toUtf8())) {
                         received.push_back(*content);
                       }
                     });
    socket.open(invitation.url(invitation.hosts.first()));
  }
  void send(const VisitorMessage& message) {
    socket.sendTextMessage(QString::fromUtf8(visitorMessage(message)));
  }
  // Waits for a message of this type and returns the last one, or nullopt if none arrives in time.
  template <class Message>
  std::optional<Message> receive() {
    std::optional<Message> found;
    const bool isFound = QTest::qWaitFor([&] {
      for (const LobbyMessage& each : received) {
        if (const auto* content = std::get_if<Message>(&each)) found = *content;
      }
      return found.has_value();
    });
    return isFound ? found : std::nullopt;
  }

  Identity person = *Identity::make();
  QWebSocket socket;
  HostCheck* check;
  std::vector<LobbyMessage> received;
  bool isAdmitted = false;
  bool isDisconnected = false;
};

// A guest at a table in a room, connected by a real socket.
struct FarGuest {
  FarGuest(Invitation invitation, const QString& table, const QString& name, bool watches = false)
      : guest({.name = name, .watches = watches}, table),
        link(
            guest, person,
            [&] {
              invitation.table = table;
              return invitation;
            }(),
            kFastRetries) {
    link.open();
  }

  Identity person = *Identity::make();
  GuestTable guest;
  HostLink link;
};

}  // namespace downpile::tests
