// SPDX-License-Identifier: GPL-3.0-or-later
// Real TLS connections on this machine: each end knows the fingerprint of the other, and a host
// with an unexpected key receives no data from the guest.
#include <QSslServer>
#include <QSslSocket>
#include <QWebSocket>
#include <QWebSocketServer>

#include "identity/tls.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

// A host and its connected guests.
class Host {
 public:
  explicit Host(const Identity& own) {
    server.setSslConfiguration(hostConfiguration(own));
    QVERIFY(server.listen(QHostAddress::LocalHost));
    QObject::connect(&server, &QWebSocketServer::newConnection, &server, [this] {
      while (QWebSocket* guest = server.nextPendingConnection()) {
        guest->setParent(&server);
        guests += guest;
        QObject::connect(guest, &QWebSocket::textMessageReceived, &server,
                         [this](const QString& text) { received += text; });
      }
    });
  }
  QUrl url() const { return QUrl(u"wss://127.0.0.1:%1/table"_s.arg(server.serverPort())); }

  QWebSocketServer server{u"host"_s, QWebSocketServer::SecureMode};
  QList<QWebSocket*> guests;
  QStringList received;
};

// A server that counts completed and failed handshakes, and collects all bytes received after a
// handshake.
class Listener {
 public:
  explicit Listener(const QSslConfiguration& configuration) {
    server.setSslConfiguration(configuration);
    QVERIFY(server.listen(QHostAddress::LocalHost));
    QObject::connect(&server, &QTcpServer::pendingConnectionAvailable, &server, [this] {
      auto* guest = qobject_cast<QSslSocket*>(server.nextPendingConnection());
      encrypted += 1;
      QObject::connect(guest, &QSslSocket::readyRead, &server,
                       [this, guest] { bytes += guest->readAll(); });
    });
    QObject::connect(&server, &QSslServer::errorOccurred, &server, [this] { failed += 1; });
  }
  QUrl url() const { return QUrl(u"wss://127.0.0.1:%1/table"_s.arg(server.serverPort())); }

  QSslServer server;
  int encrypted = 0;
  int failed = 0;
  QByteArray bytes;
};

bool isEnded(const QWebSocket& socket) {
  return socket.state() == QAbstractSocket::UnconnectedState;
}

}  // namespace

