// SPDX-License-Identifier: GPL-3.0-or-later
// Replays recorded games of every kind: the rules must allow each move and give each score. An
// intended rule change fails here first. `golden-writer FOLDER` writes new records.
#include <QDir>
#include <QFile>

#include "games/catalog.h"
#include "record/replayer.h"
#include "runner/test_class.h"

using namespace downpile;

class TestGolden : public QObject {
  Q_OBJECT

 private slots:
  void replaysGoldenRecords_data() {
    QTest::addColumn<QString>("path");
    const QDir folder(GOLDEN_FOLDER);
    for (const QFileInfo& file : folder.entryInfoList({"*.record"})) {
      QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }
  }
  void replaysGoldenRecords() {
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const RecordReading reading = readRecord(file.readAll().toStdString());
    QCOMPARE(reading.status, RecordReading::Status::good);
    const Replay replayed = replay(reading.record);
    QCOMPARE(replayed.problem, std::string());
    QVERIFY(replayed.played > 50 || replayed.game->standing().gameOver);
    // The replayer accepts the records of both formats, and checks the seals of the sealed ones.
    Replayer replayer(reading.record.header);
    for (const RecordEntry& entry : reading.record.entries) QVERIFY(!replayer.play(entry));
    const bool isSealed = QFileInfo(path).fileName().startsWith("sealed-");
    QCOMPARE(replayer.seal().state(), isSealed ? SealCheck::State::whole : SealCheck::State::none);
    QVERIFY(!isSealed || replayer.seal().outcomes() > 0);
  }

  void everyGameHasGoldenRecords() {
    const QDir folder(GOLDEN_FOLDER);
    for (const CatalogEntry& entry : catalog()) {
      const QString id = QString::fromLatin1(entry.info->id.data());
      QVERIFY2(!folder.entryList({id + "-*.record"}).isEmpty(), qPrintable(id));
      QVERIFY2(folder.exists("sealed-" + id + ".record"), qPrintable(id));
    }
  }
};

DOWNPILE_TEST(TestGolden);
#include "tst_golden.moc"
