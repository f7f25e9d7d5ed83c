// SPDX-License-Identifier: GPL-3.0-or-later
// If the program is started several times, only one instance keeps running. Tested with real
// processes killed at random moments, and with invalid lock files.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <csignal>
#include <random>

#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

#include "program/single_instance.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

// kAnswerTime: milliseconds within which even a busy machine answers. kSoon: milliseconds to wait
// for an instance that never answers.
constexpr int kAnswerTime = 120'000;
constexpr int kSoon = 300;

// A started process, killed by the destructor.
class InstanceProcess {
 public:
  // `answerTime`: time in milliseconds the first process has to answer.
  explicit InstanceProcess(const QString& folder, const QString& message = {},
                           int answerTime = kAnswerTime) {
    process_.start(QStringLiteral(INSTANCE_PROCESS),
                   {folder, message, QString::number(answerTime)});
    process_.waitForStarted();
  }
  ~InstanceProcess() { kill(); }

  // The next line of output, or an empty text.
  QByteArray line() {
    while (!process_.canReadLine()) {
      if (!process_.waitForReadyRead(2 * kAnswerTime)) return {};
    }
    return process_.readLine().trimmed();
  }
  void kill() {
    process_.kill();
    process_.waitForFinished();
  }
  void signal(int number) { ::kill(static_cast<pid_t>(process_.processId()), number); }
  void end() {
    process_.closeWriteChannel();
    process_.waitForFinished();
  }

 private:
  QProcess process_;
};

void put(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

}  // namespace

class TestSingleInstance : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    games_ = folder_->filePath(u"games"_s);
  }
  void secondInstanceAsksTheFirstToRaiseItsWindow();
  void secondInstanceSendsItsRequest();
  void onlyOneOfSeveralProgramsStartedAtTheSameTimeIsTheFirstInstance();
  void killedInstanceDoesNotBlockTheNext();
  void programStartsDespiteAnInvalidLockFile_data();
  void programStartsDespiteAnInvalidLockFile();
  void instancesFindEachOtherOnAFullDisk();
  void secondInstanceFindsTheFirstIfTheGamesFolderCannotBeCreated();
  void secondInstanceFindsTheFirstIfTheGamesFolderIsReadOnly();
  void secondInstanceFindsTheFirstIfTheGamesFolderWasDeleted();
  void secondInstanceDetectsThatTheFirstHangs();
  void secondInstanceDetectsThatTheFirstBelongsToAnotherSession();
  void programCanStartAgainAfterTheFirstInstanceEnded();

 private:
  std::unique_ptr<QTemporaryDir> folder_;
  QString games_;
};

void TestSingleInstance::secondInstanceAsksTheFirstToRaiseItsWindow() {
  InstanceProcess first(games_);
  QCOMPARE(first.line(), "first");
  for (int i = 0; i < 3; ++i) {
    InstanceProcess second(games_);
    QCOMPARE(second.line(), "second");
    QCOMPARE(first.line(), "raise");
  }
  // A different folder means a separate instance.
  InstanceProcess other(folder_->filePath(u"others"_s));
  QCOMPARE(other.line(), "first");
}

void TestSingleInstance::secondInstanceSendsItsRequest() {
  InstanceProcess first(games_);
  QCOMPARE(first.line(), "first");
  InstanceProcess second(games_, u"new life"_s);
  QCOMPARE(second.line(), "second");
  QCOMPARE(first.line(), "raise: new life");
  const QString longest = u"see "_s + QString(SingleInstance::kLongestMessage - 4, u'x');
  InstanceProcess third(games_, longest);
  QCOMPARE(third.line(), "second");
  QCOMPARE(first.line(), "raise: " + longest.toUtf8());
  // The first instance ignores a message that is too long, and still answers later instances.
  InstanceProcess overlong(games_, QString(SingleInstance::kLongestMessage + 1, u'x'), kSoon);
  QCOMPARE(overlong.line(), "unanswered");
  InstanceProcess fourth(games_);
  QCOMPARE(fourth.line(), "second");
  QCOMPARE(first.line(), "raise");
}

void TestSingleInstance::onlyOneOfSeveralProgramsStartedAtTheSameTimeIsTheFirstInstance() {
  for (int round = 0; round < 5; ++round) {
    std::vector<std::unique_ptr<InstanceProcess>> started;
    for (int i = 0; i < 6; ++i) started.push_back(std::make_unique<InstanceProcess>(games_));
    QByteArrayList roles;
    for (const auto& each : started) roles << each->line();
    QCOMPARE(roles.count("first"), 1);
    QCOMPARE(roles.count("second"), 5);
  }
}

// After a kill at a random moment, the next instance starts although it has no time to wait for an
// answer of the killed one.
void TestSingleInstance::killedInstanceDoesNotBlockTheNext() {
  std::mt19937 random(5);
  for (int round = 0; round < 20; ++round) {
    {
      InstanceProcess killed(games_);
      QTest::qSleep(static_cast<int>(random() % 40));
      killed.signal(SIGKILL);
    }
    InstanceProcess next(games_, {}, 0);
    QCOMPARE(next.line(), "first");
  }
}

void TestSingleInstance::programStartsDespiteAnInvalidLockFile_data() {
  QTest::addColumn<QString>("kind");
  for (const char* kind : {"empty", "garbage", "huge", "folder", "pipe", "link", "old lock"}) {
    QTest::newRow(kind) << QString::fromLatin1(kind);
  }
}

