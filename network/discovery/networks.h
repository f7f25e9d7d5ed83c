// SPDX-License-Identifier: GPL-3.0-or-later
// The IPv4 networks of this machine.
#pragma once

#include <QHostAddress>
#include <QList>
#include <QNetworkAddressEntry>
#include <functional>

class QNetworkDatagram;
class QUdpSocket;

namespace downpile {

// Returns the IPv4 addresses and masks of this machine on all active networks.
QList<QNetworkAddressEntry> ownNetworks();

// Returns the broadcast addresses of these networks, without duplicates, and 127.255.255.255, which
// reaches programs on this machine.
QList<QHostAddress> broadcastAddresses(const QList<QNetworkAddressEntry>& networks);

// Returns whether the address is a loopback address or in one of these networks.
bool isNear(const QHostAddress& address, const QList<QNetworkAddressEntry>& networks);

// Reads datagrams from a socket and passes them to `take`; call it from readyRead. Stops after
// `most` datagrams, so that other sockets are served too; Qt then emits readyRead again. An
// oversized datagram is cut to kMostDatagram + 1 bytes, so parsers reject it.
void takeDatagrams(QUdpSocket& socket, int most,
                   const std::function<void(const QNetworkDatagram& datagram)>& take);

}  // namespace downpile
