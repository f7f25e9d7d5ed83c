// SPDX-License-Identifier: GPL-3.0-or-later
// The host's half of finding tables: answers who asks on the same network, and says nothing
// unasked. A table that is open to whoever is near has one; a table by invitation has none.
#pragma once

#include <QList>
#include <QNetworkAddressEntry>
#include <QObject>
#include <QString>
#include <QUdpSocket>
#include <cstdint>

#include "discovery/datagrams.h"
#include "discovery/steady_clock.h"
#include "invitation/invitation.h"

namespace downpile {

class TableBeacon final : public QObject {
  Q_OBJECT

 public:
  // Answers in a second, to all who ask together.
  static constexpr int kMostAnswers = 50;

  explicit TableBeacon(SteadyClock clock = machineClock(), QObject* parent = nullptr);

  // Opens the socket and answers with this from now on. Several hosts on one machine share the
  // port. False where another program has it for itself: sentence() says so, and nobody is
  // answered.
  bool open(const TableNotice& notice, std::uint16_t port = kDefaultPort);
  // What has changed since: who asks next is told.
  void setNotice(const TableNotice& notice) { notice_ = notice; }
  void close() { socket_.close(); }

  bool isOpen() const { return socket_.state() == QAbstractSocket::BoundState; }
  // Why it could not be opened, for people; empty where it could.
  const QString& sentence() const { return sentence_; }

 private:
  void answer(const QNetworkDatagram& datagram);
  bool mayAnswer();

  SteadyClock clock_;
  QUdpSocket socket_;
  TableNotice notice_;
  QString sentence_;
  QList<QNetworkAddressEntry> networks_;
  qint64 networksAt_ = 0;  // when they were looked up
  qint64 second_ = 0;      // when the second began in which answers are counted
  int answers_ = 0;
};

}  // namespace downpile
