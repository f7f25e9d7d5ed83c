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

// Milliseconds between two attempts to lock the folder or to connect to the other process.
constexpr int kRetryTime = 20;

// Returns the folder for the socket of the first process: the user's runtime folder (in Flatpak,
// the program's folder in it) if it is writable, else the folder for temporary files.
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
  // The socket's name depends on the folder of records: processes with different folders are
  // independent.
  const QByteArray hash = QCryptographicHash::hash(folder_.toUtf8(), QCryptographicHash::Sha1);
  serverName_ = serverFolder() + u"/downpile-"_s + QString::fromLatin1(hash.toHex().left(16));
  tryAgain();
}

SingleInstance::Role SingleInstance::tryAgain() {
  role_ = findRole();
  if (role_ == Role::first) listen();
  return role_;
}

// Finds out whether another process owns the folder. A starting process holds the lock before it
// listens; an ending process stops listening before it releases the lock. In both cases this
// process tries again for a while.
SingleInstance::Role SingleInstance::findRole() {
  QDeadlineTimer deadline(answerTime_);
  while (true) {
    const FolderLock::State state = lock_.take(folder_);
    const auto left = static_cast<int>(deadline.remainingTime());
    const Answer answer = askFirst(left);
    if (answer == Answer::given) return Role::second;
    // A process that listens but does not hold the lock also counts as the owner: its folder was
    // replaced, or the file system has no locks.
    const bool isFree = state != FolderLock::State::heldByAnother;
    if (isFree && answer == Answer::noListener) return Role::first;
    if (deadline.hasExpired()) {
      if (isFree) return Role::first;
      return answer == Answer::noListener ? Role::unreachable : Role::unanswered;
    }
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
  // One more byte is allowed, for the line feed at the end of the message.
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
