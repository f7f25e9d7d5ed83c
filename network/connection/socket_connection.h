// SPDX-License-Identifier: GPL-3.0-or-later
// A connection by a WebSocket that is open: a message is a text frame. Frames that are longer than
// it takes close it, and so do binary ones, and an other end that does not answer any more.
#pragma once

#include <QTimer>
#include <QWebSocket>
#include <chrono>
#include <functional>
#include <memory>

#include "connection/connection.h"

namespace downpile {

// Bytes of a message, of a guest and of a host: that sends the story of a whole game.
inline constexpr quint64 kMostGuestBytes = quint64{16} << 10U;
inline constexpr quint64 kMostHostBytes = quint64{16} << 20U;

// Bytes that may wait for the other end, beside the longest message among them: a record is taken
// in the time that it takes, and whoever takes nothing of what is sent is no longer there.
inline constexpr qint64 kMostWaiting = qint64{256} << 10U;

// How often the other end is asked whether it is there: a cable that is pulled says nothing. After
// two questions without an answer the connection is closed.
inline constexpr std::chrono::milliseconds kHeartTime{8000};

class SocketConnection final : public Connection {
  Q_OBJECT

 public:
  // What waits for the other end beside what the socket knows of, in bytes.
  using Waiting = std::function<qint64()>;

  SocketConnection(
      std::unique_ptr<QWebSocket> socket, quint64 mostBytes,
      std::chrono::milliseconds heartTime = kHeartTime, Waiting waiting = [] { return qint64{0}; });
  ~SocketConnection() override;

  void send(const QByteArray& message) override;
  void close() override;
  QString place() const override;

  // Bytes that wait for the other end to take them.
  qint64 waiting() const;
  // Ends it where more waits than may.
  void endIfTooSlow();

 private:
  void seeWhetherItLives();
  bool isTooSlow();

  Waiting waiting_;
  QTimer heart_;
  qint64 longest_ = 0;  // bytes, of the messages that wait
  int unanswered_ = 0;  // questions whether the other end is there
  QWebSocket* socket_;  // told to go when the event loop is reached: it may call this
  bool isOpen_ = true;
};

}  // namespace downpile
