// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/single_instance.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QLocalSocket>
#include <QThread>

namespace downpile {

using namespace Qt::StringLiterals;

namespace {
// In milliseconds: how long an answer is waited for, and until asking again.
constexpr int kAnswerTime = 2000;
constexpr int kRetryTime = 20;
}  // namespace

SingleInstance::SingleInstance(const QString& folder, QObject* parent) : QObject(parent) {
  QDir().mkpath(folder);
  // Another folder of records is another program.
  const QByteArray hash =
      QCryptographicHash::hash(QDir(folder).absolutePath().toUtf8(), QCryptographicHash::Sha1);
  serverName_ = u"downpile-"_s + QString::fromLatin1(hash.toHex().left(16));
  lock_ = std::make_unique<QLockFile>(folder + u"/lock"_s);
  lock_->setStaleLockTime(0);
  if (takeLock() || lock_->error() != QLockFile::LockFailedError) {
    // A folder that cannot be written to has no records to protect; the table says so itself.
    listen();
    return;
  }
  role_ = askFirst() ? Role::second : Role::unanswered;
}

// A lock that a killed program left behind is taken over by Qt, unless there is a program with its
// number and name again. In a sandbox, where every start has the same number, that is ourselves:
// then the file system says whether somebody still holds it.
bool SingleInstance::takeLock() {
  if (lock_->tryLock()) return true;
  qint64 holder = 0;
  QString host;
  QString name;
  return lock_->getLockInfo(&holder, &host, &name) &&
         holder == QCoreApplication::applicationPid() && lock_->removeStaleLockFile() &&
         lock_->tryLock();
}

void SingleInstance::listen() {
  QLocalServer::removeServer(serverName_);
  server_ = std::make_unique<QLocalServer>();
  server_->setSocketOptions(QLocalServer::UserAccessOption);
  connect(server_.get(), &QLocalServer::newConnection, this, [this] {
    while (QLocalSocket* socket = server_->nextPendingConnection()) {
      connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
      socket->write("raised\n");
      socket->disconnectFromServer();
      emit raise();
    }
  });
  server_->listen(serverName_);
}

// The first one may have the lock and not listen yet: it is given the time.
bool SingleInstance::askFirst() const {
  QDeadlineTimer deadline(kAnswerTime);
  QLocalSocket socket;
  do {
    socket.connectToServer(serverName_);
    if (socket.waitForConnected(kAnswerTime)) {
      return socket.waitForReadyRead(static_cast<int>(deadline.remainingTime()));
    }
    QThread::msleep(kRetryTime);
  } while (!deadline.hasExpired());
  return false;
}

}  // namespace downpile
