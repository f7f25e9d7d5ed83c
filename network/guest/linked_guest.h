// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody who speaks with a host elsewhere by whatever connection there is. When that breaks, what
// is known stays until there is another one.
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

  // Speaks with the host by this connection from now on.
  void use(std::unique_ptr<Connection> connection);
  // Whether the host has answered by this connection.
  bool isReached() const { return isReached_; }

 signals:
  void reachedChanged();
  // The connection has ended, also where the host had not answered yet.
  void cutOff();
  // What is wanted is held elsewhere; a connection to there will help.
  void ledTo(const downpile::Invitation& invitation);
  // The host has ended it. No connection will help.
  void dismissed(downpile::Goodbye::Reason reason);

 protected:
  // Of the next connection of this program, for the first message by it.
  static Call nextCall();
  // The first message by a connection; what is known of the one before counts for nothing.
  virtual QByteArray greeting() = 0;
  virtual void hear(const QByteArray& message) = 0;
  // Nothing is heard any more.
  virtual void ended() {}

  // Nothing where the host is not reached.
  void tell(const QByteArray& message);
  void setReached(bool isReached);
  // Whether the host has been reached by the connection that there is now, not by one before it.
  bool hasAnswered() const { return hasAnswered_; }
  void lead(const Invitation& invitation);
  void end(Goodbye::Reason reason);
  bool isGone() const { return isGone_; }

 private:
  void hangUp();

  std::unique_ptr<Connection> connection_;
  bool isReached_ = false;
  bool hasAnswered_ = false;
  bool isGone_ = false;
};

}  // namespace downpile
