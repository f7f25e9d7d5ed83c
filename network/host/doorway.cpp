// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/doorway.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>
#include <QSslSocket>
#include <QTimer>
#include <QWebSocket>
#include <algorithm>
#include <memory>
#include <utility>

#include "connection/network_place.h"
#include "connection/socket_connection.h"
#include "identity/tls.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Milliseconds after which an unfinished handshake is aborted.
constexpr int kHandshakeTime = 10'000;
// Maximum size of a request to begin a WebSocket. Requests of guests are far shorter.
constexpr qsizetype kMostRequestBytes = 8192;

QString endOf(const QHostAddress& address, quint16 port) {
  return address.toString() + u' ' + QString::number(port);
}

}  // namespace

Doorway::Doorway(const Identity& identity, Limits limits, Accepted accepted, QObject* parent)
    : QObject(parent),
      limits_(limits),
      accepted_(std::move(accepted)),
      configuration_(hostConfiguration(identity)),
      listener_(*this),
      webSockets_(u"Downpile"_s, QWebSocketServer::NonSecureMode) {
  webSockets_.setMaxPendingConnections(limits_.handshakes);
  connect(&webSockets_, &QWebSocketServer::newConnection, this, &Doorway::welcome);
}

Doorway::~Doorway() {
  for (const Handshake& each : std::exchange(handshakes_, {})) delete each.socket;
}

bool Doorway::open(const QHostAddress& address, std::uint16_t port) {
  return listener_.listen(address, port);
}

void Doorway::knock(qintptr handle) {
  auto socket = std::make_unique<QSslSocket>();
  if (!socket->setSocketDescriptor(handle)) return;
  // Disables Nagle's algorithm, which would delay a message until the guest's system acknowledges
  // the previous one, often by 40 ms. The guest's QWebSocket disables it by itself.
  socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
  const QString from = networkPlace(socket->peerAddress());
  if (connections_ >= limits_.connections || from_.value(from) >= limits_.fromAddress ||
      handshakesFrom(from) >= limits_.handshakesFromAddress) {
    socket->abort();
    emit refused(from);
    return;
  }
  if (handshakes_.size() >= limits_.handshakes) dropOldestHandshake();
  greet(socket.release(), from);
}

int Doorway::handshakesFrom(const QString& place) const {
  return static_cast<int>(std::ranges::count(handshakes_, place, &Handshake::from));
}

// Drops an unfinished handshake to make room: the oldest one from the network with the most
// handshakes. Honest handshakes end soon, and a network flooding the host displaces only its own
// connections.
void Doorway::dropOldestHandshake() {
  QHash<QString, int> counts;
  for (const Handshake& each : handshakes_) ++counts[each.from];
  const auto oldest = std::ranges::min_element(handshakes_, {}, [&counts](const Handshake& each) {
    return std::pair(-counts.value(each.from), each.number);
  });
  QSslSocket* socket = oldest->socket;
  const QString from = oldest->from;
  handshakes_.erase(oldest);
  socket->abort();
  socket->deleteLater();
  emit refused(from);
}

// Starts the TLS handshake of a new connection. When it ends, the socket deletes itself or is owned
// by a QWebSocket.
void Doorway::greet(QSslSocket* socket, const QString& from) {
  const QString end = endOf(socket->peerAddress(), socket->peerPort());
  ++connections_;
  ++from_[from];
  handshakes_.insert(end, {.socket = socket, .from = from, .number = ++greeted_});
  connect(socket, &QObject::destroyed, this, [this, socket, from, end] {
    --connections_;
    if (--from_[from] == 0) from_.remove(from);
    if (handshakes_.value(end).socket != socket) return;
    handshakes_.remove(end);
    emit refused(from);
  });
  connect(socket, &QSslSocket::disconnected, socket, &QObject::deleteLater);
  connect(socket, &QSslSocket::errorOccurred, this, [this, socket, end] {
    if (handshakes_.contains(end)) socket->deleteLater();
  });
  connect(socket, &QSslSocket::encrypted, this, [this, socket] { upgrade(socket); });
  connect(socket, &QSslSocket::readyRead, this, [this, socket] { upgrade(socket); });
  QTimer::singleShot(kHandshakeTime, this, [this, socket, end] {
    if (handshakes_.value(end).socket == socket) socket->abort();
  });
  socket->setSslConfiguration(configuration_);
  socket->startServerEncryption();
}

// Passes a connection to the WebSocket server once its whole request has arrived. The server reads
// it in a queued call for each readyRead(). Without this function, it would also read from sockets
// that it, the peer or dropOldestHandshake() has closed before the call.
void Doorway::upgrade(QSslSocket* socket) {
  if (!socket->isEncrypted() || !socket->isOpen()) return;
  const QByteArray request = socket->peek(kMostRequestBytes);
  if (!request.contains("\r\n\r\n")) {
    if (request.size() == kMostRequestBytes) socket->abort();
    return;
  }
  disconnect(socket, &QSslSocket::encrypted, this, nullptr);
  disconnect(socket, &QSslSocket::readyRead, this, nullptr);
  webSockets_.handleConnection(socket);
  QCoreApplication::sendPostedEvents(&webSockets_, QEvent::MetaCall);
  disconnect(socket, &QSslSocket::readyRead, &webSockets_, nullptr);
}

void Doorway::welcome() {
  while (QWebSocket* next = webSockets_.nextPendingConnection()) {
    std::unique_ptr<QWebSocket> guest(next);
    const Handshake handshake = handshakes_.take(endOf(next->peerAddress(), next->peerPort()));
    const QPointer<QSslSocket> line = handshake.socket;
    const auto key = peerFingerprint(*next);
    if (!key) {
      guest.release()->deleteLater();
      emit refused(handshake.from);
      continue;
    }
    // QWebSocket does not count the bytes waiting in the TLS layer, so they are added here.
    const auto waiting = [line] { return line ? line->encryptedBytesToWrite() : 0; };
    auto connection =
        std::make_unique<SocketConnection>(std::move(guest), kMostGuestBytes, kHeartTime, waiting);
    // Checks the send queue whenever data arrives. This disconnects a peer that sends many pings
    // without reading Qt's automatic pongs.
    connect(line, &QSslSocket::readyRead, connection.get(), &SocketConnection::endIfTooSlow);
    accepted_(std::move(connection), *key);
  }
}

}  // namespace downpile

#include "moc_doorway.cpp"
