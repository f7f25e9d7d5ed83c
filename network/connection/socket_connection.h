// SPDX-License-Identifier: GPL-3.0-or-later
// A connection over an open WebSocket: each message is a text frame. Oversized frames, binary
// frames, missing pongs and a peer that reads too slowly close the connection.
#pragma once

#include <QTimer>
#include <QWebSocket>
#include <chrono>
#include <functional>
#include <memory>

#include "connection/connection.h"

namespace downpile {

// Maximum size in bytes of a message from a guest, and of a message from a host. A host's message
// can contain the steps of a whole game.
inline constexpr quint64 kMostGuestBytes = quint64{16} << 10U;
inline constexpr quint64 kMostHostBytes = quint64{16} << 20U;

// Maximum number of bytes waiting to be sent, in addition to the longest waiting message. So a slow
// peer has time to receive a long record, but a peer that reads nothing is disconnected.
inline constexpr qint64 kMostWaiting = qint64{256} << 10U;

// Interval between pings, which detect a broken network such as an unplugged cable. The connection
// is closed after two unanswered pings.
inline constexpr std::chrono::milliseconds kHeartTime{8000};

class SocketConnection final : public Connection {
  Q_OBJECT

 public:
  // Callback returning the number of bytes waiting to be sent outside the socket's own buffer, such
  // as in the TLS layer.
  using Waiting = std::function<qint64()>;

  SocketConnection(
      std::unique_ptr<QWebSocket> socket, quint64 mostBytes,
      std::chrono::milliseconds heartTime = kHeartTime, Waiting waiting = [] { return qint64{0}; });
  ~SocketConnection() override;

  void send(const QByteArray& message) override;
  void close() override;
  QString place() const override;

  // Returns the number of bytes waiting to be sent, including those in the TLS layer.
  qint64 waiting() const;
  // Aborts the connection if too many bytes are waiting to be sent (kMostWaiting).
  void endIfTooSlow();

 private:
  void seeWhetherItLives();
  bool isTooSlow();

  Waiting waiting_;
  QTimer heart_;
  qint64 longest_ = 0;  // size in bytes of the largest message since the send queue was last empty
  int unanswered_ = 0;  // number of unanswered pings
  // Owned. The destructor calls deleteLater() instead of deleting the socket, because the socket
  // may be emitting a signal to this object.
  QWebSocket* socket_;
  bool isOpen_ = true;
};

}  // namespace downpile
