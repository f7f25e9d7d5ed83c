// SPDX-License-Identifier: GPL-3.0-or-later
// The way in to a room: it listens, and lets in those who have proved to have a key, so many at a
// time. Of those who are too many it takes nothing, not even a handshake.
#pragma once

#include <QHash>
#include <QHostAddress>
#include <QObject>
#include <QSslConfiguration>
#include <QString>
#include <QTcpServer>
#include <QWebSocketServer>
#include <cstdint>

#include "identity/identity.h"
#include "room/room.h"

class QSslSocket;

namespace downpile {

class RoomDoor final : public QObject {
  Q_OBJECT

 public:
  struct Limits {
    int connections = 10'000;
    int fromAddress = 100;  // connections from one address, of IPv6 from one network of 64 bits
    int handshakes = 500;   // connections that are not let in yet
  };

  // `room` must outlive it.
  RoomDoor(Room& room, const Identity& identity, Limits limits, QObject* parent = nullptr);
  ~RoomDoor() override;

  // False with a sentence where nobody can be let in. Port 0 is any that is free.
  bool open(const QHostAddress& address, std::uint16_t port);
  const QString& sentence() const { return sentence_; }
  std::uint16_t port() const { return listener_.serverPort(); }

 private:
  class Listener final : public QTcpServer {
   public:
    explicit Listener(RoomDoor& door) : door_(door) {}

   protected:
    void incomingConnection(qintptr handle) override { door_.knock(handle); }

   private:
    RoomDoor& door_;
  };

  void knock(qintptr handle);
  void greet(QSslSocket* socket, const QString& from);
  void welcome();

  Room& room_;
  Limits limits_;
  QSslConfiguration configuration_;
  Listener listener_;
  QWebSocketServer webSockets_;
  QHash<QString, int> from_;  // how many there are of each address
  int connections_ = 0;
  // Of those who are not let in yet, by address and port.
  QHash<QString, QSslSocket*> handshakes_;
  QString sentence_;
};

}  // namespace downpile
