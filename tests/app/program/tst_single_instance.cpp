// SPDX-License-Identifier: GPL-3.0-or-later
// Nobody starts twice, somebody always starts: with real processes, which are killed at any moment,
// and with whatever may lie about in the folder.
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
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

// Longer than a busy machine takes for an answer, and short for those who get none.
constexpr int kAnswerTime = 120'000;
constexpr int kSoon = 300;

// A started process; killed with this.
class OnlyOne {
 public:
  // `answerTime`: milliseconds that the first one has to answer.
  explicit OnlyOne(const QString& folder, const QString& message = {},
                   int answerTime = kAnswerTime) {
    process_.start(QStringLiteral(ONLY_ONE), {folder, message, QString::number(answerTime)});
    process_.waitForStarted();
  }
  ~OnlyOne() { kill(); }

  // Its next line; empty where there is none.
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
  void secondRaisesTheFirst();
  void secondHandsOverWhatItIsAsked();
  void onlyOneOfManyStarts();
  void killedAtAnyMoment();
  void whateverLiesThere_data();
  void whateverLiesThere();
  void nothingIsWritten();
  void noFolderToHave();
  void readOnlyFolder();
  void folderTakenAway();
  void hangingProgramIsToldApart();
  void endsOnItsOwn();

 private:
  std::unique_ptr<QTemporaryDir> folder_;
  QString games_;
};

void TestSingleInstance::secondRaisesTheFirst() {
  OnlyOne first(games_);
  QCOMPARE(first.line(), "first");
  for (int i = 0; i < 3; ++i) {
    OnlyOne second(games_);
    QCOMPARE(second.line(), "second");
    QCOMPARE(first.line(), "raise");
  }
  // Another folder is another program.
  OnlyOne other(folder_->filePath(u"others"_s));
  QCOMPARE(other.line(), "first");
}

void TestSingleInstance::secondHandsOverWhatItIsAsked() {
  OnlyOne first(games_);
  QCOMPARE(first.line(), "first");
  OnlyOne second(games_, u"new life"_s);
  QCOMPARE(second.line(), "second");
  QCOMPARE(first.line(), "raise: new life");
  const QString longest = u"see "_s + QString(SingleInstance::kLongestMessage - 4, u'x');
  OnlyOne third(games_, longest);
  QCOMPARE(third.line(), "second");
  QCOMPARE(first.line(), "raise: " + longest.toUtf8());
  // Whoever says too much is not listened to, and keeps nobody waiting.
  OnlyOne babbler(games_, QString(SingleInstance::kLongestMessage + 1, u'x'), kSoon);
  QCOMPARE(babbler.line(), "unanswered");
  OnlyOne fourth(games_);
  QCOMPARE(fourth.line(), "second");
  QCOMPARE(first.line(), "raise");
}

void TestSingleInstance::onlyOneOfManyStarts() {
  for (int round = 0; round < 5; ++round) {
    std::vector<std::unique_ptr<OnlyOne>> started;
    for (int i = 0; i < 6; ++i) started.push_back(std::make_unique<OnlyOne>(games_));
    QByteArrayList roles;
    for (const auto& each : started) roles << each->line();
    QCOMPARE(roles.count("first"), 1);
    QCOMPARE(roles.count("second"), 5);
  }
}

// Wherever a program is killed on its way, the next one starts, and at once.
void TestSingleInstance::killedAtAnyMoment() {
  std::mt19937 random(5);
  for (int round = 0; round < 20; ++round) {
    {
      OnlyOne killed(games_);
      QTest::qSleep(static_cast<int>(random() % 40));
      killed.signal(SIGKILL);
    }
    QElapsedTimer time;
    time.start();
    OnlyOne next(games_);
    QCOMPARE(next.line(), "first");
    QVERIFY2(time.elapsed() < kAnswerTime, "it waited for one that was dead");
  }
}

void TestSingleInstance::whateverLiesThere_data() {
  QTest::addColumn<QString>("kind");
  for (const char* kind : {"empty", "garbage", "huge", "folder", "pipe", "link", "old lock"}) {
    QTest::newRow(kind) << QString::fromLatin1(kind);
  }
}

void TestSingleInstance::whateverLiesThere() {
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
  OnlyOne first(games_);
  QCOMPARE(first.line(), "first");
  OnlyOne second(games_);
  QCOMPARE(second.line(), "second");
}

// A disk that takes nothing more takes a lock all the same.
void TestSingleInstance::nothingIsWritten() {
  QVERIFY(QDir().mkpath(games_));
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const rlimit full{0, before.rlim_max};
  QCOMPARE(setrlimit(RLIMIT_FSIZE, &full), 0);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  {
    OnlyOne killed(games_);
    QCOMPARE(killed.line(), "first");
    killed.signal(SIGKILL);
  }
  OnlyOne first(games_);
  const QByteArray role = first.line();
  OnlyOne second(games_);
  const QByteArray other = second.line();
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  QCOMPARE(role, "first");
  QCOMPARE(other, "second");
  QVERIFY(QDir(games_).isEmpty());
}

// Where there can be no folder there are no records either; still one window is enough.
void TestSingleInstance::noFolderToHave() {
  put(games_, "a file");
  OnlyOne first(games_ + u"/below"_s);
  QCOMPARE(first.line(), "first");
  OnlyOne second(games_ + u"/below"_s);
  QCOMPARE(second.line(), "second");
}

void TestSingleInstance::readOnlyFolder() {
  QVERIFY(QDir().mkpath(games_));
  const QByteArray name = QFile::encodeName(games_);
  const bool isMounted =
      mount("none", name.constData(), "tmpfs", MS_RDONLY, "size=64k,mode=0500") == 0;
  if (!isMounted) QVERIFY(QFile::setPermissions(games_, QFile::ReadOwner | QFile::ExeOwner));
  {
    OnlyOne killed(games_);
    QCOMPARE(killed.line(), "first");
    killed.signal(SIGKILL);
  }
  {
    OnlyOne first(games_);
    QCOMPARE(first.line(), "first");
    OnlyOne second(games_);
    QCOMPARE(second.line(), "second");
  }
  if (isMounted) QCOMPARE(umount(name.constData()), 0);
}

void TestSingleInstance::folderTakenAway() {
  OnlyOne first(games_);
  QCOMPARE(first.line(), "first");
  QVERIFY(QDir(games_).removeRecursively());
  OnlyOne second(games_);
  QCOMPARE(second.line(), "second");
  QCOMPARE(first.line(), "raise");
}

void TestSingleInstance::hangingProgramIsToldApart() {
  OnlyOne first(games_);
  QCOMPARE(first.line(), "first");
  first.signal(SIGSTOP);
  {
    OnlyOne second(games_, {}, kSoon);
    QCOMPARE(second.line(), "unanswered");
  }
  first.signal(SIGCONT);
  OnlyOne third(games_);
  QCOMPARE(third.line(), "second");
}

void TestSingleInstance::endsOnItsOwn() {
  OnlyOne first(games_);
  QCOMPARE(first.line(), "first");
  first.end();
  OnlyOne next(games_);
  QCOMPARE(next.line(), "first");
}

DOWNPILE_TEST(TestSingleInstance);
#include "tst_single_instance.moc"
