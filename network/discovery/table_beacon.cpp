// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/table_beacon.h"

#include <QCoreApplication>
#include <QNetworkDatagram>
#include <utility>

#include "discovery/networks.h"

namespace downpile {

namespace {

constexpr int kQuestionsAtOnce = 64;  // maximum number of datagrams read per readyRead signal
// Time in milliseconds for which the list of this machine's networks is cached.
constexpr qint64 kNetworksStay = 10'000;
constexpr qint64 kSecond = 1000;

}  // namespace

TableBeacon::TableBeacon(SteadyClock clock, QObject* parent)
    : QObject(parent), clock_(std::move(clock)) {
  connect(&socket_, &QUdpSocket::readyRead, this, [this] {
    takeDatagrams(socket_, kQuestionsAtOnce,
                  [this](const QNetworkDatagram& datagram) { answer(datagram); });
  });
}

bool TableBeacon::open(const TableNotice& notice, std::uint16_t port) {
  close();
  notice_ = notice;
  sentence_.clear();
  networks_ = ownNetworks();
  networksAt_ = clock_();
  if (socket_.bind(QHostAddress(QHostAddress::AnyIPv4), port,
                   QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint)) {
    return true;
  }
  sentence_ = QCoreApplication::translate("network",
                                          "Another program uses port %1, so people on your network "
                                          "cannot find your table. Send them the invitation.")
                  .arg(QString::number(port));
  return false;
}

void TableBeacon::answer(const QNetworkDatagram& datagram) {
  const auto nonce = readAsk(datagram.data());
  if (!nonce) return;
  if (clock_() - networksAt_ > kNetworksStay) {
    networks_ = ownNetworks();
    networksAt_ = clock_();
  }
  if (!isNear(datagram.senderAddress(), networks_) || !mayAnswer()) return;
  socket_.writeDatagram(writeAnswer({*nonce, notice_}), datagram.senderAddress(),
                        static_cast<quint16>(datagram.senderPort()));
}

bool TableBeacon::mayAnswer() {
  if (clock_() - second_ >= kSecond) {
    second_ = clock_();
    answers_ = 0;
  }
  return answers_++ < kMostAnswers;
}

}  // namespace downpile

#include "moc_table_beacon.cpp"
