// SPDX-License-Identifier: GPL-3.0-or-later
#include "local_socket.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QLocalSocket>
#include <QMessageAuthenticationCode>
#include <QTimer>
#include <utility>

#include "files/ordinary_file.h"
#include "files/whole_file.h"
#include "record/fresh_seal.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr int kCommandTime = 5000;  // time limit of a command, in milliseconds
// Maximum number of connections at the same time. If there are more, the oldest is dropped.
constexpr int kMostOpen = 20;
constexpr qint64 kMostLine = 1000;  // maximum length of a command in bytes
constexpr qsizetype kKeyDigits = 64;

QString socketName(std::uint16_t port) { return u"downpile-server-%1"_s.arg(port); }

QByteArray freshNumber() {
  const Bytes32 bytes = freshBytes();
  return QByteArray(reinterpret_cast<const char*>(bytes.data()),
                    static_cast<qsizetype>(bytes.size()))
      .toHex();
}

QByteArray signature(const QByteArray& key, const QByteArray& nonce, const QByteArray& command) {
  return QMessageAuthenticationCode::hash(nonce + ' ' + command, key, QCryptographicHash::Sha256)
      .toHex();
}

// Waits for a complete line from the server, which ends with '\n'. Returns false if the time is
// over, or if the connection was closed before the line was complete.
bool waitForLine(QLocalSocket& socket, const QDeadlineTimer& end) {
  while (!socket.canReadLine()) {
    if (!socket.waitForReadyRead(static_cast<int>(end.remainingTime()))) return false;
  }
  return true;
}

}  // namespace

QByteArray ownerKey(const QString& folder, bool mayMake, QString& trouble) {
  const QString path = QDir(folder).filePath(u"owner.key"_s);
  FileReading reading = readOrdinaryFile(path, kMostLine);
  if (reading.status == FileReading::Status::missing && mayMake &&
      writeWhole(path, freshNumber() + '\n')) {
    reading = readOrdinaryFile(path, kMostLine);
  }
  const QByteArray key = reading.bytes.trimmed();
  if (reading.status == FileReading::Status::good && key.size() == kKeyDigits) return key;
  trouble = u"Cannot read the owner key %1."_s.arg(QDir::toNativeSeparators(path));
  return {};
}

// ---- server ------------------------------------------------------------------------------------

LocalSocket::LocalSocket(const QByteArray& key, std::function<LocalAnswer()> health, Run run,
                         QObject* parent)
    : QObject(parent), key_(key), health_(std::move(health)), run_(std::move(run)) {
  server_.setSocketOptions(QLocalServer::AbstractNamespaceOption);
  connect(&server_, &QLocalServer::newConnection, this, [this] {
    while (QLocalSocket* socket = server_.nextPendingConnection()) accept(*socket);
  });
}

bool LocalSocket::open(std::uint16_t port) { return server_.listen(socketName(port)); }

void LocalSocket::accept(QLocalSocket& socket) {
  if (open_.size() >= kMostOpen) {
    QLocalSocket* oldest = open_.takeFirst();
    oldest->abort();
    oldest->deleteLater();
  }
  open_ << &socket;
  socket.setReadBufferSize(kMostLine);
  connect(&socket, &QLocalSocket::disconnected, this, [this, &socket] {
    if (open_.removeOne(&socket)) socket.deleteLater();
  });
  QTimer::singleShot(kCommandTime, &socket, [&socket] { socket.abort(); });
  const QByteArray nonce = freshNumber();
  connect(&socket, &QLocalSocket::readyRead, this, [this, &socket, nonce] {
    if (!socket.canReadLine()) {
      if (socket.bytesAvailable() >= kMostLine) socket.abort();
      return;
    }
    const QByteArray line = socket.readLine().trimmed();
    const LocalAnswer given = answer(nonce, line);
    // Only one command per connection is read, because each random number is valid for one command.
    socket.disconnect(SIGNAL(readyRead()));
    const QByteArray text = (given.isDone ? "0\n" : "1\n") + given.text.toUtf8();
    socket.write(signature(key_, nonce, line + '\n' + text) + '\n' + text);
    socket.disconnectFromServer();
  });
  socket.write(nonce + '\n');
}

LocalAnswer LocalSocket::answer(const QByteArray& nonce, const QByteArray& line) const {
  if (line == "health") return health_();
  const qsizetype space = line.indexOf(' ');
  const QByteArray command = line.mid(space + 1);
  if (key_.isEmpty() || line.left(space) != signature(key_, nonce, command)) {
    return {.text = u"This is not the owner key of the server."_s};
  }
  return run_(QString::fromUtf8(command).split(u' ', Qt::SkipEmptyParts));
}

// ---- client ------------------------------------------------------------------------------------

std::optional<LocalAnswer> askLocalServer(std::uint16_t port, const QByteArray& key,
                                          const QStringList& words) {
  QLocalSocket socket;
  const QDeadlineTimer end(kCommandTime);
  socket.setSocketOptions(QLocalSocket::AbstractNamespaceOption);
  socket.connectToServer(socketName(port));
  if (!socket.waitForConnected(kCommandTime) || !waitForLine(socket, end)) return std::nullopt;
  const QByteArray nonce = socket.readLine().trimmed();
  const QByteArray command = words.join(u' ').toUtf8();
  const QByteArray line =
      key.isEmpty() ? QByteArray("health") : signature(key, nonce, command) + ' ' + command;
  socket.write(line + '\n');
  if (!waitForLine(socket, end)) return std::nullopt;
  const QByteArray signedBy = socket.readLine().trimmed();
  while (socket.state() == QLocalSocket::ConnectedState &&
         socket.waitForReadyRead(static_cast<int>(end.remainingTime()))) {
  }
  const QByteArray text = socket.readAll();
  const bool isDone = text.startsWith("0\n");
  // Another user of this computer could listen in place of the server.
  if (isDone && !key.isEmpty() && signedBy != signature(key, nonce, line + '\n' + text)) {
    return LocalAnswer{
        .text = u"The answer is incomplete, or is not from the server with this owner key."_s};
  }
  return LocalAnswer{.isDone = isDone, .text = QString::fromUtf8(text.mid(2))};
}

}  // namespace downpile

#include "moc_local_socket.cpp"
