// SPDX-License-Identifier: GPL-3.0-or-later
// The guest's side of the search for tables. Broadcasts search datagrams on every network of this
// machine and lists the answering tables.
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
  QHostAddress address;  // IPv4 address of the table's first answer
  // Time of the last answer from `address`, in milliseconds of the search's clock.
  qint64 answeredAt = 0;
  // Other addresses that answered for the same table (same host key, port and table id). They
  // belong to the same host or to an impostor, which a guest detects by the host's key when
  // connecting.
  QList<QHostAddress> others{};

  // Returns an invitation to this table with all its known addresses.
  Invitation invitation() const;
};

class TableSearch final : public QObject {
  Q_OBJECT

 public:
  static constexpr int kAskEvery = 2000;  // milliseconds between two search messages
  // Milliseconds after a table's last answer (FoundTable::answeredAt) until it is removed from the
  // list.
  static constexpr qint64 kStays = 6000;
  static constexpr qsizetype kMostTables = 64;
  // Maximum number of listed tables with the same address. One machine may run several hosts.
  static constexpr qsizetype kMostOfAddress = 8;

  explicit TableSearch(SteadyClock clock = machineClock(), QObject* parent = nullptr);

  // Opens the socket and sends a search message at once, then one every `askEvery` milliseconds.
  // Returns false and sets sentence() if the system provides no socket.
  bool start(std::uint16_t port = kDefaultPort, int askEvery = kAskEvery);
  // Closes the socket and forgets all tables.
  void stop();

  bool isRunning() const { return socket_.state() == QAbstractSocket::BoundState; }
  const QString& sentence() const { return sentence_; }
  // Returns the tables sorted by name, then by fingerprint, port and table id.
  const QList<FoundTable>& tables() const { return tables_; }

  // Called by timers. ask() sends a search message; dropSilent() removes tables whose last answer
  // is kStays old.
  void ask();
  void dropSilent();

 signals:
  // Emitted when the list of tables, or the description of a table in it, has changed.
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
  // Number of datagrams from each address since the last search message.
  QHash<QHostAddress, int> datagrams_;
  QList<FoundTable> tables_;
};

}  // namespace downpile
