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

// In milliseconds: how long an answer is waited for, and until asking again.
constexpr int kAnswerTime = 2000;
constexpr int kRetryTime = 20;

// Where the first program listens: in the user's own runtime folder where there is one.
QString serverFolder() {
  const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
  const QString sandbox = qEnvironmentVariable("FLATPAK_ID");
  const QString shared = sandbox.isEmpty() ? runtime : runtime + u"/app/"_s + sandbox;
  return !runtime.isEmpty() && mayWriteIn(shared) ? shared : QDir::tempPath();
}

}  // namespace

// ---- the lock --------------------------------------------------------------------------------

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

// ---- who is first ----------------------------------------------------------------------------

SingleInstance::SingleInstance(const QString& folder, QByteArray message, QObject* parent)
    : QObject(parent), folder_(QDir(folder).absolutePath()), message_(std::move(message)) {
  makeOwnFolder(folder_);
  // Another folder of records is another program.
  const QByteArray hash = QCryptographicHash::hash(folder_.toUtf8(), QCryptographicHash::Sha1);
  serverName_ = serverFolder() + u"/downpile-"_s + QString::fromLatin1(hash.toHex().left(16));
  tryAgain();
}

SingleInstance::Role SingleInstance::tryAgain() {
  role_ = findRole();
  if (role_ == Role::first) listen();
  return role_;
}

// Of two that start at the same time one has the lock before it listens, and one that ends listens
// no more before it lets go of the lock: both are asked again for a while.
SingleInstance::Role SingleInstance::findRole() {
  QDeadlineTimer deadline(kAnswerTime);
  while (true) {
    const FolderLock::State state = lock_.take(folder_);
    const auto left = static_cast<int>(deadline.remainingTime());
    const Answer answer = askFirst(left);
    if (answer == Answer::given) return Role::second;
    // Whoever listens and holds no lock has lost its folder, or has none to lose, but is there.
    const bool isFree = state != FolderLock::State::heldByAnother;
    if (isFree && answer == Answer::nobodyListens) return Role::first;
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
      connect(socket, &QLocalSocket::readyRead, this, [this, socket] { hear(*socket); });
      hear(*socket);
    }
  });
  server_->listen(serverName_);
}

void SingleInstance::hear(QLocalSocket& socket) {
  // With the end of the line.
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
  if (!socket.waitForConnected(milliseconds)) return Answer::nobodyListens;
  socket.write(message_ + '\n');
  return socket.waitForReadyRead(milliseconds) ? Answer::given : Answer::none;
}

}  // namespace downpile
