// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/networks.h"

#include <QNetworkDatagram>
#include <QNetworkInterface>
#include <QUdpSocket>
#include <algorithm>

#include "discovery/datagrams.h"

namespace downpile {

using namespace Qt::StringLiterals;

QList<QNetworkAddressEntry> ownNetworks() {
  QList<QNetworkAddressEntry> networks;
  for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
    if ((network.flags() & QNetworkInterface::IsUp) == 0) continue;
    for (const QNetworkAddressEntry& entry : network.addressEntries()) {
      if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol) networks += entry;
    }
  }
  return networks;
}

QList<QHostAddress> broadcastAddresses(const QList<QNetworkAddressEntry>& networks) {
  QList<QHostAddress> addresses{QHostAddress(u"127.255.255.255"_s)};
  for (const QNetworkAddressEntry& network : networks) {
    const QHostAddress address = network.broadcast();
    if (!address.isNull() && !addresses.contains(address)) addresses += address;
  }
  return addresses;
}

bool isNear(const QHostAddress& address, const QList<QNetworkAddressEntry>& networks) {
  if (address.isLoopback()) return true;
  return std::any_of(networks.begin(), networks.end(), [&](const QNetworkAddressEntry& network) {
    return network.prefixLength() > 0 && address.isInSubnet(network.ip(), network.prefixLength());
  });
}

// Reads at least one datagram. Otherwise Qt would not emit readyRead again.
void takeDatagrams(QUdpSocket& socket, int most,
                   const std::function<void(const QNetworkDatagram& datagram)>& take) {
  do {
    take(socket.receiveDatagram(kMostDatagram + 1));
  } while (--most > 0 && socket.hasPendingDatagrams());
}

}  // namespace downpile
