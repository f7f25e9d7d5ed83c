// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/whole_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>
#include <cerrno>
#include <cstdio>

#include "files/own_folder.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

bool sync(int handle) { return ::fsync(handle) == 0; }

// For its owner alone, synced. What a program that was killed has left there may be anything.
bool writeAnew(QFile& file, const QByteArray& text) {
  file.remove();
  return file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered, kOwnFile) &&
         file.write(text) == text.size() && sync(file.handle());
}

bool replace(const QByteArray& path, const QByteArray& by) {
  return std::rename(by.constData(), path.constData()) == 0;
}

// Of what this process is just writing, in a folder where others may be writing the same.
QString ownEnding() {
  constexpr qsizetype kDigits = 8;
  const QByteArray machine =
      QCryptographicHash::hash(QSysInfo::machineUniqueId(), QCryptographicHash::Sha256);
  return u".new-%1-%2"_s.arg(QString::fromLatin1(machine.toHex().first(kDigits)))
      .arg(QCoreApplication::applicationPid());
}

NewFile moveToNew(const QByteArray& path, const QByteArray& from) {
  if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, path.constData(), RENAME_NOREPLACE) == 0)
    return NewFile::written;
  if (errno == EEXIST) return NewFile::taken;
  if (errno != EINVAL && errno != ENOSYS) return NewFile::failed;
  // Not every file system can do that. An empty file is as good a claim, and that can be replaced.
  QFile claim(QFile::decodeName(path));
  if (!claim.open(QIODevice::WriteOnly | QIODevice::NewOnly, kOwnFile))
    return QFileInfo::exists(claim.fileName()) ? NewFile::taken : NewFile::failed;
  if (replace(path, from)) return NewFile::written;
  claim.remove();
  return NewFile::failed;
}

// A new file is found again after a crash only if its folder was synced too.
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

bool writeWhole(const QString& path, const QByteArray& text) {
  const QString folder = QFileInfo(path).absolutePath();
  if (!makeOwnFolder(folder)) return false;
  QFile file(path + u".new"_s);
  const bool written =
      writeAnew(file, text) && replace(QFile::encodeName(path), QFile::encodeName(file.fileName()));
  if (!written) file.remove();
  return written && syncFolder(folder);
}

NewFile writeNew(const QString& path, const QByteArray& text) {
  const QString folder = QFileInfo(path).absolutePath();
  if (!makeOwnFolder(folder)) return NewFile::failed;
  QFile file(path + ownEnding());
  const NewFile made = writeAnew(file, text)
                           ? moveToNew(QFile::encodeName(path), QFile::encodeName(file.fileName()))
                           : NewFile::failed;
  if (made != NewFile::written) {
    file.remove();
    return made;
  }
  // It is there, even where it could not be made sure that it outlives a crash.
  syncFolder(folder);
  return made;
}

}  // namespace downpile
