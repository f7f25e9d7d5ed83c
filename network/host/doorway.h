// SPDX-License-Identifier: GPL-3.0-or-later
// The way in to a machine for people elsewhere: it listens, and lets in those who have proved to
// have a key, so many at a time. Of those who are too many it takes nothing, not even a handshake.
#pragma once

#include <QHash>
#include <QHostAddress>
#include <QObject>
#include <QSslConfiguration>
#include <QString>
#include <QTcpServer>
#include <QWebSocketServer>
#include <cstdint>
#include <functional>
#include <memory>

#include "connection/connection.h"
#include "identity/identity.h"

class QSslSocket;

namespace downpile {

class Doorway final : public QObject {
  Q_OBJECT

 public:
  struct Limits {
    int connections = 10'000;
    int fromAddress = 100;  // connections from one place (networkPlace)
    // Connections that are not let in yet: where there are more, the first of those goes that came
    // from where most of them are from.
    int handshakes = 500;
    int handshakesFromAddress = 40;  // of one place
  };
  // Somebody has come, who has this key.
  using Came = std::function<void(std::unique_ptr<Connection> connection, const Fingerprint& who)>;

  Doorway(const Identity& identity, Limits limits, Came came, QObject* parent = nullptr);
  ~Doorway() override;

  // False where nobody can be let in: errorString says why. Port 0 is any that is free.
  bool open(const QHostAddress& address, std::uint16_t port);
  QString errorString() const { return listener_.errorString(); }
  std::uint16_t port() const { return listener_.serverPort(); }

 private:
  class Listener final : public QTcpServer {
   public:
    explicit Listener(Doorway& doorway) : doorway_(doorway) {}

   protected:
    void incomingConnection(qintptr handle) override { doorway_.knock(handle); }

   private:
    Doorway& doorway_;
  };

  struct Handshake {
    QSslSocket* socket = nullptr;
    QString from{};
    quint64 number = 0;  // in their order
  };

  void knock(qintptr handle);
  int handshakesFrom(const QString& place) const;
  void dropOldestHandshake();
  void greet(QSslSocket* socket, const QString& from);
  void welcome();

  Limits limits_;
  Came came_;
  QSslConfiguration configuration_;
  Listener listener_;
  QWebSocketServer webSockets_;
  QHash<QString, int> from_;  // how many there are of each place
  int connections_ = 0;
  // Of those who are not let in yet, by address and port.
  QHash<QString, Handshake> handshakes_;
  quint64 greeted_ = 0;
};

}  // namespace downpile
