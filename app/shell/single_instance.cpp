// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/single_instance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QLocalSocket>

namespace downpile {

using namespace Qt::StringLiterals;

namespace {
constexpr int kAnswerTime = 2000;  // milliseconds
}

SingleInstance::SingleInstance(const QString& folder, QObject* parent) : QObject(parent) {
  QDir().mkpath(folder);
  // Another folder of records is another program.
  const QByteArray hash =
      QCryptographicHash::hash(QDir(folder).absolutePath().toUtf8(), QCryptographicHash::Sha1);
  serverName_ = u"downpile-"_s + QString::fromLatin1(hash.toHex().left(16));
  lock_ = std::make_unique<QLockFile>(folder + u"/lock"_s);
  lock_->setStaleLockTime(0);
  if (lock_->tryLock() || lock_->error() != QLockFile::LockFailedError) {
    // A folder that cannot be written to has no records to protect; the table says so itself.
    listen();
    return;
  }
  role_ = askFirst() ? Role::second : Role::unanswered;
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

bool SingleInstance::askFirst() const {
  QLocalSocket socket;
  socket.connectToServer(serverName_);
  return socket.waitForConnected(kAnswerTime) && socket.waitForReadyRead(kAnswerTime);
}

}  // namespace downpile
