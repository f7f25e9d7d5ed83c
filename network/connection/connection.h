// SPDX-License-Identifier: GPL-3.0-or-later
// One end of a connection carrying whole messages. Each message is delivered once and in order,
// until the connection is closed. `received` is never emitted from within send() or close().
// `closed` is emitted from within send() only if the other end reads too slowly (SocketConnection).
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

namespace downpile {

class Connection : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  // Sends a message. Does nothing if the connection is closed.
  virtual void send(const QByteArray& message) = 0;
  // Closes the connection. Messages sent before still arrive at the other end. This end emits no
  // further signals.
  virtual void close() = 0;
  // Returns the network of the other end in the form of networkPlace(). Empty if the other end is
  // in this process.
  virtual QString place() const { return {}; }

 signals:
  void received(const QByteArray& message);
  // Emitted when the connection ends for another reason than close() of this end. For example, the
  // other end has closed it or the network has failed.
  void closed();
};

}  // namespace downpile
