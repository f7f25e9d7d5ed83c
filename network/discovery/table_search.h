// SPDX-License-Identifier: GPL-3.0-or-later
// The guest's half of finding tables: asks on every network of this machine, and lists who answers.
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
  QHostAddress address;  // where the host answered from, of IPv4
  qint64 heard = 0;      // when it did last, by the clock
  // That answered the same after it: more ways to the host, or somebody who copies it. Which of all
  // is the host shows by its key.
  QList<QHostAddress> others{};

  // How to get there, by all of them.
  Invitation invitation() const;
};

class TableSearch final : public QObject {
  Q_OBJECT

 public:
  static constexpr int kAskEvery = 2000;  // ms
  static constexpr qint64 kStays = 6000;  // ms after its last answer
  static constexpr qsizetype kMostTables = 64;
  // From one address, which may be a machine with several hosts.
  static constexpr qsizetype kMostOfAddress = 8;

  explicit TableSearch(SteadyClock clock = machineClock(), QObject* parent = nullptr);

  // Opens the socket and asks, at once and then every so many milliseconds. False where the system
  // gives no socket: sentence() says so.
  bool start(std::uint16_t port = kDefaultPort, int askEvery = kAskEvery);
  // Closes the socket and forgets all tables.
  void stop();

  bool isRunning() const { return socket_.state() == QAbstractSocket::BoundState; }
  const QString& sentence() const { return sentence_; }
  // In order of their names; those of one name in order of their fingerprints.
  const QList<FoundTable>& tables() const { return tables_; }

  // What timers do: asks again; drops who has been silent for too long.
  void ask();
  void dropSilent();

 signals:
  // Tables have come or gone, or say something else of themselves.
  void changed();

 private:
  void hear(const QByteArray& datagram, const QHostAddress& from);
  bool mayHear(const QHostAddress& from);
  bool add(const TableNotice& notice, const QHostAddress& from);

  SteadyClock clock_;
  QUdpSocket socket_;
  QTimer timer_;
  QTimer silence_;
  QString sentence_;
  std::uint16_t port_ = kDefaultPort;
  std::uint64_t nonce_ = 0;
  std::uint64_t nonceBefore_ = 0;
  QHash<QHostAddress, int> heard_;  // datagrams since it last asked
  QList<FoundTable> tables_;
};

}  // namespace downpile
