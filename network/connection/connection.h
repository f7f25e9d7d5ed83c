// SPDX-License-Identifier: GPL-3.0-or-later
// One end of a connection that carries whole messages, each once and in order, until it is closed.
// Nothing arrives while somebody sends: what comes back comes later.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

namespace downpile {

class Connection : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  // Nothing where it is closed.
  virtual void send(const QByteArray& message) = 0;
  // What was sent still arrives at the other end. Here nothing more is told.
  virtual void close() = 0;
  // Where the other end is (networkPlace); empty where it is in this program.
  virtual QString place() const { return {}; }

 signals:
  void received(const QByteArray& message);
  // By the other end, or by whatever lies between.
  void closed();
};

}  // namespace downpile
