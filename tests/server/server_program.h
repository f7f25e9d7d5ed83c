// SPDX-License-Identifier: GPL-3.0-or-later
// The real downpile-server in a process. Tests can kill it at any moment.
#pragma once

#include <signal.h>

#include <QProcess>
#include <QRegularExpression>
#include <QtTest>

#include "invitation/invitation.h"

namespace downpile::tests {

class ServerProgram {
 public:
  // `database`: connection string of a PostgreSQL database, used instead of a file in the folder.
  explicit ServerProgram(const QString& folder, const QString& database = {},
                         const QString& address = QStringLiteral("127.0.0.1"))
      : folder_(folder), address_(address) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!database.isEmpty()) environment.insert(QStringLiteral("DOWNPILE_DATABASE"), database);
    process_.setProcessEnvironment(environment);
  }
  ~ServerProgram() { kill(); }
  Q_DISABLE_COPY_MOVE(ServerProgram)

  // Starts the server: the first time at port `at` (0: any free port), later at the same port.
  // Returns whether it accepts connections.
  bool start(const QStringList& more = {}, std::uint16_t at = 0) {
    using namespace Qt::StringLiterals;
    log_.clear();
    process_.setProcessChannelMode(QProcess::MergedChannels);
    process_.start(QStringLiteral(SERVER_PROGRAM),
                   QStringList{u"--data"_s, folder_, u"--address"_s, address_, u"--port"_s,
                               QString::number(port() == 0 ? at : port())} +
                       more);
    return QTest::qWaitFor([this] { return isOpen(); }, 60'000);
  }
  // Kills the process with SIGKILL. Data written before survives.
  void kill() {
    process_.kill();
    process_.waitForFinished(-1);
  }
  // Pauses or continues the process.
  void pause(bool isPaused) const {
    ::kill(static_cast<pid_t>(process_.processId()), isPaused ? SIGSTOP : SIGCONT);
  }
  // Whether the log contains this text.
  bool hasLogged(const QString& text) {
    isOpen();
    return log_.contains(text);
  }
  // Terminates the server and returns its exit status, or -1 if it crashed.
  int terminate() {
    process_.terminate();
    process_.waitForFinished(120'000);
    isOpen();  // reads the rest of the log
    return process_.exitStatus() == QProcess::NormalExit ? process_.exitCode() : -1;
  }

  qint64 process() const { return process_.processId(); }
  std::uint16_t port() const { return invitation_ ? invitation_->port : 0; }
  const Invitation& invitation() const { return *invitation_; }
  const QString& log() const { return log_; }

 private:
  bool isOpen() {
    log_ += QString::fromUtf8(process_.readAll());
    static const QRegularExpression link(QStringLiteral("downpile://\\S+\\n"));
    const auto found = link.match(log_);
    if (!found.hasMatch()) return false;
    invitation_ = readInvitation(found.captured().trimmed()).invitation;
    return invitation_.has_value();
  }

  QString folder_;
  QString address_;
  QProcess process_;
  QString log_;
  std::optional<Invitation> invitation_;
};

}  // namespace downpile::tests
