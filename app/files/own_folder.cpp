// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/own_folder.h"

#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <cerrno>

namespace downpile {

namespace {

bool makeFolders(const QString& path) {
  constexpr mode_t kMode = 0700;
  if (::mkdir(QFile::encodeName(path).constData(), kMode) == 0) return true;
  if (errno != ENOENT) return QFileInfo(path).isDir();
  const QString parent = QFileInfo(path).path();
  return parent != path && makeFolders(parent) &&
         (::mkdir(QFile::encodeName(path).constData(), kMode) == 0 || QFileInfo(path).isDir());
}

}  // namespace

bool makeOwnFolder(const QString& path) {
  const QString folder = QFileInfo(QDir::cleanPath(path)).absoluteFilePath();
  if (!makeFolders(folder)) return false;
  const QByteArray name = QFile::encodeName(folder);
  struct stat found {};
  if (::stat(name.constData(), &found) != 0) return false;
  if (found.st_uid == ::geteuid() && (found.st_mode & 0077U) != 0) {
    ::chmod(name.constData(), found.st_mode & 0700U);
  }
  return true;
}

bool mayWriteIn(const QString& folder) {
  QString path = QDir::cleanPath(folder);
  while (!QFileInfo::exists(path)) {
    const QString parent = QFileInfo(path).absolutePath();
    if (parent == path) return false;
    path = parent;
  }
  return QFileInfo(path).isDir() && ::access(QFile::encodeName(path).constData(), W_OK | X_OK) == 0;
}

void ignoreRelativeBaseFolders() {
  for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME",
                           "XDG_RUNTIME_DIR"}) {
    if (!qEnvironmentVariable(name).startsWith(u'/')) qunsetenv(name);
  }
  for (const char* name : {"XDG_DATA_DIRS", "XDG_CONFIG_DIRS"}) {
    QStringList folders = qEnvironmentVariable(name).split(u':', Qt::SkipEmptyParts);
    folders.removeIf([](const QString& folder) { return !folder.startsWith(u'/'); });
    if (folders.isEmpty()) {
      qunsetenv(name);
    } else {
      qputenv(name, QFile::encodeName(folders.join(u':')));
    }
  }
}

}  // namespace downpile
