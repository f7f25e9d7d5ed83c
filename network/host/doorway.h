// SPDX-License-Identifier: GPL-3.0-or-later
// Listens for guests and accepts those with a verified key, up to its limits. Connections over a
// limit are closed before the TLS handshake. Only Limits::handshakes works differently: an older
// handshake is dropped instead.
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
    // Maximum number of connections from one network (see networkPlace).
    int fromAddress = 100;
    // Maximum number of unfinished handshakes. Above it, the oldest handshake of the network with
    // the most handshakes is dropped.
    int handshakes = 500;
    // Maximum number of unfinished handshakes from one network.
    int handshakesFromAddress = 40;
  };
  // Callback for each accepted connection, with the guest's verified key.
  using Accepted =
      std::function<void(std::unique_ptr<Connection> connection, const Fingerprint& key)>;

  Doorway(const Identity& identity, Limits limits, Accepted accepted, QObject* parent = nullptr);
  ~Doorway() override;

  // Starts to listen. Port 0 picks a free port. Returns false on failure; errorString() has the
  // reason.
  bool open(const QHostAddress& address, std::uint16_t port);
  QString errorString() const { return listener_.errorString(); }
  std::uint16_t port() const { return listener_.serverPort(); }

 signals:
  // Emitted for each connection that is over a limit or ends without a verified key. `place` is its
  // network (networkPlace).
  void refused(const QString& place);

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
    // Sequence number of the handshake, to find the oldest one.
    quint64 number = 0;
  };

  void knock(qintptr handle);
  int handshakesFrom(const QString& place) const;
  void dropOldestHandshake();
  void greet(QSslSocket* socket, const QString& from);
  void upgrade(QSslSocket* socket);
  void welcome();

  Limits limits_;
  Accepted accepted_;
  QSslConfiguration configuration_;
  Listener listener_;
  QWebSocketServer webSockets_;
  QHash<QString, int> from_;  // number of connections from each network
  int connections_ = 0;
  // Unfinished handshakes, by the peer's address and port.
  QHash<QString, Handshake> handshakes_;
  quint64 greeted_ = 0;
};

}  // namespace downpile
