// SPDX-License-Identifier: GPL-3.0-or-later
// The identity of the user: the same at every start and readable only by the user. A damaged file
// is reported and kept under another name.
#include <linux/capability.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSslCertificateExtension>
#include <QTemporaryDir>
#include <array>
#include <future>
#include <memory>
#include <vector>

#include "../../support/file_content.h"
#include "files/own_folder.h"
#include "identity/identity.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr QFileDevice::Permissions kReadableByAll =
    kOwnFile | QFileDevice::ReadGroup | QFileDevice::ReadOther;

void put(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

QFileDevice::Permissions othersOf(const QString& path) {
  return QFileInfo(path).permissions() &
         (QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ExeGroup |
          QFileDevice::ReadOther | QFileDevice::WriteOther | QFileDevice::ExeOther);
}

}  // namespace

class TestIdentity : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    // Drops the capabilities of root, which could read and write everything.
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    std::array<__user_cap_data_struct, _LINUX_CAPABILITY_U32S_3> none{};
    QCOMPARE(::syscall(SYS_capset, &header, none.data()), 0L);
  }
  void init() {
    home_ = std::make_unique<QTemporaryDir>();
    QVERIFY(home_->isValid());
    folder_ = home_->filePath(u"some/where"_s);
    path_ = folder_ + u"/identity.pem"_s;
  }
  void cleanup() { QFile::setPermissions(folder_, kOwnFolder); }

  void identityIsTheSameAfterRestart() {
    const IdentityReading first = Identity::loadOrMake(folder_);
    QVERIFY(first.identity.has_value());
    QCOMPARE(first.sentence, QString());
    const IdentityReading second = Identity::loadOrMake(folder_);
    QVERIFY(second.identity.has_value());
    QCOMPARE(second.sentence, QString());
    QVERIFY(first.identity->fingerprint() == second.identity->fingerprint());
    QCOMPARE(first.identity->key(), second.identity->key());
    QCOMPARE(first.identity->certificate(), second.identity->certificate());
    QCOMPARE(QDir(folder_).entryList(QDir::Files | QDir::Hidden), QStringList{u"identity.pem"_s});
  }

  // Several programs starting at the same time use the same identity, although each could create
  // one.
  void programsStartedAtTheSameTimeShareOneIdentity() {
    constexpr int kPrograms = 8;
    std::vector<std::future<IdentityReading>> programs;
    for (int i = 0; i < kPrograms; ++i) {
      programs.push_back(
          std::async(std::launch::async, [this] { return Identity::loadOrMake(folder_); }));
    }
    const Fingerprint first = programs.front().get().identity.value().fingerprint();
    for (std::size_t i = 1; i < programs.size(); ++i) {
      QVERIFY(programs[i].get().identity.value().fingerprint() == first);
    }
  }

  void identityFileIsReadableByItsOwnerOnly() {
    QVERIFY(Identity::loadOrMake(folder_).identity);
    QCOMPARE(othersOf(folder_), QFileDevice::Permissions());
    QCOMPARE(othersOf(path_), QFileDevice::Permissions());
    QVERIFY(QFile::setPermissions(path_, kReadableByAll));
    QVERIFY(Identity::loadOrMake(folder_).identity);
    QCOMPARE(othersOf(path_), QFileDevice::Permissions());
  }

  void certificateRevealsNothingPersonal() {
    const Identity first = Identity::make().value();
    const Identity other = Identity::make().value();
    QVERIFY(first.fingerprint() != other.fingerprint());
    const QSslCertificate& certificate = first.certificate();
    QCOMPARE(certificate.subjectInfo(QSslCertificate::CommonName), QStringList{u"Downpile"_s});
    QCOMPARE(certificate.subjectInfoAttributes().size(), 1);
    QVERIFY(certificate.isSelfSigned());
    QVERIFY(certificate.extensions().isEmpty());
    QCOMPARE(certificate.effectiveDate(), other.certificate().effectiveDate());
    QCOMPARE(certificate.expiryDate().date().year(), 9999);
    QVERIFY(certificate.serialNumber() != other.certificate().serialNumber());
    QCOMPARE(first.key().algorithm(), QSsl::Ec);
    QCOMPARE(first.key().length(), 256);
  }

  void writtenPemIsReadBack() {
    const Identity first = Identity::make().value();
    const auto read = Identity::fromPem(first.pem());
    QVERIFY(read.has_value());
    QVERIFY(read->fingerprint() == first.fingerprint());
    QCOMPARE(read->key(), first.key());
  }

  void rejectsInvalidPem() {
    const Identity first = Identity::make().value();
    const Identity other = Identity::make().value();
    QVERIFY(!Identity::fromPem({}));
    QVERIFY(!Identity::fromPem("nonsense"));
    QVERIFY(!Identity::fromPem(first.key().toPem()));
    QVERIFY(!Identity::fromPem(first.certificate().toPem()));
    QVERIFY(!Identity::fromPem(first.key().toPem() + other.certificate().toPem()));
    // A key with a password is rejected, because the program cannot ask for the password.
    QVERIFY(!Identity::fromPem(first.key().toPem("password") + first.certificate().toPem()));
    QVERIFY(!Identity::fromPem(kOtherCurve));
  }

  void rejectsTruncatedPem() {
    const QByteArray pem = Identity::make()->pem();
    const qsizetype last = pem.lastIndexOf("-----END");
    for (qsizetype length = 0; length < last; length += 7)
      QVERIFY(!Identity::fromPem(pem.left(length)));
  }

  void damagedIdentityFileIsRenamedAndReplaced_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("nonsense") << QByteArray("nonsense\n");
    QTest::newRow("cut") << Identity::make()->pem().left(300);
    QTest::newRow("huge") << QByteArray(100'000, 'x');
  }
  void damagedIdentityFileIsRenamedAndReplaced() {
    QFETCH(const QByteArray, bytes);
    QVERIFY(QDir().mkpath(folder_));
    put(path_, bytes);
    const IdentityReading reading = Identity::loadOrMake(folder_);
    QVERIFY(reading.identity.has_value());
    const QStringList aside = QDir(folder_).entryList({u"identity.pem.damaged-*"_s}, QDir::Files);
    QCOMPARE(aside.size(), 1);
    QCOMPARE(fileContent(folder_ + u'/' + aside.first()), bytes);
    QVERIFY2(reading.sentence.contains(aside.first()), qPrintable(reading.sentence));
    // At the next start the damage is not reported again, and the program keeps the new identity.
    const IdentityReading next = Identity::loadOrMake(folder_);
    QCOMPARE(next.sentence, QString());
    QVERIFY(next.identity->fingerprint() == reading.identity->fingerprint());
  }

  void folderAtThePathOfTheIdentityFileIsReplaced() {
    QVERIFY(QDir().mkpath(path_ + u"/inside"_s));
    const IdentityReading reading = Identity::loadOrMake(folder_);
    QVERIFY(reading.identity.has_value());
    QVERIFY(!reading.sentence.isEmpty());
    QVERIFY(QFileInfo(path_).isFile());
  }

  void unreadableIdentityFileIsNotReplaced() {
    const IdentityReading first = Identity::loadOrMake(folder_);
    QVERIFY(QFile::setPermissions(path_, {}));
    const IdentityReading reading = Identity::loadOrMake(folder_);
    QVERIFY(!reading.identity.has_value());
    QVERIFY2(reading.sentence.contains(path_), qPrintable(reading.sentence));
    QVERIFY(QFile::setPermissions(path_, kOwnFile));
    QVERIFY(Identity::loadOrMake(folder_).identity->fingerprint() == first.identity->fingerprint());
  }

  void reportsThatNoIdentityCanBeSavedInAReadOnlyFolder() {
    QVERIFY(QDir().mkpath(folder_));
    QVERIFY(QFile::setPermissions(folder_, QFileDevice::ReadOwner | QFileDevice::ExeOwner));
    const IdentityReading reading = Identity::loadOrMake(folder_);
    QVERIFY(!reading.identity.has_value());
    QVERIFY2(reading.sentence.contains(folder_), qPrintable(reading.sentence));
  }

  void existingIdentityIsReadFromAReadOnlyFolder() {
    const IdentityReading first = Identity::loadOrMake(folder_);
    QVERIFY(QFile::setPermissions(folder_, QFileDevice::ReadOwner | QFileDevice::ExeOwner));
    const IdentityReading reading = Identity::loadOrMake(folder_);
    QVERIFY(reading.identity.has_value());
    QCOMPARE(reading.sentence, QString());
    QVERIFY(reading.identity->fingerprint() == first.identity->fingerprint());
  }

  void reportsFileInPlaceOfTheIdentityFolder() {
    QVERIFY(QDir().mkpath(home_->filePath(u"some"_s)));
    put(folder_, "a file");
    const IdentityReading reading = Identity::loadOrMake(folder_);
    QVERIFY(!reading.identity.has_value());
    QVERIFY2(reading.sentence.contains(folder_), qPrintable(reading.sentence));
    QCOMPARE(fileContent(folder_), QByteArray("a file"));
  }

 private:
  static const QByteArray kOtherCurve;
  std::unique_ptr<QTemporaryDir> home_;
  QString folder_;
  QString path_;
};

