// SPDX-License-Identifier: GPL-3.0-or-later
#include "identity/identity.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QThread>
#include <cerrno>

#include "files/ordinary_file.h"
#include "files/own_folder.h"
#include "files/whole_file.h"
#include "identity/certificate.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

using Status = FileReading::Status;

constexpr qint64 kMostBytes = 64LL * 1024;
// Maximum number of attempts to lock the folder while another process is creating an identity.
constexpr int kMostTries = 250;
constexpr unsigned long kPause = 20;  // pause between two attempts in milliseconds

QString translated(const char* source) { return QCoreApplication::translate("network", source); }

QString cannotBeSaved(const QString& folder) {
  return translated(QT_TRANSLATE_NOOP("network",
                                      "The key that identifies you cannot be saved in %1. Without "
                                      "it you cannot play with other people."))
      .arg(QDir::toNativeSeparators(folder));
}

// Reads the stored identity. If the file is missing or damaged, the result has neither an identity
// nor a message.
IdentityReading readSaved(const QString& path, Status* status) {
  const FileReading file = readOrdinaryFile(path, kMostBytes);
  *status = file.status;
  if (file.status == Status::unreadable) {
    return {{},
            translated(QT_TRANSLATE_NOOP("network",
                                         "The key that identifies you cannot be read from %1 (%2). "
                                         "Without it you cannot play with other people."))
                .arg(QDir::toNativeSeparators(path), file.reason)};
  }
  IdentityReading reading;
  if (file.status == Status::good) reading.identity = Identity::fromPem(file.bytes);
  if (reading.identity) QFile::setPermissions(path, kOwnFile);
  return reading;
}

// Holds an advisory lock on a folder while this object exists. If the file system has no locks, or
// another process holds the lock for too long, continues without a lock.
class FolderLock {
 public:
  explicit FolderLock(const QString& folder)
      : handle_(::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    for (int i = 0; i < kMostTries && ::flock(handle_, LOCK_EX | LOCK_NB) != 0; ++i) {
      if (errno != EWOULDBLOCK) return;
      QThread::msleep(kPause);
    }
  }
  ~FolderLock() {
    if (handle_ >= 0) ::close(handle_);
  }
  Q_DISABLE_COPY_MOVE(FolderLock)

 private:
  int handle_;
};

}  // namespace

std::optional<Identity> Identity::make() { return fromPem(makeKeyAndCertificate()); }

std::optional<Identity> Identity::fromPem(const QByteArray& pem) {
  if (!isKeyAndCertificate(pem)) return std::nullopt;
  const QSslKey key(pem, QSsl::Ec);
  const QSslCertificate certificate(pem);
  const std::optional<Fingerprint> fingerprint = Fingerprint::ofCertificate(certificate);
  if (key.isNull() || !fingerprint) return std::nullopt;
  return Identity(key, certificate, *fingerprint);
}

IdentityReading Identity::loadOrMake(const QString& folder) {
  const QString path = QDir(folder).filePath(QLatin1StringView(kFileName));
  Status status = Status::good;
  IdentityReading reading = readSaved(path, &status);
  if (reading.identity || !reading.sentence.isEmpty()) return reading;

  // While the folder is locked, no other process can create an identity. If two processes start at
  // the same time, the second one finds the first one's stored identity.
  if (!makeOwnFolder(folder)) return {{}, cannotBeSaved(folder)};
  const FolderLock lock(folder);
  reading = readSaved(path, &status);
  if (reading.identity || !reading.sentence.isEmpty()) return reading;

  if (status != Status::missing) {
    const QString aside = setAside(path);
    if (aside.isEmpty()) return {{}, cannotBeSaved(folder)};
    reading.sentence =
        translated(QT_TRANSLATE_NOOP(
                       "network",
                       "The key that identifies you was damaged, so you have a new one. People who "
                       "know you will not recognise you. The damaged key is saved as %1."))
            .arg(QDir::toNativeSeparators(aside));
  }
  reading.identity = make();
  if (!reading.identity || !writeWhole(path, reading.identity->pem())) {
    return {{}, cannotBeSaved(folder)};
  }
  return reading;
}

}  // namespace downpile
