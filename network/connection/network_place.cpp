// SPDX-License-Identifier: GPL-3.0-or-later
#include "connection/network_place.h"

#include <QByteArray>

namespace downpile {

QString networkPlace(const QHostAddress& address) {
  bool isOld = false;
  const quint32 old = address.toIPv4Address(&isOld);
  if (isOld) return QHostAddress(old).toString();
  constexpr qsizetype kNetworkBytes = 7;
  const Q_IPV6ADDR bytes = address.toIPv6Address();
  return QString::fromLatin1(
      QByteArray(reinterpret_cast<const char*>(bytes.c), kNetworkBytes).toHex());
}

}  // namespace downpile