class TestTls : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    host_ = Identity::make();
    guest_ = Identity::make();
    QVERIFY(host_ && guest_);
    QVERIFY(host_->fingerprint() != guest_->fingerprint());
  }

  void eachEndKnowsTheFingerprintOfTheOther_data() {
    QTest::addColumn<bool>("isFirstVisit");
    QTest::newRow("by the fingerprint") << false;
    QTest::newRow("at the first visit") << true;
  }
  void eachEndKnowsTheFingerprintOfTheOther() {
    QFETCH(const bool, isFirstVisit);
    Host host(*host_);
    QWebSocket socket;
    const HostCheck* check = new HostCheck(
        &socket, *guest_, isFirstVisit ? std::nullopt : std::optional(host_->fingerprint()));
    socket.open(host.url());
    QTRY_COMPARE(socket.state(), QAbstractSocket::ConnectedState);
    QTRY_COMPARE(host.guests.size(), 1);
    QVERIFY(check->found() == host_->fingerprint());
    QVERIFY(!check->hasFoundAnother());
    QVERIFY(peerFingerprint(socket) == host_->fingerprint());
    QVERIFY(peerFingerprint(*host.guests.first()) == guest_->fingerprint());
    QCOMPARE(socket.sslConfiguration().sessionProtocol(), QSsl::TlsV1_3);
    socket.sendTextMessage(u"good evening"_s);
    QTRY_COMPARE(host.received, QStringList{u"good evening"_s});
  }

  void acceptsTls12() {
    Host host(*host_);
    QSslConfiguration old = hostConfiguration(*host_);
    old.setProtocol(QSsl::TlsV1_2);
    host.server.setSslConfiguration(old);
    QWebSocket socket;
    const HostCheck* check = new HostCheck(&socket, *guest_, host_->fingerprint());
    socket.open(host.url());
    QTRY_COMPARE(socket.state(), QAbstractSocket::ConnectedState);
    QTRY_COMPARE(host.guests.size(), 1);
    QVERIFY(check->found() == host_->fingerprint());
    QVERIFY(peerFingerprint(*host.guests.first()) == guest_->fingerprint());
    QCOMPARE(socket.sslConfiguration().sessionProtocol(), QSsl::TlsV1_2);
  }

  void sameSocketChecksTheHostOnEachConnection() {
    Host host(*host_);
    QWebSocket socket;
    const HostCheck* check = new HostCheck(&socket, *guest_, host_->fingerprint());
    for (int visit = 1; visit <= 3; ++visit) {
      socket.open(host.url());
      QTRY_COMPARE(host.guests.size(), visit);
      QTRY_VERIFY(check->found() == host_->fingerprint());
      QVERIFY(peerFingerprint(*host.guests.last()) == guest_->fingerprint());
      socket.close();
      QTRY_VERIFY(isEnded(socket));
    }
    const QUrl url = host.url();
    host.server.close();
    socket.open(url);
    QTRY_COMPARE(socket.error(), QAbstractSocket::ConnectionRefusedError);
    QVERIFY(!check->found().has_value());
  }

  void hostWithAnUnexpectedKeyIsRefusedAndReceivesNoBytes_data() {
    QTest::addColumn<int>("protocol");
    QTest::newRow("TLS 1.2") << int{QSsl::TlsV1_2};
    QTest::newRow("TLS 1.3") << int{QSsl::TlsV1_3};
  }
  void hostWithAnUnexpectedKeyIsRefusedAndReceivesNoBytes() {
    QFETCH(const int, protocol);
    const Identity other = Identity::make().value();
    QSslConfiguration configuration = hostConfiguration(other);
    configuration.setProtocol(static_cast<QSsl::SslProtocol>(protocol));
    Listener listener(configuration);
    QWebSocket socket;
    const HostCheck* check = new HostCheck(&socket, *guest_, host_->fingerprint());
    QSignalSpy connected(&socket, &QWebSocket::connected);
    socket.open(listener.url());
    QTRY_VERIFY(isEnded(socket) && socket.error() == QAbstractSocket::SslHandshakeFailedError);
    QTRY_COMPARE(listener.failed, 1);
    QCOMPARE(listener.encrypted, 0);
    QCOMPARE(listener.bytes, QByteArray());
    QCOMPARE(connected.count(), 0);
    QVERIFY(check->hasFoundAnother());
    QVERIFY(check->found() == other.fingerprint());
  }

  // Counter-check for hostWithAnUnexpectedKeyIsRefusedAndReceivesNoBytes: from a client expecting
  // the host's key, the listener does receive bytes.
  void hostWithTheExpectedKeyReceivesBytes() {
    Listener listener(hostConfiguration(*host_));
    QWebSocket socket;
    new HostCheck(&socket, *guest_, host_->fingerprint());
    socket.open(listener.url());
    QTRY_VERIFY(listener.bytes.startsWith("GET /table"));
    QCOMPARE(listener.encrypted, 1);
  }

  // The certificates of the program are valid from 2020. If a computer's clock was reset, its date
  // may be earlier.
  void acceptsCertificateOfAnyDate_data() {
    QTest::addColumn<QByteArray>("certificate");
    QTest::newRow("valid through 2020") << kOutdated;
    QTest::newRow("valid from 2100") << kFuture;
  }
  void acceptsCertificateOfAnyDate() {
    QFETCH(const QByteArray, certificate);
    const QSslCertificate dated(certificate);
    Host host(*host_);
    host.server.setSslConfiguration(withCertificate(hostConfiguration(*host_), dated));
    QWebSocket socket;
    const HostCheck* check =
        new HostCheck(&socket, *guest_, Fingerprint::ofCertificate(dated).value());
    // The guest also sends this certificate, whose date is invalid. The host accepts it.
    socket.setSslConfiguration(withCertificate(socket.sslConfiguration(), dated));
    socket.open(host.url());
    QTRY_COMPARE(host.guests.size(), 1);
    QTRY_COMPARE(socket.state(), QAbstractSocket::ConnectedState);
    QVERIFY(!check->hasFoundAnother());
    QVERIFY(peerFingerprint(*host.guests.first()) == Fingerprint::ofCertificate(dated));
  }

  // Not every error of a certificate is accepted: this one is signed by an unknown authority.
  void refusesCertificateThatIsNotSelfSigned() {
    Listener listener(withCertificate(hostConfiguration(*host_), QSslCertificate(kSigned)));
    QWebSocket socket;
    const HostCheck* check = new HostCheck(&socket, *guest_, std::nullopt);
    socket.open(listener.url());
    QTRY_VERIFY(isEnded(socket) && socket.error() == QAbstractSocket::SslHandshakeFailedError);
    QCOMPARE(listener.bytes, QByteArray());
    QVERIFY(check->found().has_value());
    QVERIFY(!check->hasFoundAnother());
  }

  void guestWithoutCertificateHasNoFingerprint() {
    Host host(*host_);
    QWebSocket socket;
    QSslConfiguration configuration;
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    socket.setSslConfiguration(configuration);
    socket.open(host.url());
    QTRY_COMPARE(host.guests.size(), 1);
    QVERIFY(!peerFingerprint(*host.guests.first()).has_value());
  }

  // A guest sends another guest's certificate without having its key. The connection fails, or the
  // host does not accept the certificate.
  void guestCertificateWithoutItsOwnKeyIsRefused() {
    Host host(*host_);
    QWebSocket socket;
    QSslConfiguration configuration;
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    configuration.setLocalCertificate(guest_->certificate());
    configuration.setPrivateKey(host_->key());
    socket.setSslConfiguration(configuration);
    socket.open(host.url());
    QTRY_VERIFY(socket.error() != QAbstractSocket::UnknownSocketError || !host.guests.isEmpty());
    for (const QWebSocket* guest : host.guests) QVERIFY(!peerFingerprint(*guest).has_value());
  }

  // If the program trusted the certificate authorities of the system, it would not check the key of
  // a host with a certificate signed by one of them.
  void trustsNoCertificateAuthority() {
    QWebSocket socket;
    new HostCheck(&socket, *guest_, std::nullopt);
    QVERIFY(socket.sslConfiguration().caCertificates().isEmpty());
    QVERIFY(hostConfiguration(*host_).caCertificates().isEmpty());
  }

 private:
  static QSslConfiguration withCertificate(QSslConfiguration configuration,
                                           const QSslCertificate& certificate) {
    configuration.setLocalCertificate(certificate);
    configuration.setPrivateKey(QSslKey(kKey, QSsl::Ec));
    return configuration;
  }

  // Certificates for the private key kKey.
  static const QByteArray kOutdated;
  static const QByteArray kFuture;
  static const QByteArray kSigned;
  static const QByteArray kKey;
  std::optional<Identity> host_;
  std::optional<Identity> guest_;
};

