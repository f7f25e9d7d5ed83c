// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/doorway.h"

#include <QPointer>
#include <QSslSocket>
#include <QTimer>
#include <QWebSocket>
#include <memory>
#include <utility>

#include "connection/socket_connection.h"
#include "identity/tls.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr int kHandshakeTime = 10'000;  // milliseconds

// By what connections from one place are counted.
QString placeOf(const QHostAddress& address) {
  bool isOld = false;
  const quint32 old = address.toIPv4Address(&isOld);
  if (isOld) return QHostAddress(old).toString();
  constexpr int kNetworkBytes = 8;
  const Q_IPV6ADDR bytes = address.toIPv6Address();
  return QString::fromLatin1(
      QByteArray(reinterpret_cast<const char*>(bytes.c), kNetworkBytes).toHex());
}

QString endOf(const QHostAddress& address, quint16 port) {
  return address.toString() + u' ' + QString::number(port);
}

}  // namespace

Doorway::Doorway(const Identity& identity, Limits limits, Came came, QObject* parent)
    : QObject(parent),
      limits_(limits),
      came_(std::move(came)),
      configuration_(hostConfiguration(identity)),
      listener_(*this),
      webSockets_(u"Downpile"_s, QWebSocketServer::NonSecureMode) {
  webSockets_.setMaxPendingConnections(limits_.handshakes);
  connect(&webSockets_, &QWebSocketServer::newConnection, this, &Doorway::welcome);
}

Doorway::~Doorway() {
  for (QSslSocket* socket : std::exchange(handshakes_, {})) delete socket;
}

bool Doorway::open(const QHostAddress& address, std::uint16_t port) {
  return listener_.listen(address, port);
}

void Doorway::knock(qintptr handle) {
  auto socket = std::make_unique<QSslSocket>();
  if (!socket->setSocketDescriptor(handle)) return;
  const QString from = placeOf(socket->peerAddress());
  if (connections_ >= limits_.connections || handshakes_.size() >= limits_.handshakes ||
      from_.value(from) >= limits_.fromAddress) {
    return socket->abort();
  }
  greet(socket.release(), from);
}

// From here on it belongs to itself, and then to the web socket that is made of it.
void Doorway::greet(QSslSocket* socket, const QString& from) {
  const QString end = endOf(socket->peerAddress(), socket->peerPort());
  ++connections_;
  ++from_[from];
  handshakes_.insert(end, socket);
  connect(socket, &QObject::destroyed, this, [this, from, end] {
    --connections_;
    handshakes_.remove(end);
    if (--from_[from] == 0) from_.remove(from);
  });
  connect(socket, &QSslSocket::disconnected, socket, &QObject::deleteLater);
  connect(socket, &QSslSocket::errorOccurred, this, [this, socket, end] {
    if (handshakes_.contains(end)) socket->deleteLater();
  });
  connect(socket, &QSslSocket::encrypted, &webSockets_,
          [this, socket] { webSockets_.handleConnection(socket); });
  QTimer::singleShot(kHandshakeTime, this, [this, socket, end] {
    if (handshakes_.value(end) == socket) socket->abort();
  });
  socket->setSslConfiguration(configuration_);
  socket->startServerEncryption();
}

void Doorway::welcome() {
  while (QWebSocket* next = webSockets_.nextPendingConnection()) {
    std::unique_ptr<QWebSocket> guest(next);
    const QPointer<QSslSocket> line =
        handshakes_.take(endOf(next->peerAddress(), next->peerPort()));
    const auto who = peerFingerprint(*next);
    if (!who) {
      guest.release()->deleteLater();
      continue;
    }
    // Whoever only asks for answers and takes none: pings are answered without anybody's doing.
    connect(line, &QSslSocket::readyRead, line, [line = line.data()] {
      if (line->bytesToWrite() + line->encryptedBytesToWrite() > kMostWaiting) line->abort();
    });
    // The web socket itself does not know what waits behind the encryption.
    const auto waiting = [line] { return line ? line->encryptedBytesToWrite() : 0; };
    came_(
        std::make_unique<SocketConnection>(std::move(guest), kMostGuestBytes, kHeartTime, waiting),
        *who);
  }
}

}  // namespace downpile
