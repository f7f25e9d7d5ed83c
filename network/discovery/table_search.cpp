// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/table_search.h"

#include <QCoreApplication>
#include <QNetworkDatagram>
#include <QRandomGenerator>
#include <algorithm>
#include <chrono>
#include <tuple>
#include <utility>

#include "discovery/networks.h"

namespace downpile {

namespace {

constexpr int kAnswersAtOnce = 256;  // maximum number of datagrams read per readyRead signal
// Limits for the time between two search messages: number of datagrams accepted from one address,
// and number of addresses. Addresses of listed tables are accepted even if there are too many
// addresses, so other senders cannot displace these tables.
constexpr int kMostDatagrams = 32;
constexpr qsizetype kMostAddresses = 256;

bool isBefore(const FoundTable& one, const FoundTable& other) {
  return std::tie(one.notice.name, one.notice.host, one.notice.port, one.notice.table) <
         std::tie(other.notice.name, other.notice.host, other.notice.port, other.notice.table);
}

bool isSameTable(const TableNotice& one, const TableNotice& other) {
  return one.host == other.host && one.port == other.port && one.table == other.table;
}

}  // namespace

Invitation FoundTable::invitation() const {
  QStringList hosts = {address.toString()};
  for (const QHostAddress& other : others) hosts += other.toString();
  return {hosts, notice.port, notice.table, notice.host};
}

TableSearch::TableSearch(SteadyClock clock, QObject* parent)
    : QObject(parent), clock_(std::move(clock)), timer_(this), silence_(this) {
  connect(&socket_, &QUdpSocket::readyRead, this, [this] {
    takeDatagrams(socket_, kAnswersAtOnce, [this](const QNetworkDatagram& datagram) {
      receive(datagram.data(), datagram.senderAddress());
    });
  });
  connect(&timer_, &QTimer::timeout, this, &TableSearch::ask);
  connect(&silence_, &QTimer::timeout, this, &TableSearch::dropSilent);
  silence_.setSingleShot(true);
}

bool TableSearch::start(std::uint16_t port, int askEvery) {
  stop();
  port_ = port;
  sentence_.clear();
  if (!socket_.bind(QHostAddress(QHostAddress::AnyIPv4))) {
    sentence_ = QCoreApplication::translate(
        "network",
        "Cannot search for tables on your network: Downpile could not open a connection.");
    return false;
  }
  ask();
  timer_.start(askEvery);
  return true;
}

void TableSearch::stop() {
  timer_.stop();
  silence_.stop();
  socket_.close();
  datagrams_.clear();
  // ask() never sends the nonce 0, so all answers that arrive after the end of the search are
  // ignored.
  nonce_ = nonceBefore_ = 0;
  if (tables_.isEmpty()) return;
  tables_.clear();
  emit changed();
}

void TableSearch::ask() {
  if (!isRunning()) return;
  datagrams_.clear();
  nonceBefore_ = std::exchange(nonce_, QRandomGenerator::system()->generate64() | 1U);
  const QByteArray datagram = writeAsk(nonce_);
  for (const QHostAddress& address : broadcastAddresses(ownNetworks())) {
    socket_.writeDatagram(datagram, address, port_);
  }
}

void TableSearch::receive(const QByteArray& datagram, const QHostAddress& from) {
  if (!mayAccept(from)) return;
  const auto answer = readAnswer(datagram);
  if (!answer || answer->nonce == 0) return;
  if (answer->nonce != nonce_ && answer->nonce != nonceBefore_) return;
  if (add(answer->notice, from)) emit changed();
}

bool TableSearch::mayAccept(const QHostAddress& from) {
  const bool isListed = std::any_of(tables_.begin(), tables_.end(), [&](const FoundTable& table) {
    return table.address == from || table.others.contains(from);
  });
  if (!isListed && !datagrams_.contains(from) && datagrams_.size() >= kMostAddresses) return false;
  return ++datagrams_[from] <= kMostDatagrams;
}

// Adds the table described in an answer to the list, or updates it. Returns true if a table was
// added or its description changed.
bool TableSearch::add(const TableNotice& notice, const QHostAddress& from) {
  qsizetype ofAddress = 0;
  for (qsizetype i = 0; i < tables_.size(); ++i) {
    FoundTable& table = tables_[i];
    if (table.address == from) ++ofAddress;
    if (!isSameTable(table.notice, notice)) continue;
    // A host answers from each of its addresses. An answer from another address than the first only
    // adds at most this address, and does not change the description of the table.
    if (table.address != from) {
      const bool isNew = !table.others.contains(from);
      if (isNew && table.others.size() + 1 < Invitation::kMostHosts) table.others += from;
      return false;
    }
    table.answeredAt = clock_();
    if (table.notice == notice) return false;
    table.notice = notice;
    std::sort(tables_.begin(), tables_.end(), isBefore);
    return true;
  }
  if (tables_.size() >= kMostTables || ofAddress >= kMostOfAddress) return false;
  FoundTable table{notice, from, clock_()};
  tables_.insert(std::upper_bound(tables_.begin(), tables_.end(), table, isBefore), table);
  if (!silence_.isActive()) silence_.start(std::chrono::milliseconds(kStays));
  return true;
}

void TableSearch::dropSilent() {
  const qint64 now = clock_();
  const auto isSilent = [now](const FoundTable& table) { return now - table.answeredAt >= kStays; };
  const bool hasChanged = tables_.removeIf(isSilent) > 0;
  // The timer is set for the time when the next table will have been silent for kStays.
  const auto next = std::min_element(tables_.begin(), tables_.end(),
                                     [](const FoundTable& one, const FoundTable& other) {
                                       return one.answeredAt < other.answeredAt;
                                     });
  silence_.stop();
  if (next != tables_.end()) {
    silence_.start(std::chrono::milliseconds(next->answeredAt + kStays - now));
  }
  if (hasChanged) emit changed();
}

}  // namespace downpile

#include "moc_table_search.cpp"