void TestSingleInstance::programStartsDespiteAnInvalidLockFile() {
  QFETCH(QString, kind);
  QVERIFY(QDir().mkpath(games_));
  const QString lock = games_ + u"/lock"_s;
  if (kind == u"empty"_s) put(lock, {});
  if (kind == u"garbage"_s) put(lock, QByteArray(5000, '\x80'));
  if (kind == u"old lock"_s) put(lock, "1\ndownpile\nsomewhere\nmachine\nboot\n");
  if (kind == u"folder"_s) QVERIFY(QDir().mkdir(lock));
  if (kind == u"pipe"_s) QCOMPARE(mkfifo(QFile::encodeName(lock).constData(), 0600), 0);
  if (kind == u"link"_s) QVERIFY(QFile::link(u"/nowhere/at/all"_s, lock));
  if (kind == u"huge"_s) {
    put(lock, "1");
    QVERIFY(QFile::resize(lock, qint64{4} << 30));
  }
  InstanceProcess first(games_);
  QCOMPARE(first.line(), "first");
  InstanceProcess second(games_);
  QCOMPARE(second.line(), "second");
}

// Instances need no free disk space to lock the folder and to send requests.
void TestSingleInstance::instancesFindEachOtherOnAFullDisk() {
  QVERIFY(QDir().mkpath(games_));
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const rlimit full{0, before.rlim_max};
  QCOMPARE(setrlimit(RLIMIT_FSIZE, &full), 0);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  {
    InstanceProcess killed(games_);
    QCOMPARE(killed.line(), "first");
    killed.signal(SIGKILL);
  }
  InstanceProcess first(games_);
  const QByteArray role = first.line();
  InstanceProcess second(games_);
  const QByteArray other = second.line();
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  QCOMPARE(role, "first");
  QCOMPARE(other, "second");
  QVERIFY(QDir(games_).isEmpty());
}

// If the folder of games cannot be created, the program cannot save games, but still runs only
// once.
void TestSingleInstance::secondInstanceFindsTheFirstIfTheGamesFolderCannotBeCreated() {
  put(games_, "a file");
  InstanceProcess first(games_ + u"/below"_s);
  QCOMPARE(first.line(), "first");
  InstanceProcess second(games_ + u"/below"_s);
  QCOMPARE(second.line(), "second");
}

void TestSingleInstance::secondInstanceFindsTheFirstIfTheGamesFolderIsReadOnly() {
  QVERIFY(QDir().mkpath(games_));
  const QByteArray name = QFile::encodeName(games_);
  const bool isMounted =
      mount("none", name.constData(), "tmpfs", MS_RDONLY, "size=64k,mode=0500") == 0;
  if (!isMounted) QVERIFY(QFile::setPermissions(games_, QFile::ReadOwner | QFile::ExeOwner));
  {
    InstanceProcess killed(games_);
    QCOMPARE(killed.line(), "first");
    killed.signal(SIGKILL);
  }
  {
    InstanceProcess first(games_);
    QCOMPARE(first.line(), "first");
    InstanceProcess second(games_);
    QCOMPARE(second.line(), "second");
  }
  if (isMounted) QCOMPARE(umount(name.constData()), 0);
}

void TestSingleInstance::secondInstanceFindsTheFirstIfTheGamesFolderWasDeleted() {
  InstanceProcess first(games_);
  QCOMPARE(first.line(), "first");
  QVERIFY(QDir(games_).removeRecursively());
  InstanceProcess second(games_);
  QCOMPARE(second.line(), "second");
  QCOMPARE(first.line(), "raise");
}

void TestSingleInstance::secondInstanceDetectsThatTheFirstHangs() {
  InstanceProcess first(games_);
  QCOMPARE(first.line(), "first");
  first.signal(SIGSTOP);
  {
    InstanceProcess second(games_, {}, kSoon);
    QCOMPARE(second.line(), "unanswered");
  }
  first.signal(SIGCONT);
  InstanceProcess third(games_);
  QCOMPARE(third.line(), "second");
}

// Each session has a runtime folder of its own, but the games are the same.
void TestSingleInstance::secondInstanceDetectsThatTheFirstBelongsToAnotherSession() {
  InstanceProcess first(games_);
  QCOMPARE(first.line(), "first");
  const QByteArray session = qgetenv("XDG_RUNTIME_DIR");
  const auto restore = qScopeGuard([&] { qputenv("XDG_RUNTIME_DIR", session); });
  const QTemporaryDir otherSession;
  qputenv("XDG_RUNTIME_DIR", QFile::encodeName(otherSession.path()));
  {
    InstanceProcess second(games_, {}, kSoon);
    QCOMPARE(second.line(), "unreachable");
  }
  first.end();
  InstanceProcess next(games_);
  QCOMPARE(next.line(), "first");
}

void TestSingleInstance::programCanStartAgainAfterTheFirstInstanceEnded() {
  InstanceProcess first(games_);
  QCOMPARE(first.line(), "first");
  first.end();
  InstanceProcess next(games_);
  QCOMPARE(next.line(), "first");
}

DOWNPILE_TEST(TestSingleInstance);
#include "tst_single_instance.moc"
