// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/single_instance.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QLocalSocket>
#include <QThread>
#include <cerrno>
#include <utility>

#include "files/own_folder.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Milliseconds until the program tries again to lock the folder or to connect.
constexpr int kRetryTime = 20;

// Folder of the first program's socket: the user's runtime folder if there is one.
QString serverFolder() {
  const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
  const QString sandbox = qEnvironmentVariable("FLATPAK_ID");
  const QString shared = sandbox.isEmpty() ? runtime : runtime + u"/app/"_s + sandbox;
  return !runtime.isEmpty() && mayWriteIn(shared) ? shared : QDir::tempPath();
}

}  // namespace

// ---- lock ---------------------------------------------------------------------------------------

FolderLock::~FolderLock() {
  if (handle_ >= 0) ::close(handle_);
}

FolderLock::State FolderLock::take(const QString& folder) {
  if (handle_ >= 0) return State::held;
  const int handle =
      ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return State::impossible;
  if (::flock(handle, LOCK_EX | LOCK_NB) == 0) {
    handle_ = handle;
    return State::held;
  }
  const bool isHeld = errno == EWOULDBLOCK;
  ::close(handle);
  return isHeld ? State::heldByAnother : State::impossible;
}

// ---- role ---------------------------------------------------------------------------------------

SingleInstance::SingleInstance(const QString& folder, QByteArray message,
                               std::chrono::milliseconds answerTime, QObject* parent)
    : QObject(parent),
      folder_(QDir(folder).absolutePath()),
      message_(std::move(message)),
      answerTime_(answerTime) {
  makeOwnFolder(folder_);
  // Programs with different folders of records are independent.
  const QByteArray hash = QCryptographicHash::hash(folder_.toUtf8(), QCryptographicHash::Sha1);
  serverName_ = serverFolder() + u"/downpile-"_s + QString::fromLatin1(hash.toHex().left(16));
  tryAgain();
}

SingleInstance::Role SingleInstance::tryAgain() {
  role_ = findRole();
  if (role_ == Role::first) listen();
  return role_;
}

// Finds out whether another program owns the folder. A starting program holds the lock before it
// listens; an ending program stops listening before it releases the lock. In both cases this
// program tries again for a while.
SingleInstance::Role SingleInstance::findRole() {
  QDeadlineTimer deadline(answerTime_);
  while (true) {
    const FolderLock::State state = lock_.take(folder_);
    const auto left = static_cast<int>(deadline.remainingTime());
    const Answer answer = askFirst(left);
    if (answer == Answer::given) return Role::second;
    // A program that listens without a lock has lost its folder, or could not lock it, but is
    // running.
    const bool isFree = state != FolderLock::State::heldByAnother;
    if (isFree && answer == Answer::noListener) return Role::first;
    if (deadline.hasExpired()) return isFree ? Role::first : Role::unanswered;
    QThread::msleep(kRetryTime);
  }
}

void SingleInstance::listen() {
  QLocalServer::removeServer(serverName_);
  server_ = std::make_unique<QLocalServer>();
  server_->setSocketOptions(QLocalServer::UserAccessOption);
  connect(server_.get(), &QLocalServer::newConnection, this, [this] {
    while (QLocalSocket* socket = server_->nextPendingConnection()) {
      connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
      connect(socket, &QLocalSocket::readyRead, this, [this, socket] { receive(*socket); });
      receive(*socket);
    }
  });
  server_->listen(serverName_);
}

void SingleInstance::receive(QLocalSocket& socket) {
  // Allows one more byte for the line feed at the end of the message.
  if (socket.bytesAvailable() > kLongestMessage + 1) socket.abort();
  if (!socket.canReadLine()) return;
  const QByteArray message = socket.readLine().chopped(1);
  socket.write("raised\n");
  socket.disconnectFromServer();
  emit raise(message);
}

SingleInstance::Answer SingleInstance::askFirst(int milliseconds) const {
  QLocalSocket socket;
  socket.connectToServer(serverName_);
  if (!socket.waitForConnected(milliseconds)) return Answer::noListener;
  socket.write(message_ + '\n');
  return socket.waitForReadyRead(milliseconds) ? Answer::given : Answer::none;
}

}  // namespace downpile

#include "moc_single_instance.cpp"
