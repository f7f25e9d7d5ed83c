// SPDX-License-Identifier: GPL-3.0-or-later
#include "guest/linked_guest.h"

#include <QPointer>
#include <QRandomGenerator>
#include <utility>

namespace downpile {

void LinkedGuest::use(std::unique_ptr<Connection> connection) {
  if (hasEnded_) return;
  // The old connection is deleted later, because it may be emitting `closed`.
  if (connection_) {
    connection_->disconnect(this);
    connection_.release()->deleteLater();
  }
  connection_ = std::move(connection);
  hasAnswered_ = false;
  connect(connection_.get(), &Connection::received, this, &LinkedGuest::receive);
  connect(connection_.get(), &Connection::closed, this, [this] {
    const QPointer guard(this);
    setReached(false);
    if (guard) emit disconnected();
  });
  connection_->send(greeting());
}

Call LinkedGuest::nextCall() {
  static const QString program = QString::number(QRandomGenerator::system()->generate64(), 36);
  static int calls = 0;
  return {program, ++calls};
}

void LinkedGuest::sendMessage(const QByteArray& message) {
  if (isReached_) connection_->send(message);
}

void LinkedGuest::setReached(bool isReached) {
  hasAnswered_ = isReached;
  if (std::exchange(isReached_, isReached) != isReached) emit reachedChanged();
}

void LinkedGuest::hangUp() {
  if (!connection_) return;
  connection_->disconnect(this);
  connection_->close();
  connection_.release()->deleteLater();  // the connection may be emitting `received`
}

void LinkedGuest::redirect(const Invitation& invitation) {
  hangUp();
  const QPointer guard(this);
  setReached(false);
  if (guard) emit redirected(invitation);
}

void LinkedGuest::end(Goodbye::Reason reason) {
  if (std::exchange(hasEnded_, true)) return;
  hangUp();
  const QPointer guard(this);
  setReached(false);
  if (guard) ended();
  if (guard) emit dismissed(reason);
}

}  // namespace downpile

#include "moc_linked_guest.cpp"
