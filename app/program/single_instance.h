// SPDX-License-Identifier: GPL-3.0-or-later
// Ensures a single owner of the records at a time. The first process locks the folder of the
// records, and listens on a local socket. The kernel releases the lock even if the process crashes.
// A process started later asks the first process to show its window, and ends.
#pragma once

#include <QByteArray>
#include <QLocalServer>
#include <QObject>
#include <QString>
#include <chrono>
#include <memory>

class QLocalSocket;

namespace downpile {

// Lock on a folder, held until this object is destroyed. The folder itself is locked; no lock file
// is written.
class FolderLock {
 public:
  enum class State {
    held,
    heldByAnother,
    impossible,  // the folder does not exist, or its file system has no locks
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
  // Maximum length of a message to the first process, in bytes. A message can hold the longest path
  // allowed by the system, even if every byte is percent-encoded.
  static constexpr int kLongestMessage = 16 * 1024;

  // Creates `folder` if it does not exist. If another process owns the folder, sends `message` to
  // that process and waits up to `answerTime` for an answer; role() is then `second`, `unanswered`
  // or `unreachable`. `message`: a line without its line feed, of at most kLongestMessage bytes.
  explicit SingleInstance(const QString& folder, QByteArray message = {},
                          std::chrono::milliseconds answerTime = std::chrono::seconds(2),
                          QObject* parent = nullptr);

  enum class Role {
    first,       // this process owns the folder now
    second,      // another process owns the folder and was asked to show its window
    unanswered,  // another process owns the folder but does not answer
    // Another process owns the folder but has no socket here: it belongs to another session of the
    // user with its own runtime folder, or has not ended yet.
    unreachable
  };
  Role role() const { return role_; }
  // Tries again to own the folder (after Role::unanswered or Role::unreachable).
  Role tryAgain();

 signals:
  // Emitted when another process of Downpile was started and has sent this message.
  void raise(const QByteArray& message);

 private:
  enum class Answer { none, noListener, given };

  Role findRole();
  void listen();
  void receive(QLocalSocket& socket);
  Answer askFirst(int milliseconds) const;

  QString folder_;
  QByteArray message_;
  std::chrono::milliseconds answerTime_;
  QString serverName_;
  FolderLock lock_;
  std::unique_ptr<QLocalServer> server_;
  Role role_ = Role::first;
};

}  // namespace downpile