// Private key and certificate on the elliptic curve P-384. The program accepts only P-256.
const QByteArray TestIdentity::kOtherCurve =
    "-----BEGIN EC PRIVATE KEY-----\n"
    "MIGkAgEBBDBWbarIr8ZjP4hIUy9Ti59ciY3fvK/LdHon/GaKWh023S6ft9NI384d\n"
    "CXlcXvFtz4GgBwYFK4EEACKhZANiAARwFqhVJU7S7qPN5b0ahCXzQ67jvbQ6+ZzO\n"
    "y3SZTWgCyfcxG/4yGsq+IhW7YDTGpMcjSEazHEY2gRg7a61zxD9JjNhOe9hCLeeK\n"
    "FqCSBSv2fKwySIhzvobDbvQ/izgE5BA=\n"
    "-----END EC PRIVATE KEY-----\n"
    "-----BEGIN CERTIFICATE-----\n"
    "MIIBujCCAUCgAwIBAgIUOXIlLGfauu0mtfOWkgNGE8xR/CEwCgYIKoZIzj0EAwIw\n"
    "EzERMA8GA1UEAwwIRG93bnBpbGUwIBcNMjYxMTIyMDAwMzEyWhgPMjEyNjEwMjkw\n"
    "MDAzMTJaMBMxETAPBgNVBAMMCERvd25waWxlMHYwEAYHKoZIzj0CAQYFK4EEACID\n"
    "YgAEcBaoVSVO0u6jzeW9GoQl80Ou4720Ovmczst0mU1oAsn3MRv+MhrKviIVu2A0\n"
    "xqTHI0hGsxxGNoEYO2utc8Q/SYzYTnvYQi3nihagkgUr9nysMkiIc76Gw270P4s4\n"
    "BOQQo1MwUTAdBgNVHQ4EFgQUt2igu+/koGN5EcqIaXi9Z2KXOAUwHwYDVR0jBBgw\n"
    "FoAUt2igu+/koGN5EcqIaXi9Z2KXOAUwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjO\n"
    "PQQDAgNoADBlAjB2mefOoVPNZDyACbETZkTnLqpr8jEcb7u5PFK3RqrT2S35Ca39\n"
    "Hw9RYvAIYHdUqe4CMQDxmtn7D7RacGVhG+wjROvd20qxGxj1zEG8iLHVGMveDJAQ\n"
    "+cUGiVvdBEA4R5AmP78=\n"
    "-----END CERTIFICATE-----\n";

DOWNPILE_TEST(TestIdentity);
#include "tst_identity.moc"
