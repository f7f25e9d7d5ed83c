// SPDX-License-Identifier: GPL-3.0-or-later
#include "connection/socket_connection.h"

#include <algorithm>

#include "connection/network_place.h"

namespace downpile {

namespace {

constexpr int kMostUnanswered = 2;

}  // namespace

SocketConnection::SocketConnection(std::unique_ptr<QWebSocket> socket, quint64 mostBytes,
                                   std::chrono::milliseconds heartTime, Waiting waiting)
    : waiting_(std::move(waiting)), socket_(socket.release()) {
  socket_->setParent(nullptr);
  socket_->setMaxAllowedIncomingFrameSize(mostBytes);
  socket_->setMaxAllowedIncomingMessageSize(mostBytes);
  connect(socket_, &QWebSocket::textMessageReceived, this, [this](const QString& message) {
    if (isOpen_) emit received(message.toUtf8());
  });
  connect(socket_, &QWebSocket::binaryMessageReceived, this,
          [this] { socket_->close(QWebSocketProtocol::CloseCodeDatatypeNotSupported); });
  connect(socket_, &QWebSocket::pong, this, [this] { unanswered_ = 0; });
  connect(&heart_, &QTimer::timeout, this, &SocketConnection::seeWhetherItLives);
  heart_.start(heartTime);
  connect(socket_, &QWebSocket::disconnected, this, [this] {
    if (std::exchange(isOpen_, false)) emit closed();
  });
}

SocketConnection::~SocketConnection() {
  close();
  socket_->disconnect(this);
  socket_->deleteLater();
}

void SocketConnection::send(const QByteArray& message) {
  if (!isOpen_) return;
  if (isTooSlow()) return socket_->abort();
  longest_ = std::max(longest_, qint64{message.size()});
  socket_->sendTextMessage(QString::fromUtf8(message));
}

void SocketConnection::close() {
  if (std::exchange(isOpen_, false)) socket_->close();
}

void SocketConnection::seeWhetherItLives() {
  if (!isOpen_) return heart_.stop();
  if (unanswered_ == kMostUnanswered || isTooSlow()) return socket_->abort();
  ++unanswered_;
  socket_->ping();
}

bool SocketConnection::isTooSlow() {
  const qint64 waits = waiting();
  if (waits == 0) longest_ = 0;
  return waits > kMostWaiting + longest_;
}

void SocketConnection::endIfTooSlow() {
  if (isOpen_ && isTooSlow()) socket_->abort();
}

QString SocketConnection::place() const { return networkPlace(socket_->peerAddress()); }

qint64 SocketConnection::waiting() const { return socket_->bytesToWrite() + waiting_(); }

}  // namespace downpile

#include "moc_socket_connection.cpp"
