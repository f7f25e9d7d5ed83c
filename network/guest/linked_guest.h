// SPDX-License-Identifier: GPL-3.0-or-later
// Base class of remote guests. Keeps its state while disconnected until it gets a new connection.
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

 signals:
  void reachedChanged();
  // The connection was closed, perhaps before an answer of the host.
  void disconnected();
  // The table has moved to another host; connect to this invitation.
  void redirected(const downpile::Invitation& invitation);
  // The host has dismissed the guest for good; do not reconnect.
  void dismissed(downpile::Goodbye::Reason reason);

 protected:
  // Returns the identification for greeting(): the id of this program, and the number of its next
  // connection.
  static Call nextCall();
  // Returns the first message to send on a new connection.
  virtual QByteArray greeting() = 0;
  virtual void receive(const QByteArray& message) = 0;
  // Called once, when the host dismisses the guest or the guest leaves.
  virtual void ended() {}

  // Sends a message. Does nothing if the host is not reached.
  void sendMessage(const QByteArray& message);
  void setReached(bool isReached);
  // Returns true if the host has answered on the current connection. During a reconnect it is false
  // until the new answer, while isReached() may still be true.
  bool hasAnswered() const { return hasAnswered_; }
  void redirect(const Invitation& invitation);
  void end(Goodbye::Reason reason);
  bool hasEnded() const { return hasEnded_; }

 private:
  void hangUp();

  std::unique_ptr<Connection> connection_;
  bool isReached_ = false;
  bool hasAnswered_ = false;
  bool hasEnded_ = false;
};

}  // namespace downpile
