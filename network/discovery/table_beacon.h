// SPDX-License-Identifier: GPL-3.0-or-later
// The host's side of the search for tables on the local network. Answers search datagrams from the
// same network and sends nothing unasked. Each table hosted by a person's program has a beacon
// (HostDoor). The rooms of downpile-server have none.
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
  // Maximum number of answers per second, counted for all searching programs together.
  static constexpr int kMostAnswers = 50;

  explicit TableBeacon(SteadyClock clock = machineClock(), QObject* parent = nullptr);

  // Opens the socket and answers searches with `notice`, the description of the table. Several
  // hosts on one machine can share the port. Returns false and sets sentence() if another program
  // uses the port exclusively.
  bool open(const TableNotice& notice, std::uint16_t port = kDefaultPort);
  // Changes the description of the table in later answers.
  void setNotice(const TableNotice& notice) { notice_ = notice; }
  void close() { socket_.close(); }

  bool isOpen() const { return socket_.state() == QAbstractSocket::BoundState; }
  // Message for the user about why the socket could not be opened; empty if it is open.
  const QString& sentence() const { return sentence_; }

 private:
  void answer(const QNetworkDatagram& datagram);
  bool mayAnswer();

  SteadyClock clock_;
  QUdpSocket socket_;
  TableNotice notice_;
  QString sentence_;
  QList<QNetworkAddressEntry> networks_;
  qint64 networksAt_ = 0;  // time of the last update of networks_, in milliseconds
  qint64 second_ = 0;      // start of the second for which answers_ counts, in ms
  int answers_ = 0;
};

}  // namespace downpile
