// SPDX-License-Identifier: GPL-3.0-or-later
// A PostgreSQL server for one test, with the programs of the distribution. Its socket is in a
// temporary folder. It always ends with the test.
#pragma once

#include <signal.h>
#include <unistd.h>

#include <QDir>
#include <QProcess>
#include <QSqlDatabase>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

namespace downpile::tests {

class Postgres {
 public:
  // Returns why PostgreSQL is not available, or an empty string if it is.
  static QString missing() {
    using namespace Qt::StringLiterals;
    if (programs().isEmpty()) return u"PostgreSQL is not installed."_s;
    if (!QSqlDatabase::isDriverAvailable(u"QPSQL"_s)) return u"Qt's QPSQL is not installed."_s;
    return {};
  }

  ~Postgres() { stop(); }

  // Starts the server, the first time with a new database cluster. Returns whether it answers.
  bool start() {
    using namespace Qt::StringLiterals;
    if (!folder_.isValid()) return false;
    if (!QFileInfo::exists(data())) {
      // PostgreSQL refuses to run as root, so root runs it as another user.
      if (isRoot() && run(u"chown"_s, {u"postgres"_s, folder_.path()}) != 0) return false;
      if (run(u"setpriv"_s, asUser() + QStringList{programs() + u"/initdb"_s, u"-D"_s, data(),
                                                   u"-U"_s, u"downpile"_s, u"-A"_s, u"trust"_s,
                                                   u"-E"_s, u"UTF8"_s, u"--no-sync"_s}) != 0) {
        return false;
      }
    }
    process_.setStandardErrorFile(QProcess::nullDevice());
    // The database runs without fsync: committed data survives a killed process, and need not
    // survive a failure of the machine.
    process_.start(u"setpriv"_s,
                   asUser() + QStringList{u"--pdeathsig"_s, u"QUIT"_s, programs() + u"/postgres"_s,
                                          u"-D"_s, data(), u"-k"_s, folder_.path(), u"-c"_s,
                                          u"listen_addresses="_s, u"-c"_s, u"fsync=off"_s});
    return QTest::qWaitFor([this] { return run(programs() + u"/pg_isready"_s, at()) == 0; },
                           20'000);
  }
  // Ends the database server immediately, without finishing its work.
  void stop() {
    if (process_.state() == QProcess::NotRunning) return;
    pause(false);
    ::kill(static_cast<pid_t>(process_.processId()), SIGQUIT);
    process_.waitForFinished();
  }

  // Pauses or continues all processes of the database.
  void pause(bool isPaused) const {
    using namespace Qt::StringLiterals;
    const QString process = QString::number(process_.processId());
    QFile children(u"/proc/%1/task/%1/children"_s.arg(process));
    QStringList all{process};
    if (children.open(QIODevice::ReadOnly)) {
      all << QString::fromUtf8(children.readAll()).split(u' ', Qt::SkipEmptyParts);
    }
    for (const QString& each : all) ::kill(each.toInt(), isPaused ? SIGSTOP : SIGCONT);
  }

  // Creates a database and returns its connection string.
  QString newDatabase() {
    using namespace Qt::StringLiterals;
    const QString name = u"room%1"_s.arg(++databases_);
    run(programs() + u"/createdb"_s, at() + QStringList{u"-U"_s, u"downpile"_s, name});
    return u"host='%1' user=downpile dbname=%2"_s.arg(folder_.path(), name);
  }

 private:
  static bool isRoot() { return ::geteuid() == 0; }
  static int run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(60'000);
    return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
  }
  // Folder of the programs of PostgreSQL, or an empty string if none is found.
  static QString programs() {
    using namespace Qt::StringLiterals;
    QDir versions(u"/usr/lib/postgresql"_s);
    for (const QString& version : versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
      const QString folder = versions.filePath(version + u"/bin"_s);
      if (QFileInfo::exists(folder + u"/initdb"_s)) return folder;
    }
    const QString found = QStandardPaths::findExecutable(u"initdb"_s);
    return found.isEmpty() ? QString() : QFileInfo(found).canonicalPath();
  }
  static QStringList asUser() {
    using namespace Qt::StringLiterals;
    if (!isRoot()) return {};
    return {u"--reuid"_s, u"postgres"_s, u"--regid"_s, u"postgres"_s, u"--clear-groups"_s};
  }
  QString data() const { return folder_.filePath(QStringLiteral("data")); }
  QStringList at() const { return {QStringLiteral("-h"), folder_.path()}; }

  // The folder is in /tmp, because other users must have access, and the path of a socket must be
  // short.
  QTemporaryDir folder_{QStringLiteral("/tmp/downpile-postgres-XXXXXX")};
  QProcess process_;
  int databases_ = 0;
};

}  // namespace downpile::tests
