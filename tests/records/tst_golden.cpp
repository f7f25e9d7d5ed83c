// SPDX-License-Identifier: GPL-3.0-or-later
// Recorded games of every kind are replayed: today's rules must allow each move and give each
// score. A change of the rules that is meant shows here first. `tst_golden --write FOLDER` plays
// new ones.
#include <QDir>
#include <QFile>
#include <QTest>

#include "playing.h"
#include "record/replayer.h"

using namespace downpile;

namespace {

void writeRecord(const QDir& folder, const QString& name, const RecordHeader& header,
                 Random& random) {
  MemoryJournal journal;
  auto session = Session::begin(header, journal, {});
  playOn(*session, random, 1500);
  QFile file(folder.filePath(name));
  if (file.open(QIODevice::WriteOnly)) file.write(journal.text.c_str());
}

// One game for each number of players, options by lot from a fixed seed; and one of each kind with
// a seal.
void writeRecords(const QDir& folder) {
  for (const CatalogEntry& entry : catalog()) {
    for (int players = entry.info->minPlayers; players <= entry.info->maxPlayers; ++players) {
      RecordHeader header = headerFor(std::string(entry.info->id), players, 100);
      Random random(static_cast<std::uint64_t>(players));
      for (std::size_t i = 0; i < entry.info->options.size(); ++i) {
        const OptionSpan values = valuesOf(entry.info->options[i]);
        header.options[i] = static_cast<std::int16_t>(
            values.least +
            static_cast<int>(random.below(static_cast<std::uint32_t>(values.size()))));
      }
      if (*entry.refuse(header.options, players) != '\0') {
        header.options = standardValues(entry.info->options);
      }
      const auto id = QString::fromLatin1(entry.info->id.data());
      writeRecord(folder, QString("%1-%2.record").arg(id).arg(players), header, random);
    }
    Random random(3);
    writeRecord(folder, "sealed-" + QString::fromLatin1(entry.info->id.data()) + ".record",
                sealedHeaderFor(std::string(entry.info->id), 3, 100), random);
  }
}

}  // namespace

class TestGolden : public QObject {
  Q_OBJECT

 private slots:
  void replays_data() {
    QTest::addColumn<QString>("path");
    const QDir folder(GOLDEN_FOLDER);
    for (const QFileInfo& file : folder.entryInfoList({"*.record"})) {
      QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }
  }
  void replays() {
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const RecordReading reading = readRecord(file.readAll().toStdString());
    QCOMPARE(reading.status, RecordReading::Status::good);
    const Replay replayed = replay(reading.record);
    QCOMPARE(replayed.problem, std::string());
    QVERIFY(replayed.played > 50 || replayed.game->standing().gameOver);
    // Whatever the version that wrote it, its chance can still be drawn again.
    Replayer replayer(reading.record.header);
    for (const RecordEntry& entry : reading.record.entries) QVERIFY(!replayer.play(entry));
    const bool isSealed = QFileInfo(path).fileName().startsWith("sealed-");
    QCOMPARE(replayer.seal().state(), isSealed ? SealCheck::State::whole : SealCheck::State::none);
    QVERIFY(!isSealed || replayer.seal().outcomes() > 0);
  }

  void everyGameHasSome() {
    const QDir folder(GOLDEN_FOLDER);
    for (const CatalogEntry& entry : catalog()) {
      const QString id = QString::fromLatin1(entry.info->id.data());
      QVERIFY2(!folder.entryList({id + "-*.record"}).isEmpty(), qPrintable(id));
      QVERIFY2(folder.exists("sealed-" + id + ".record"), qPrintable(id));
    }
  }
};

int main(int argc, char** argv) {
  if (argc == 3 && QByteArray(argv[1]) == "--write") {
    writeRecords(QDir(QString::fromLocal8Bit(argv[2])));
    return 0;
  }
  TestGolden test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_golden.moc"
