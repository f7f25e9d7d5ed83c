// SPDX-License-Identifier: GPL-3.0-or-later
#include "connection/network_place.h"

#include <QByteArray>

namespace downpile {

namespace {

constexpr qsizetype kNetworkBytes = 7;

}  // namespace

QString networkPlace(const QHostAddress& address) {
  bool isOld = false;
  const quint32 old = address.toIPv4Address(&isOld);
  if (isOld) return QHostAddress(old).toString();
  const Q_IPV6ADDR bytes = address.toIPv6Address();
  return QString::fromLatin1(
      QByteArray(reinterpret_cast<const char*>(bytes.c), kNetworkBytes).toHex());
}

QString networkPlaceText(const QString& place) {
  if (place.size() != 2 * kNetworkBytes || place.contains(QChar(u'.'))) return place;
  QByteArray bytes = QByteArray::fromHex(place.toLatin1());
  bytes.resize(sizeof(Q_IPV6ADDR), '\0');
  return QHostAddress(reinterpret_cast<const quint8*>(bytes.constData())).toString() + kNetworkEnd;
}

}  // namespace downpile
