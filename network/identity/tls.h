// SPDX-License-Identifier: GPL-3.0-or-later
// Connections of which both ends know whose they are. Certificates are self-signed, and the
// fingerprint of their key decides; no authority has a say, nor has the name of a machine.
#pragma once

#include <QObject>
#include <QSslConfiguration>
#include <optional>

#include "identity/fingerprint.h"
#include "identity/identity.h"

class QSslError;
class QWebSocket;

namespace downpile {

// For a QWebSocketServer in SecureMode. Every guest is asked for a certificate, which need not be
// valid: who is there says peerFingerprint. TLS 1.3, or 1.2 where a guest has no better.
QSslConfiguration hostConfiguration(const Identity& own);

// Whose key the other end of a connection has proved to have; at a host, none for a guest who came
// without a certificate. To be asked from QWebSocket::connected or QWebSocketServer::newConnection
// on.
std::optional<Fingerprint> peerFingerprint(const QWebSocket& socket);

// Set up before QWebSocket::open, it sees to it that a guest's socket connects to one host and to
// no other, or at the first visit to whoever is there. A host that is refused receives nothing:
// neither a byte of the application nor the guest's certificate. The socket then gives its error
// SslHandshakeFailedError, and hasFoundAnother tells why.
class HostCheck final : public QObject {
  Q_OBJECT

 public:
  // Lives as long as the socket does.
  HostCheck(QWebSocket* socket, const Identity& own, std::optional<Fingerprint> expected);

  // Who was there at the last attempt, expected or not; none where nobody has shown a certificate.
  const std::optional<Fingerprint>& found() const { return found_; }
  // Whether the last attempt was refused because somebody else was there than expected.
  bool hasFoundAnother() const { return found_ && expected_ && found_ != expected_; }

 private:
  void look(const QSslError& error);
  void finish(const QList<QSslError>& errors);

  QWebSocket* socket_;
  std::optional<Fingerprint> expected_;
  std::optional<Fingerprint> found_;
};

}  // namespace downpile
