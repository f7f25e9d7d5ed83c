// SPDX-License-Identifier: GPL-3.0-or-later
#include "identity/tls.h"

#include <QSslError>
#include <QWebSocket>
#include <algorithm>

namespace downpile {

namespace {

QSslConfiguration configuration(const Identity& own) {
  QSslConfiguration both;
  both.setProtocol(QSsl::TlsV1_2OrLater);
  both.setLocalCertificate(own.certificate());
  both.setPrivateKey(own.key());
  // No certificate authorities are used. Otherwise a certificate from an authority trusted by the
  // system would raise no error, and its key would not be checked.
  both.setCaCertificates({});
  // Without session tickets, a reconnecting peer must show its certificate again.
  both.setSslOption(QSsl::SslOptionDisableSessionTickets, true);
  return both;
}

// Returns true for harmless errors, as only the key identifies a host. Its certificate is
// self-signed and does not name the machine. Its dates may seem invalid if the clock of this
// computer is wrong.
bool isExpected(const QSslError& error) {
  switch (error.error()) {
    case QSslError::SelfSignedCertificate:
    case QSslError::HostNameMismatch:
    case QSslError::CertificateNotYetValid:
    case QSslError::CertificateExpired:
      return true;
    default:
      return false;
  }
}

}  // namespace

QSslConfiguration hostConfiguration(const Identity& own) {
  QSslConfiguration host = configuration(own);
  host.setPeerVerifyMode(QSslSocket::QueryPeer);
  return host;
}

std::optional<Fingerprint> peerFingerprint(const QWebSocket& socket) {
  return Fingerprint::ofCertificate(socket.sslConfiguration().peerCertificate());
}

HostCheck::HostCheck(QWebSocket* socket, const Identity& own, std::optional<Fingerprint> expected)
    : QObject(socket), socket_(socket), expected_(expected) {
  QSslConfiguration guest = configuration(own);
  guest.setPeerVerifyMode(QSslSocket::VerifyPeer);
  // Errors must be reported during the handshake. After it, the guest's certificate would already
  // have been sent.
  guest.setHandshakeMustInterruptOnError(true);
  socket->setSslConfiguration(guest);
  connect(socket, &QWebSocket::stateChanged, this, [this](QAbstractSocket::SocketState state) {
    if (state == QAbstractSocket::ConnectingState) found_.reset();
  });
  connect(socket, &QWebSocket::handshakeInterruptedOnError, this, &HostCheck::checkError,
          Qt::DirectConnection);
  connect(socket, &QWebSocket::sslErrors, this, &HostCheck::finish, Qt::DirectConnection);
}

void HostCheck::checkError(const QSslError& error) {
  found_ = Fingerprint::ofCertificate(error.certificate());
  if (!found_ || !isExpected(error) || hasFoundAnother()) return;
  socket_->continueInterruptedHandshake();
}

void HostCheck::finish(const QList<QSslError>& errors) {
  found_ = peerFingerprint(*socket_);
  if (!found_ || hasFoundAnother() || !std::all_of(errors.begin(), errors.end(), isExpected)) {
    return;
  }
  socket_->ignoreSslErrors(errors);
}

}  // namespace downpile

#include "moc_tls.cpp"
