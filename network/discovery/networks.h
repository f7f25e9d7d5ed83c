// SPDX-License-Identifier: GPL-3.0-or-later
// The networks that this machine is on, and who is near on them.
#pragma once

#include <QHostAddress>
#include <QList>
#include <QNetworkAddressEntry>
#include <functional>

class QNetworkDatagram;
class QUdpSocket;

namespace downpile {

// The addresses of this machine on all networks that are up, with their masks; of IPv4.
QList<QNetworkAddressEntry> ownNetworks();

// Where to send what all on these networks should get, each address once; that of this machine
// itself, 127.255.255.255, among them.
QList<QHostAddress> broadcastAddresses(const QList<QNetworkAddressEntry>& networks);

// Whether this is an address of this machine or of one of these networks, rather than of somebody
// far away.
bool isNear(const QHostAddress& address, const QList<QNetworkAddressEntry>& networks);

// Takes what has arrived at a socket, to be called for its readyRead: at most `most` datagrams,
// then others have their turn and Qt tells again. Of one that is longer than kMostDatagram comes a
// byte more than that.
void takeDatagrams(QUdpSocket& socket, int most,
                   const std::function<void(const QNetworkDatagram& datagram)>& take);

}  // namespace downpile
