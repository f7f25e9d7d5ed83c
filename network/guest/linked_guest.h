// SPDX-License-Identifier: GPL-3.0-or-later
// Base class of a guest's copy of a table or lobby. If the connection is lost, the copy keeps its
// state. use() gives it a new connection.
#pragma once

#include <QByteArray>
#include <QObject>
#include <memory>

#include "connection/connection.h"
#include "invitation/invitation.h"
#include "message/messages.h"

namespace downpile {

class LinkedGuest : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  // Uses this connection instead of the previous one, and sends greeting() on it.
  void use(std::unique_ptr<Connection> connection);
  // Returns whether the host has answered and the connection has not closed since.
  bool isReached() const { return isReached_; }
  // Returns true once the connection has ended for good: the host has dismissed this guest or sent
  // an invalid message, or the guest has left.
  bool hasEnded() const { return hasEnded_; }

 signals:
  void reachedChanged();
  // Emitted when the connection was closed, perhaps before the host answered.
  void disconnected();
  // Emitted when the table has moved to another host. The receiver must connect to this invitation.
  void redirected(const downpile::Invitation& invitation);
  // Emitted when the connection has ended for good: the host or the guest ended it, or a message of
  // the host was invalid. The receiver must not reconnect.
  void dismissed(downpile::Goodbye::Reason reason);

 protected:
  // Returns the identifiers of a connection for greeting(): the id of this program's run, and the
  // number of the next connection.
  static Call nextCall();
  // Returns the first message to send on a new connection.
  virtual QByteArray greeting() = 0;
  virtual void receive(const QByteArray& message) = 0;
  // Called once, when the connection ends for good (see `dismissed`).
  virtual void ended() {}

  // Sends a message. Does nothing if isReached() is false.
  void sendMessage(const QByteArray& message);
  void setReached(bool isReached);
  // Returns true if the host has answered on the current connection. After a reconnect it is false
  // until the host answers, while isReached() may still be true.
  bool hasAnswered() const { return hasAnswered_; }
  void redirect(const Invitation& invitation);
  void end(Goodbye::Reason reason);

 private:
  void hangUp();

  std::unique_ptr<Connection> connection_;
  bool isReached_ = false;
  bool hasAnswered_ = false;
  bool hasEnded_ = false;
};

}  // namespace downpile
