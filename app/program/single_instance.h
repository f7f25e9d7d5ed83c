// SPDX-License-Identifier: GPL-3.0-or-later
// One program owns the records at a time. The first one holds a lock on their folder, which the
// kernel takes away from it when it ends, however it ends, and listens; a later one asks it to show
// its window, and ends.
#pragma once

#include <QByteArray>
#include <QLocalServer>
#include <QObject>
#include <QString>
#include <memory>

class QLocalSocket;

namespace downpile {

// A lock on a folder, held by this object until it goes. Nothing is written for it.
class FolderLock {
 public:
  enum class State {
    held,
    heldByAnother,
    impossible,  // there is no such folder, or its file system knows no locks
  };

  FolderLock() = default;
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

  State take(const QString& folder);

 private:
  int handle_ = -1;
};

class SingleInstance : public QObject {
  Q_OBJECT

 public:
  // In bytes: enough for the longest path that the system opens, each byte of it written as three.
  static constexpr int kLongestMessage = 16 * 1024;

  // `folder` is created where it does not exist. Takes up to two seconds where another program
  // holds it and does not answer.
  // `message`, a line without its end and of at most kLongestMessage bytes, is what the other one
  // is told.
  explicit SingleInstance(const QString& folder, QByteArray message = {},
                          QObject* parent = nullptr);

  enum class Role {
    first,      // this program owns the folder now
    second,     // another one does and was asked to show itself
    unanswered  // another one does but does not answer
  };
  Role role() const { return role_; }
  // Where nobody answered: once more.
  Role tryAgain();

 signals:
  // Another one was started.
  void raise(const QByteArray& message);

 private:
  enum class Answer { none, nobodyListens, given };

  Role findRole();
  void listen();
  void hear(QLocalSocket& socket);
  Answer askFirst(int milliseconds) const;

  QString folder_;
  QByteArray message_;
  QString serverName_;
  FolderLock lock_;
  std::unique_ptr<QLocalServer> server_;
  Role role_ = Role::first;
};

}  // namespace downpile
