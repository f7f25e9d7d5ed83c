// SPDX-License-Identifier: GPL-3.0-or-later
// Mutually authenticated TLS connections. Certificates are self-signed. A peer is identified only
// by the fingerprint of its key; authorities and host names are ignored.
#pragma once

#include <QObject>
#include <QSslConfiguration>
#include <optional>

#include "identity/fingerprint.h"
#include "identity/identity.h"

class QSslError;
class QWebSocket;

namespace downpile {

// Returns the TLS configuration of a host's sockets. Every guest is asked for a certificate. The
// certificate need not be valid; peerFingerprint identifies the guest. Uses TLS 1.3, or TLS 1.2
// with guests lacking support for it.
QSslConfiguration hostConfiguration(const Identity& own);

// Returns the fingerprint of the peer's key. On the host, returns nullopt if the guest sent no
// certificate. Valid from QWebSocket::connected or QWebSocketServer::newConnection on.
std::optional<Fingerprint> peerFingerprint(const QWebSocket& socket);

// Restricts a guest's socket to a host with the expected key. Without an expected key, any host is
// accepted. Create it before QWebSocket::open. A refused host receives neither application data nor
// the guest's certificate. The socket then reports SslHandshakeFailedError, and hasFoundAnother()
// tells whether the key was the reason.
class HostCheck final : public QObject {
  Q_OBJECT

 public:
  // `socket` owns this object.
  HostCheck(QWebSocket* socket, const Identity& own, std::optional<Fingerprint> expected);

  // Returns the fingerprint of the host's key in the last attempt, even if it was unexpected.
  // Returns nullopt if the host showed no certificate.
  const std::optional<Fingerprint>& found() const { return found_; }
  // Returns whether the last attempt was refused because of an unexpected key.
  bool hasFoundAnother() const { return found_ && expected_ && found_ != expected_; }

 private:
  void checkError(const QSslError& error);
  void finish(const QList<QSslError>& errors);

  QWebSocket* socket_;
  std::optional<Fingerprint> expected_;
  std::optional<Fingerprint> found_;
};

}  // namespace downpile