const QByteArray TestTls::kOutdated =
    "-----BEGIN CERTIFICATE-----\n"
    "MIIBDjCBtAIBATAKBggqhkjOPQQDAjATMREwDwYDVQQDDAhvdXRkYXRlZDAeFw0y\n"
    "MDAxMDEwMDAwMDBaFw0yMTAxMDEwMDAwMDBaMBMxETAPBgNVBAMMCG91dGRhdGVk\n"
    "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEss6kdt3Xdmfrs8YB0JXpQpRlaBA9\n"
    "R+xvlCAf8M1dhg8rwkNxukNcip1qFwdbzPVfja6n0zfzXLGc+0tzZRDI7DAKBggq\n"
    "hkjOPQQDAgNJADBGAiEAs14rM5RSYnd+ClD7caVxFFwunLQo1kCSbg3JRaRqvSIC\n"
    "IQCMdapJFK/aV2oOhXiY/9387UkspuKozGqi/4iocoav1Q==\n"
    "-----END CERTIFICATE-----\n";
const QByteArray TestTls::kFuture =
    "-----BEGIN CERTIFICATE-----\n"
    "MIIBDDCBtAIBATAKBggqhkjOPQQDAjARMQ8wDQYDVQQDDAZmdXR1cmUwIhgPMjEw\n"
    "MDAxMDEwMDAwMDBaGA8yMTAxMDEwMTAwMDAwMFowETEPMA0GA1UEAwwGZnV0dXJl\n"
    "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEss6kdt3Xdmfrs8YB0JXpQpRlaBA9\n"
    "R+xvlCAf8M1dhg8rwkNxukNcip1qFwdbzPVfja6n0zfzXLGc+0tzZRDI7DAKBggq\n"
    "hkjOPQQDAgNHADBEAiA8Pja/Y3RqJrwrICATDBh4YuT7Ty74wMWUAqZm69Of4gIg\n"
    "SMjRqZVfda5DIc8neY74CPvEbqjbnI5QvyCm9neKtTI=\n"
    "-----END CERTIFICATE-----\n";
const QByteArray TestTls::kSigned =
    "-----BEGIN CERTIFICATE-----\n"
    "MIIBIDCByAIUGw8cHkXZ+41SoiA3v0IFFiD+0KMwCgYIKoZIzj0EAwIwFDESMBAG\n"
    "A1UEAwwJYXV0aG9yaXR5MCAXDTI2MTEyNjIzNDExOVoYDzIxMjYxMTAyMjM0MTE5\n"
    "WjARMQ8wDQYDVQQDDAZzaWduZWQwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASy\n"
    "zqR23dd2Z+uzxgHQlelClGVoED1H7G+UIB/wzV2GDyvCQ3G6Q1yKnWoXB1vM9V+N\n"
    "rqfTN/NcsZz7S3NlEMjsMAoGCCqGSM49BAMCA0cAMEQCIE6C64tHiKZYajFjNmwk\n"
    "XweUvR4B9kNu53EVUm9K7k61AiAvGb7DiPlVELMM2k8etk8a0ZNjSUfsWruKTxhu\n"
    "k+YArw==\n"
    "-----END CERTIFICATE-----\n";
const QByteArray TestTls::kKey =
    "-----BEGIN EC PRIVATE KEY-----\n"
    "MHcCAQEEIJEZR6M+O1vxyyeGp79AMTM7BqW5bPsK6or6YrRPPLrFoAoGCCqGSM49\n"
    "AwEHoUQDQgAEss6kdt3Xdmfrs8YB0JXpQpRlaBA9R+xvlCAf8M1dhg8rwkNxukNc\n"
    "ip1qFwdbzPVfja6n0zfzXLGc+0tzZRDI7A==\n"
    "-----END EC PRIVATE KEY-----\n";

DOWNPILE_TEST(TestTls);
#include "tst_tls.moc"
