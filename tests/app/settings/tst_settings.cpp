// SPDX-License-Identifier: GPL-3.0-or-later
// Settings: defaults, persistence, a fallback for each damaged value, and preservation of unknown
// keys.
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>

#include "art/card_art.h"
#include "runner/test_class.h"
#include "settings/settings.h"
#include "speech/speech_queue.h"

using namespace downpile;
using namespace Qt::StringLiterals;

class TestSettings : public QObject {
  Q_OBJECT

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }
  void missingFileGivesDefaults();
  void changedValuesAreReadBackAfterRestart();
  void ignoresValuesOutOfRange();
  void onlyDamagedSettingsAreReplacedByTheirDefaults();
  void keepsKeysAndVersionWrittenByANewerProgram();
  void fileOfRandomBytesGivesDefaults();
  void fileWithDamagedLinesIsCopiedOnceBeforeItIsWritten();
  void linesWithoutMeaningAreReportedOnce();
  void notifiesOncePerChange();
  void settingsOfTheCardStyleChangeTheCardUrls();
  void seenGuidesAreRememberedAfterRestart();
  void handSortIsStoredForEachGame();
  void desktopSettingsApplyUnlessOverridden();
  void backOfACardSetIsUsedOnlyWithThatSet();
  void settingsFileHasNoPermissionsForOtherUsers();
  void changeThatAFullDiskDoesNotTakeIsReportedOnce();
  void unsuitableFileIsReportedAndNotChanged_data();
  void unsuitableFileIsReportedAndNotChanged();

 private:
  QString file() const { return folder_->filePath(u"settings.ini"_s); }
  void write(const QByteArray& text) const {
    QFile file(this->file());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
  }

  std::unique_ptr<QTemporaryDir> folder_;
};

void TestSettings::missingFileGivesDefaults() {
  const Settings settings(file());
  QCOMPARE(settings.playerPortrait(), 1);
  QVERIFY(!settings.fourColours());
  QVERIFY(!settings.playForced());
  QCOMPARE(settings.cardBack(), u"indigo"_s);
  QCOMPARE(settings.tableTheme(), u"evergreen"_s);
  QCOMPARE(settings.pace(), u"normal"_s);
  QCOMPARE(settings.motion(), u"system"_s);
  QVERIFY(!settings.reducedMotion());
  QVERIFY(!settings.highContrast());
  QVERIFY(settings.showPlayable());
  QCOMPARE(settings.textSize(), 100);
  QVERIFY(settings.panelOpen());
  QVERIFY(!settings.fullScreen());
}

void TestSettings::settingsFileHasNoPermissionsForOtherUsers() {
  const mode_t before = umask(0);
  const QString path = folder_->filePath(u"below/settings.ini"_s);
  Settings(path).setFourColours(true);
  QFile::setPermissions(path, QFile::Permissions(0x6644));
  QVERIFY(Settings(path).fourColours());
  umask(before);
  const auto mode = [](const QString& name) {
    struct stat found {};
    return ::stat(QFile::encodeName(name).constData(), &found) == 0 ? found.st_mode & 0777U : 0U;
  };
  QCOMPARE(mode(path), 0600U);
  QCOMPARE(mode(QFileInfo(path).absolutePath()), 0700U);
}

void TestSettings::changeThatAFullDiskDoesNotTakeIsReportedOnce() {
  Settings settings(file());
  QSignalSpy notSaved(&settings, &Settings::notSaved);
  settings.setSound(false);
  QCOMPARE(settings.problem(), QString());
  rlimit before{};
  QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit full{0, before.rlim_max};
  QCOMPARE(setrlimit(RLIMIT_FSIZE, &full), 0);
  settings.setFourColours(true);
  settings.setLargePrint(true);
  QTRY_COMPARE(notSaved.size(), 1);
  settings.setCardBack(CardArt::backNames().last());
  QCoreApplication::processEvents();
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  QCOMPARE(notSaved.size(), 1);
  QVERIFY2(settings.problem().contains(u"cannot be written"_s), qPrintable(settings.problem()));
}

