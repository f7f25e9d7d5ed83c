// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/whole_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <cstdio>

#include "files/own_folder.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

bool sync(int handle) { return ::fsync(handle) == 0; }

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
  // What a program that was killed has left there may be anything.
  file.remove();
  const bool written =
      file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered, kOwnFile) &&
      file.write(text) == text.size() && sync(file.handle()) &&
      std::rename(QFile::encodeName(file.fileName()).constData(),
                  QFile::encodeName(path).constData()) == 0;
  if (!written) file.remove();
  return written && syncFolder(folder);
}

}  // namespace downpile
