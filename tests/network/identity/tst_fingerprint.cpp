// SPDX-License-Identifier: GPL-3.0-or-later
// A fingerprint depends only on the key and has exactly one text form.
#include <QRandomGenerator>
#include <QSet>
#include <QSslCertificate>

#include "../support/random_fingerprint.h"
#include "identity/fingerprint.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

// Two certificates of one key, and the key's fingerprint as computed by the openssl program.
constexpr char kCertificate[] =
    "-----BEGIN CERTIFICATE-----\n"
    "MIIBfjCCASOgAwIBAgIUJY5cENm6uihZ1FQwrpQBh9cZUE0wCgYIKoZIzj0EAwIw\n"
    "EzERMA8GA1UEAwwIZG93bnBpbGUwIBcNMjYxMTIxMjM1MjQ2WhgPMjEyNjEwMjgy\n"
    "MzUyNDZaMBMxETAPBgNVBAMMCGRvd25waWxlMFkwEwYHKoZIzj0CAQYIKoZIzj0D\n"
    "AQcDQgAEZG9J3o3MTcm5iiFRIHeAk6s+Hdd44y86vOyL5juVmjSQL4X3nS9AK2qE\n"
    "eliXvg2co/MkKdER4C+JH6bh57o7L6NTMFEwHQYDVR0OBBYEFKVGAYl6dv1OgK6l\n"
    "Px4C12+1FUdUMB8GA1UdIwQYMBaAFKVGAYl6dv1OgK6lPx4C12+1FUdUMA8GA1Ud\n"
    "EwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSQAwRgIhAIXcMyhhFrTMIfotTGKc1vNM\n"
    "ir3F65W/N6indA0aorzAAiEAp1FmL5Y8SP4VhXIW9+8e0aweRfYGfJZhx9W6BQiP\n"
    "FKk=\n"
    "-----END CERTIFICATE-----\n";
constexpr char kRenewed[] =
    "-----BEGIN CERTIFICATE-----\n"
    "MIIBeTCCAR+gAwIBAgIUBR0F+ZlSdpVVsgb5t8NjqG/BHIkwCgYIKoZIzj0EAwIw\n"
    "EjEQMA4GA1UEAwwHYW5vdGhlcjAeFw0yNjExMjEyMzUyNDZaFw0yNjEyMDEyMzUy\n"
    "NDZaMBIxEDAOBgNVBAMMB2Fub3RoZXIwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC\n"
    "AARkb0nejcxNybmKIVEgd4CTqz4d13jjLzq87IvmO5WaNJAvhfedL0AraoR6WJe+\n"
    "DZyj8yQp0RHgL4kfpuHnujsvo1MwUTAdBgNVHQ4EFgQUpUYBiXp2/U6ArqU/HgLX\n"
    "b7UVR1QwHwYDVR0jBBgwFoAUpUYBiXp2/U6ArqU/HgLXb7UVR1QwDwYDVR0TAQH/\n"
    "BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiAG/yVoNAzgQfmISx0d8vmh3zSYE+tl\n"
    "hi7FdlKgvND31wIhAJicD5Gep3/tsMX5ak45Qo2ik5UAbjIqJxIoNjRgGIIV\n"
    "-----END CERTIFICATE-----\n";
constexpr char kHex[] = "461da1ec05f5f4193d6d527d6815fe97d16860ff6d8037c81cff1fc7dad2074f";
const QString kText = u"iyo2d3af6x2bsplnkj6wqfp6s7iwqyh7nwadpsa474p4pwwsa5hq"_s;

std::optional<Fingerprint> fingerprintOf(const char* certificate) {
  return Fingerprint::ofCertificate(QSslCertificate(QByteArray(certificate), QSsl::Pem));
}

}  // namespace

class TestFingerprint : public QObject {
  Q_OBJECT

 private slots:
  void fingerprintDependsOnTheKeyOnly() {
    const auto fingerprint = fingerprintOf(kCertificate);
    QVERIFY(fingerprint.has_value());
    QCOMPARE(fingerprint->bytes().toHex(), QByteArray(kHex));
    QCOMPARE(fingerprint->text(), kText);
    QVERIFY(fingerprintOf(kRenewed) == fingerprint);
    QVERIFY(!Fingerprint::ofCertificate(QSslCertificate()).has_value());
  }

  void fingerprintIsReadBackFromTextAndBytes() {
    QRandomGenerator random(1);
    QSet<Fingerprint> all;
    for (int i = 0; i < 1000; ++i) {
      const Fingerprint fingerprint = randomFingerprint(random);
      all.insert(fingerprint);
      QCOMPARE(fingerprint.text().size(), Fingerprint::kTextLength);
      QVERIFY(Fingerprint::fromText(fingerprint.text()) == fingerprint);
      QVERIFY(Fingerprint::fromBytes(fingerprint.bytes()) == fingerprint);
      QVERIFY(fingerprint != Fingerprint());
    }
    QCOMPARE(all.size(), 1000);
  }

  void rejectsInvalidFingerprintText_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("short") << kText.chopped(1);
    QTest::newRow("long") << kText + u'a';
    QTest::newRow("capitals") << kText.toUpper();
    QTest::newRow("padding") << kText.chopped(1) + u'=';
    QTest::newRow("invalid digit") << u'1' + kText.mid(1);
    QTest::newRow("blank") << u' ' + kText.mid(1);
    QTest::newRow("null letter") << QChar(0) + kText.mid(1);
    QTest::newRow("not an ASCII letter") << QChar(0x161) + kText.mid(1);
    QTest::newRow("too many bits") << kText.chopped(1) + u'r';
  }
  void rejectsInvalidFingerprintText() {
    QFETCH(const QString, text);
    QVERIFY(!Fingerprint::fromText(text).has_value());
  }

  void fingerprintHasFourWords() {
    QSet<QString> all;
    for (int byte = 0; byte < 256; ++byte) {
      QByteArray bytes(static_cast<qsizetype>(Fingerprint::kBytes), '\0');
      bytes[3] = static_cast<char>(byte);
      const QStringList words = Fingerprint::fromBytes(bytes)->words();
      QCOMPARE(words.size(), 4);
      QCOMPARE(words.first(), u"acorn"_s);
      QVERIFY2(QRegularExpression(u"^[a-z]{3,8}$"_s).match(words.last()).hasMatch(),
               qPrintable(words.last()));
      all.insert(words.last());
    }
    QCOMPARE(all.size(), 256);
    // The words for a fingerprint must be the same in all versions, because users write them down.
    QCOMPARE(Fingerprint::fromText(kText)->words().join(u' '), u"compass bonnet lentil scarf"_s);
  }

  void rejectsFingerprintWithTooFewOrTooManyBytes() {
    QVERIFY(!Fingerprint::fromBytes({}).has_value());
    QVERIFY(!Fingerprint::fromBytes(QByteArray(31, 'a')).has_value());
    QVERIFY(!Fingerprint::fromBytes(QByteArray(33, 'a')).has_value());
  }
};

DOWNPILE_TEST(TestFingerprint);
#include "tst_fingerprint.moc"