void TestSettings::unsuitableFileIsReportedAndNotChanged_data() {
  QTest::addColumn<QString>("kind");
  for (const char* kind : {"pipe", "folder", "huge", "device"}) {
    QTest::newRow(kind) << QString::fromLatin1(kind);
  }
}

// Unsuitable files: a pipe (opening it would block), a folder, a huge file and an endless device.
// Reading the last two could exhaust the memory. The test compares only the size of the huge file.
void TestSettings::unsuitableFileIsReportedAndNotChanged() {
  QFETCH(QString, kind);
  if (kind == u"pipe"_s) QCOMPARE(mkfifo(QFile::encodeName(file()).constData(), 0600), 0);
  if (kind == u"folder"_s) QVERIFY(QDir().mkdir(file()));
  if (kind == u"device"_s) QVERIFY(QFile::link(u"/dev/zero"_s, file()));
  if (kind == u"huge"_s) {
    write("[cards]\n");
    QVERIFY(QFile::resize(file(), qint64{4} << 30));
  }
  Settings settings(file());
  QVERIFY2(settings.problem().contains(u"settings.ini"_s), qPrintable(settings.problem()));
  settings.setFourColours(true);
  QVERIFY(settings.fourColours());
  QCOMPARE(settings.pace(), u"normal"_s);
  QVERIFY(Settings(folder_->filePath(u"other.ini"_s)).problem().isEmpty());
  if (kind == u"huge"_s) QCOMPARE(QFileInfo(file()).size(), qint64{4} << 30);
}

void TestSettings::seenGuidesAreRememberedAfterRestart() {
  {
    Settings settings(file());
    QSignalSpy changed(&settings, &Settings::guidesSeenChanged);
    QVERIFY(!settings.anyGuideSeen());
    settings.setGuideSeen(u"life"_s);
    settings.setGuideSeen(u"life"_s);
    QCOMPARE(changed.size(), 1);
    QVERIFY(settings.guideSeen(u"life"_s));
    QVERIFY(!settings.guideSeen(u"underwear"_s));
  }
  Settings settings(file());
  settings.setPace(u"brisk"_s);
  QVERIFY(settings.guideSeen(u"life"_s));
  QVERIFY(settings.anyGuideSeen());
  settings.showGuidesAgain();
  QVERIFY(!settings.guideSeen(u"life"_s));
  QVERIFY(!settings.anyGuideSeen());
  QCOMPARE(settings.pace(), u"brisk"_s);
}

void TestSettings::handSortIsStoredForEachGame() {
  {
    Settings settings(file());
    QSignalSpy changed(&settings, &Settings::handSortsChanged);
    QCOMPARE(settings.handSort(u"underwear"_s), u"suit"_s);
    QCOMPARE(settings.handSort(u"three-up-three-down"_s), u"rank"_s);
    QCOMPARE(settings.handSort(u"ultimate-loser"_s), u"rank"_s);
    settings.setHandSort(u"ultimate-loser"_s, u"suit"_s);
    settings.setHandSort(u"life"_s, u"rank"_s);
    settings.setHandSort(u"life"_s, u"colour"_s);
    settings.setHandSort(u"whist"_s, u"rank"_s);
    QCOMPARE(changed.size(), 2);
  }
  const Settings settings(file());
  QCOMPARE(settings.handSort(u"ultimate-loser"_s), u"suit"_s);
  QCOMPARE(settings.handSorts()[u"life"_s].toString(), u"rank"_s);
  QCOMPARE(settings.handSorts()[u"up-and-down"_s].toString(), u"suit"_s);
  QVERIFY(!settings.handSorts().contains(u"whist"_s));
}

