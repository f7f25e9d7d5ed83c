// SPDX-License-Identifier: GPL-3.0-or-later
// A connection over an open WebSocket: each message is a text frame. Oversized frames, binary
// frames and missing pongs close it.
#pragma once

#include <QTimer>
#include <QWebSocket>
#include <chrono>
#include <functional>
#include <memory>

#include "connection/connection.h"

namespace downpile {

// Maximum size of a message in bytes. A host's message can hold the steps of a whole game.
inline constexpr quint64 kMostGuestBytes = quint64{16} << 10U;
inline constexpr quint64 kMostHostBytes = quint64{16} << 20U;

// Maximum number of bytes waiting to be sent, in addition to the longest waiting message. A peer
// may take its time for a long record, but one that reads nothing is disconnected.
inline constexpr qint64 kMostWaiting = qint64{256} << 10U;

// Interval between pings, which detect unplugged cables and the like. The connection is closed
// after two unanswered pings.
inline constexpr std::chrono::milliseconds kHeartTime{8000};

class SocketConnection final : public Connection {
  Q_OBJECT

 public:
  // Returns the bytes waiting outside of the socket's own buffer.
  using Waiting = std::function<qint64()>;

  SocketConnection(
      std::unique_ptr<QWebSocket> socket, quint64 mostBytes,
      std::chrono::milliseconds heartTime = kHeartTime, Waiting waiting = [] { return qint64{0}; });
  ~SocketConnection() override;

  void send(const QByteArray& message) override;
  void close() override;
  QString place() const override;

  // Number of bytes waiting to be sent.
  qint64 waiting() const;
  // Aborts the connection if more bytes wait than allowed (kMostWaiting).
  void endIfTooSlow();

 private:
  void seeWhetherItLives();
  bool isTooSlow();

  Waiting waiting_;
  QTimer heart_;
  qint64 longest_ = 0;  // bytes; size of the longest waiting message
  int unanswered_ = 0;  // pings without a pong
  QWebSocket* socket_;  // deleted with deleteLater(): it may be emitting a signal to this object
  bool isOpen_ = true;
};

}  // namespace downpile
