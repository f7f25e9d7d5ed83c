// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/whole_file.h"

#include <fcntl.h>
#include <limits.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>

#include "files/own_folder.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

bool sync(int handle) { return ::fsync(handle) == 0; }

// Permissions of a new file in a folder chosen by the user, before the system applies the umask.
constexpr QFileDevice::Permissions kExportedFile = kOwnFile | QFileDevice::ReadGroup |
                                                   QFileDevice::WriteGroup |
                                                   QFileDevice::ReadOther | QFileDevice::WriteOther;

// Writes and syncs a temporary file. First removes a file of this name if a killed process has left
// one.
bool writeTemporary(QFile& file, const QByteArray& text, QFileDevice::Permissions permissions,
                    std::optional<mode_t> mode) {
  file.remove();
  return file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered,
                   permissions) &&
         file.write(text) == text.size() && (!mode || ::fchmod(file.handle(), *mode) == 0) &&
         sync(file.handle());
}

bool replace(const QByteArray& path, const QByteArray& by) {
  return std::rename(by.constData(), path.constData()) == 0;
}

// Returns an ending for a temporary file, unique among the threads, processes and machines writing
// the same file.
QString ownEnding() {
  static std::atomic<int> count = 0;
  constexpr qsizetype kDigits = 8;
  const QByteArray machine =
      QCryptographicHash::hash(QSysInfo::machineUniqueId(), QCryptographicHash::Sha256);
  return u".new-%1-%2-%3"_s.arg(QString::fromLatin1(machine.toHex().first(kDigits)))
      .arg(QCoreApplication::applicationPid())
      .arg(count++);
}

NewFile moveToNew(const QByteArray& path, const QByteArray& from) {
  if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, path.constData(), RENAME_NOREPLACE) == 0)
    return NewFile::written;
  if (errno == EEXIST) return NewFile::taken;
  if (errno != EINVAL && errno != ENOSYS) return NewFile::failed;
  // Some file systems do not support RENAME_NOREPLACE. On these, an empty file reserves the name,
  // and is then replaced by the temporary file.
  QFile claim(QFile::decodeName(path));
  if (!claim.open(QIODevice::WriteOnly | QIODevice::NewOnly, kOwnFile))
    return QFileInfo::exists(claim.fileName()) ? NewFile::taken : NewFile::failed;
  if (replace(path, from)) return NewFile::written;
  claim.remove();
  return NewFile::failed;
}

// Syncs a folder. Without this, a new file in the folder could be missing after a crash.
bool syncFolder(const QString& folder) {
  const int handle =
      ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return false;
  const bool good = sync(handle);
  ::close(handle);
  return good;
}

}  // namespace

QString freePath(const QString& path, const QString& ending) {
  QString free = path + ending;
  for (int i = 2; QFile::exists(free); ++i) free = path + u"-%1"_s.arg(i) + ending;
  return free;
}

QString damagedPath(const QString& path) {
  const QString now = QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss"_s);
  return freePath(path + u".damaged-"_s + now, {});
}

std::optional<QString> fileOfLink(const QString& path) {
  constexpr int kMostLinks = 40;  // a longer chain of links counts as a cycle, as in Linux
  QByteArray name = QFile::encodeName(path);
  for (int links = 0; links <= kMostLinks; ++links) {
    std::array<char, PATH_MAX> target{};
    const ssize_t length = ::readlink(name.constData(), target.data(), target.size());
    if (length < 0) return QFile::decodeName(name);
    const QByteArray next(target.data(), length);
    name = next.startsWith('/') ? next : name.left(name.lastIndexOf('/') + 1) + next;
  }
  errno = ELOOP;
  return std::nullopt;
}

QString setAside(const QString& path) {
  const QString file = fileOfLink(path).value_or(path);
  const QString aside = damagedPath(file);
  return QFile::rename(file, aside) ? aside : QString();
}

bool writeWhole(const QString& path, const QByteArray& text, FileKind kind, QString* reason) {
  const auto failed = [reason](const QString& problem) {
    if (reason != nullptr) *reason = problem;
    return false;
  };
  const std::optional<QString> target = fileOfLink(path);
  if (!target) return failed(qt_error_string(errno));
  const QString folder = QFileInfo(*target).absolutePath();
  const bool isOwn = kind == FileKind::own;
  // If the path is a link, the folder of its target is the user's and not the program's, so its
  // permissions are not changed.
  if (isOwn && *target == path && !makeOwnFolder(folder)) return failed(qt_error_string(errno));
  const QByteArray name = QFile::encodeName(*target);
  std::optional<mode_t> mode;
  struct stat found {};
  if (::stat(name.constData(), &found) == 0) {
    constexpr mode_t kPermissions = 07777;
    if (!S_ISREG(found.st_mode)) return failed(qt_error_string(EINVAL));
    if (::access(name.constData(), W_OK) != 0) return failed(qt_error_string(errno));
    mode = found.st_mode & kPermissions;
  }
  QFile file(*target + ownEnding());
  errno = 0;
  const bool isWritten = writeTemporary(file, text, isOwn ? kOwnFile : kExportedFile, mode) &&
                         replace(name, QFile::encodeName(file.fileName()));
  const QString problem =
      file.error() != QFileDevice::NoError ? file.errorString() : qt_error_string(errno);
  if (!isWritten) {
    file.remove();
    return failed(problem);
  }
  return syncFolder(folder) || failed(qt_error_string(errno));
}

NewFile writeNew(const QString& path, const QByteArray& text) {
  const QString folder = QFileInfo(path).absolutePath();
  if (!makeOwnFolder(folder)) return NewFile::failed;
  QFile file(path + ownEnding());
  const NewFile made = writeTemporary(file, text, kOwnFile, {})
                           ? moveToNew(QFile::encodeName(path), QFile::encodeName(file.fileName()))
                           : NewFile::failed;
  if (made != NewFile::written) {
    file.remove();
    return made;
  }
  if (syncFolder(folder)) return made;
  // The folder could not be synced, so the new file might be lost in a crash. It is removed,
  // because the caller must not regard its data as safe.
  QFile::remove(path);
  return NewFile::failed;
}

}  // namespace downpile