void TestSettings::desktopSettingsApplyUnlessOverridden() {
  {
    Settings settings(file());
    QSignalSpy motion(&settings, &Settings::motionChanged);
    QSignalSpy cloth(&settings, &Settings::clothChanged);
    settings.setDesktopPreferences({.highContrast = true, .reducedMotion = true});
    QVERIFY(settings.highContrast());
    QVERIFY(settings.reducedMotion());
    QCOMPARE(settings.cloth(), u"contrast"_s);
    QCOMPARE(settings.tableTheme(), u"evergreen"_s);
    QCOMPARE(motion.size(), 1);
    QCOMPARE(cloth.size(), 1);
    settings.setMotion(u"full"_s);
    settings.setContrast(u"normal"_s);
    QVERIFY(!settings.reducedMotion());
    QCOMPARE(settings.cloth(), u"evergreen"_s);
    settings.setContrast(u"system"_s);
  }
  // After a restart, the settings of the desktop from the last run apply until the desktop reports
  // its current ones.
  Settings settings(file());
  QVERIFY(settings.highContrast());
  QVERIFY(!settings.reducedMotion());
  settings.setDesktopPreferences({});
  QVERIFY(!settings.highContrast());
  settings.setContrast(u"high"_s);
  QVERIFY(settings.highContrast());
}

void TestSettings::backOfACardSetIsUsedOnlyWithThatSet() {
  Settings settings(file());
  settings.setCardBack(u"set"_s);
  QCOMPARE(settings.cardBack(), u"indigo"_s);
  settings.setCardSet(u"carddecks/svg-oxygen/oxygen.svgz"_s);
  settings.setCardBack(u"set"_s);
  QCOMPARE(settings.cardBack(), u"set"_s);
  QSignalSpy back(&settings, &Settings::cardBackChanged);
  settings.setCardSet({});
  QCOMPARE(settings.cardBack(), u"indigo"_s);
  QCOMPARE(back.size(), 1);
}

void TestSettings::changedValuesAreReadBackAfterRestart() {
  {
    Settings settings(file());
    settings.setPlayerName(u"  Ännchen   von Tharau "_s);
    settings.setPlayerPortrait(5);
    settings.setLargePrint(true);
    settings.setTextSize(150);
    settings.setPace(u"brisk"_s);
    settings.setPanelOpen(false);
  }
  const Settings settings(file());
  QCOMPARE(settings.playerName(), u"Ännchen von Tharau"_s);
  Settings(file()).setPlayerName(QString(39, u'x') + u"🂡"_s);
  QCOMPARE(Settings(file()).playerName(), QString(39, u'x'));
  QCOMPARE(settings.playerPortrait(), 5);
  QVERIFY(settings.largePrint());
  QCOMPARE(settings.textSize(), 150);
  QCOMPARE(settings.pace(), u"brisk"_s);
  QVERIFY(!settings.panelOpen());
}

void TestSettings::ignoresValuesOutOfRange() {
  Settings settings(file());
  settings.setTextSize(1000);
  settings.setPlayerPortrait(99);
  settings.setCardBack(u"tartan"_s);
  QCOMPARE(settings.textSize(), 100);
  QCOMPARE(settings.playerPortrait(), 1);
  QCOMPARE(settings.cardBack(), u"indigo"_s);
}

void TestSettings::onlyDamagedSettingsAreReplacedByTheirDefaults() {
  write(
      "version=1\n[text]\nsize=huge\nlanguage=klingon\n[table]\npace=warp\ntheme=walnut\n"
      "[speech]\nrate=warp\nwording=warp\n"
      "[cards]\nfourColours=perhaps\nlargePrint=true\nback=7\n[player]\nportrait=-3\n");
  const Settings settings(file());
  QCOMPARE(settings.textSize(), 100);
  QCOMPARE(settings.language(), QString());
  QCOMPARE(settings.pace(), u"normal"_s);
  QCOMPARE(settings.speechRate(), u"fast"_s);
  QCOMPARE(settings.speechPace(), SpeechQueue::kPace);
  QVERIFY(!settings.isSpeechBrief());
  QVERIFY(!settings.fourColours());
  QCOMPARE(settings.cardBack(), u"indigo"_s);
  QCOMPARE(settings.playerPortrait(), 1);
  QCOMPARE(settings.tableTheme(), u"walnut"_s);
  QVERIFY(settings.largePrint());
}

void TestSettings::keepsKeysAndVersionWrittenByANewerProgram() {
  write("[General]\nversion=7\n[table]\npace=brisk\nwind=strong\n[music]\nband=loud\n");
  {
    Settings settings(file());
    QCOMPARE(settings.pace(), u"brisk"_s);
    settings.setPace(u"instant"_s);
  }
  QFile written(file());
  QVERIFY(written.open(QIODevice::ReadOnly));
  const QByteArray text = written.readAll();
  for (const char* part : {"version=7", "wind=strong", "band=loud", "pace=instant"}) {
    QVERIFY2(text.contains(part), part);
  }
}

