// SPDX-License-Identifier: GPL-3.0-or-later
// The server's socket for commands from the same machine, in the abstract namespace of Linux. Any
// local user may ask it for the server's health. Other commands need the owner key, the file
// `owner.key` in the data folder. The key itself is never sent: a command and its answer are signed
// together with a random number of the server (HMAC-SHA256), so another program that takes the
// socket's name can neither learn the key nor pretend that a command was executed.
#pragma once

#include <QByteArray>
#include <QLocalServer>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <functional>
#include <optional>

class QLocalSocket;

namespace downpile {

struct LocalAnswer {
  bool isDone = false;
  QString text{};
};

// Returns the data folder's key for authenticating the owner's commands. If there is no key and
// `mayMake` is true, creates it. On failure, sets `trouble` to an error message.
QByteArray ownerKey(const QString& folder, bool mayMake, QString& trouble);

class LocalSocket final : public QObject {
  Q_OBJECT

 public:
  using Run = std::function<LocalAnswer(const QStringList& words)>;

  // `health` answers requests without the owner's key. `run` executes the owner's commands. If
  // `key` is empty, only `health` is available.
  LocalSocket(const QByteArray& key, std::function<LocalAnswer()> health, Run run,
              QObject* parent = nullptr);

  // Listens on the local socket for this port. Returns false on failure.
  bool open(std::uint16_t port);

 private:
  void accept(QLocalSocket& socket);
  LocalAnswer answer(const QByteArray& nonce, const QByteArray& line) const;

  QByteArray key_;
  std::function<LocalAnswer()> health_;
  Run run_;
  QLocalServer server_;
  QList<QLocalSocket*> open_;  // open connections, oldest first
};

// Sends a command to the server at this port, over its local socket. If `key` is empty, asks about
// the server's health. Blocks for at most five seconds. Returns nullopt if no server answers; an
// answer whose signature is wrong, for example because a part is missing, is not `isDone`.
std::optional<LocalAnswer> askLocalServer(std::uint16_t port, const QByteArray& key,
                                          const QStringList& words);

}  // namespace downpile
