// SPDX-License-Identifier: GPL-3.0-or-later
// The guest's side of discovery: sends questions on every network of this machine and lists the
// answering tables.
#pragma once

#include <QHash>
#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QTimer>
#include <QUdpSocket>
#include <cstdint>

#include "discovery/datagrams.h"
#include "discovery/steady_clock.h"
#include "invitation/invitation.h"

namespace downpile {

struct FoundTable {
  TableNotice notice;
  QHostAddress address;   // IPv4 address of the first answer
  qint64 answeredAt = 0;  // time of the last answer, ms of the clock
  // Other addresses that sent the same notice: more ways to the host, or an impostor. The host's
  // key tells them apart when connecting.
  QList<QHostAddress> others{};

  // Invitation to this table, with all addresses.
  Invitation invitation() const;
};

class TableSearch final : public QObject {
  Q_OBJECT

 public:
  static constexpr int kAskEvery = 2000;  // ms between two questions
  static constexpr qint64 kStays = 6000;  // ms after a table's last answer until it is removed
  static constexpr qsizetype kMostTables = 64;
  // Maximum number of listed tables with the same address. One machine may run several hosts.
  static constexpr qsizetype kMostOfAddress = 8;

  explicit TableSearch(SteadyClock clock = machineClock(), QObject* parent = nullptr);

  // Opens the socket and sends a question immediately and then every `askEvery` milliseconds.
  // Returns false and sets sentence() if the system provides no socket.
  bool start(std::uint16_t port = kDefaultPort, int askEvery = kAskEvery);
  // Closes the socket and forgets all tables.
  void stop();

  bool isRunning() const { return socket_.state() == QAbstractSocket::BoundState; }
  const QString& sentence() const { return sentence_; }
  // Sorted by name, then by fingerprint, port and table.
  const QList<FoundTable>& tables() const { return tables_; }

  // Called by timers. ask() sends a question; dropSilent() removes tables without an answer for
  // kStays.
  void ask();
  void dropSilent();

 signals:
  // The list or the notice of a table changed.
  void changed();

 private:
  void receive(const QByteArray& datagram, const QHostAddress& from);
  bool mayAccept(const QHostAddress& from);
  bool add(const TableNotice& notice, const QHostAddress& from);

  SteadyClock clock_;
  QUdpSocket socket_;
  QTimer timer_;
  QTimer silence_;
  QString sentence_;
  std::uint16_t port_ = kDefaultPort;
  std::uint64_t nonce_ = 0;
  std::uint64_t nonceBefore_ = 0;
  QHash<QHostAddress, int> datagrams_;  // number of datagrams by address since the last question
  QList<FoundTable> tables_;
};

}  // namespace downpile