void TestSettings::fileOfRandomBytesGivesDefaults() {
  QByteArray garbage;
  for (int i = 0; i < 4096; ++i) garbage += static_cast<char>((i * 131 + 7) % 256);
  write(garbage);
  Settings settings(file());
  QCOMPARE(settings.textSize(), 100);
  settings.setTextSize(120);
  QCOMPARE(settings.textSize(), 120);
}

void TestSettings::fileWithDamagedLinesIsCopiedOnceBeforeItIsWritten() {
  const QByteArray damaged = "[table]\npace=brisk\nnot a setting\n[text\nsize=120\n";
  write(damaged);
  const auto copies = [this] {
    return QDir(folder_->path()).entryList({u"settings.ini.damaged-*"_s}, QDir::Files);
  };
  {
    Settings settings(file());
    QCOMPARE(settings.pace(), u"brisk"_s);
    QCOMPARE(copies().size(), 1);
    QVERIFY2(settings.problem().contains(copies().first()), qPrintable(settings.problem()));
    settings.setTextSize(150);
  }
  QFile copy(folder_->filePath(copies().first()));
  QVERIFY(copy.open(QIODevice::ReadOnly));
  QCOMPARE(copy.readAll(), damaged);
  // The next start finds no damaged lines. A value out of range is kept, and not copied.
  QVERIFY(Settings(file()).problem().isEmpty());
  write("[text]\nsize=huge\n");
  QVERIFY(!Settings(file()).problem().isEmpty());
  QCOMPARE(copies().size(), 1);
}

void TestSettings::linesWithoutMeaningAreReportedOnce() {
  const auto problem = [this] { return withoutIsolation(Settings(file()).problem()); };
  const QString sentence = u"%1 has settings without a meaning, so their defaults apply: %2"_s;
  write(
      "[table]\npace=banana\ntheme=walnut\n[text]\nsize=-3\nqwertz=1\n[handSort]\nlife=age\n"
      "[speech]\nwelcomed=true\n[rooms]\nother=1\n[cards]\nfourColours=\n");
  QCOMPARE(problem(), sentence.arg(file(), u"life=age, pace=banana, qwertz=1, size=-3"_s));
  QCOMPARE(problem(), QString());
  {
    Settings settings(file());
    settings.setTextSize(120);
  }
  QCOMPARE(problem(), sentence.arg(file(), u"life=age, pace=banana, qwertz=1"_s));
  // A later version may know more.
  write("version=2\n[table]\npace=banana\nqwertz=1\n");
  QCOMPARE(problem(), QString());
  // The message stays short.
  QByteArray lines = "[table]\n";
  for (int i = 0; i < 1000; ++i)
    lines += "x" + QByteArray::number(i) + '=' + QByteArray(50, '9') + '\n';
  write(lines);
  QVERIFY(problem().endsWith(u", …"_s));
  write(lines);
  QCOMPARE_LT(problem().size(), 500);
}

void TestSettings::notifiesOncePerChange() {
  Settings settings(file());
  QSignalSpy changed(&settings, &Settings::textSizeChanged);
  settings.setTextSize(120);
  settings.setTextSize(120);
  QCOMPARE(changed.size(), 1);
}

void TestSettings::settingsOfTheCardStyleChangeTheCardUrls() {
  Settings settings(file());
  QSignalSpy changed(&settings, &Settings::cardQueryChanged);
  settings.setFourColours(true);
  settings.setPlayForced(true);
  settings.setLargePrint(true);
  settings.setCardBack(u"claret"_s);
  QCOMPARE(changed.size(), 3);
  QCOMPARE(settings.cardUrl(u"7H"_s), QUrl(u"image://cards/7H?four=1&large=1&back=claret"_s));
  QVERIFY(!settings.reducedMotion());
  settings.setMotion(u"reduced"_s);
  QVERIFY(settings.reducedMotion());
}

DOWNPILE_TEST(TestSettings);
#include "tst_settings.moc"
