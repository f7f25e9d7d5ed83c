// SPDX-License-Identifier: GPL-3.0-or-later
#include "invitation/host_name.h"

#include <QNetworkInterface>
#include <QUrl>
#include <algorithm>

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

bool isDigit(QChar letter) { return letter >= u'0' && letter <= u'9'; }

// Returns whether this can be the address of one machine. It must not be null, a multicast or
// broadcast address, or a wildcard (0.0.0.0 or ::).
bool isOfAMachine(const QHostAddress& address) {
  return !address.isNull() && !address.isMulticast() && !address.isBroadcast() &&
         address != QHostAddress(QHostAddress::AnyIPv4) &&
         address != QHostAddress(QHostAddress::AnyIPv6);
}

// Returns an IPv4 address in its usual form of four numbers, or an empty text. Stricter than Qt,
// which also accepts 127.1 and 010.0.0.1.
QString ofFourNumbers(QStringView text) {
  constexpr int kMost = 255;
  constexpr qsizetype kNumbers = 4;
  const QList<QStringView> numbers = text.split(u'.');
  const bool good = numbers.size() == kNumbers &&
                    std::all_of(numbers.begin(), numbers.end(), [](QStringView number) {
                      return !number.isEmpty() && number.size() <= 3 && number.toInt() <= kMost &&
                             (number.size() == 1 || number.front() != u'0');
                    });
  const QHostAddress address = good ? QHostAddress(text.toString()) : QHostAddress();
  return isOfAMachine(address) ? address.toString() : QString();
}

QString ofIpv6(QStringView text) {
  const auto isOfAddresses = [](QChar letter) {
    return isDigit(letter) || letter == u':' || letter == u'.' ||
           (letter.toLower() >= u'a' && letter.toLower() <= u'f');
  };
  if (!std::all_of(text.begin(), text.end(), isOfAddresses)) return {};
  const QHostAddress address(text.toString());
  const bool good = isOfAMachine(address) && address.protocol() == QAbstractSocket::IPv6Protocol;
  return good ? address.toString() : QString();
}

bool isLabel(QStringView label) {
  constexpr qsizetype kMost = 63;
  const auto isGood = [](QChar letter) {
    return isDigit(letter) || (letter >= u'a' && letter <= u'z') || letter == u'-' ||
           letter == u'_';
  };
  return !label.isEmpty() && label.size() <= kMost && label.front() != u'-' &&
         label.back() != u'-' && std::all_of(label.begin(), label.end(), isGood);
}

QString ofLabels(QStringView text) {
  constexpr qsizetype kMost = 253;
  if (text.size() > kMost) return {};
  const QString name = QString::fromLatin1(QUrl::toAce(text.toString())).toLower();
  const QList<QStringView> labels = QStringView(name).split(u'.');
  // A name whose last part has only digits is invalid, because some programs take it for an IPv4
  // address and others do not.
  const bool good = name.size() <= kMost && std::all_of(labels.begin(), labels.end(), isLabel) &&
                    !std::all_of(labels.back().begin(), labels.back().end(), isDigit);
  return good ? name : QString();
}

// Returns whether this network interface has a name typical of containers and virtual machines.
bool isInside(const QNetworkInterface& network) {
  const QString name = network.name();
  const auto isOf = [&name](const QString& kind) { return name.startsWith(kind); };
  const QStringList kinds = {u"docker"_s, u"br-"_s, u"veth"_s,   u"virbr"_s, u"vnet"_s,
                             u"lxc"_s,    u"lxd"_s, u"podman"_s, u"cni"_s,   u"vmnet"_s};
  return std::any_of(kinds.begin(), kinds.end(), isOf);
}

}  // namespace

QString hostName(QStringView text) {
  if (text.isEmpty()) return {};
  if (text.contains(u':')) return ofIpv6(text);
  const auto isOfNumbers = [](QChar letter) { return isDigit(letter) || letter == u'.'; };
  if (std::all_of(text.begin(), text.end(), isOfNumbers)) return ofFourNumbers(text);
  return ofLabels(text);
}

QStringList reachableHosts(const QList<QHostAddress>& addresses) {
  constexpr qsizetype kMostOfIpv4 = 2;
  constexpr qsizetype kMostOfIpv6 = 1;
  QStringList ofIpv4;
  QStringList ofIpv6;
  for (const QHostAddress& address : addresses) {
    if (!isOfAMachine(address) || address.isLoopback() || address.isLinkLocal()) continue;
    const bool isIpv4 = address.protocol() == QAbstractSocket::IPv4Protocol;
    QStringList& of = isIpv4 ? ofIpv4 : ofIpv6;
    const QString name = hostName(address.toString());
    if (!name.isEmpty() && !of.contains(name) && of.size() < (isIpv4 ? kMostOfIpv4 : kMostOfIpv6)) {
      of += name;
    }
  }
  const QStringList hosts = ofIpv4 + ofIpv6;
  return hosts.isEmpty() ? QStringList{u"127.0.0.1"_s} : hosts;
}

QList<QHostAddress> ownAddresses() {
  QList<QHostAddress> addresses;
  for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
    const bool isOf = (network.flags() & QNetworkInterface::IsUp) != 0 &&
                      (network.flags() & QNetworkInterface::IsRunning) != 0 && !isInside(network);
    if (!isOf) continue;
    for (const QNetworkAddressEntry& entry : network.addressEntries()) addresses += entry.ip();
  }
  return addresses;
}

}  // namespace downpile
