// SPDX-License-Identifier: GPL-3.0-or-later
// Files dropped on the window: a single record is replayed, several are imported. On the records
// page, even a single record is imported.
#include <QDropEvent>
#include <QMimeData>

#include "../support/app_window.h"
#include "../support/sample_records.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

class TestRecordDrop : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { window_.close(); }
  void singleDroppedRecordIsReplayed();
  void severalDroppedRecordsAreImported();
  void recordsPageImportsASingleRecord();
  void reportsDroppedFilesThatAreNotRecords();
  void droppedTextIsRejected();

 private:
  QString file(const QString& name) const { return folder_->filePath(name); }
  // Drops files onto the window, as a file manager does. Returns true if the window accepted them.
  bool drop(const QList<QUrl>& urls);
  bool dropData(const QMimeData& data);
  Records& records() { return *window_.app()->records(); }
  QString page() { return window_.window()->property("page").toString(); }

  std::unique_ptr<QTemporaryDir> folder_;
  AppWindow window_;
};

void TestRecordDrop::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  QVERIFY(writeFile(file(u"a game.downpile"_s), playedText(shortGame())));
  QVERIFY(writeFile(file(u"another.downpile"_s), playedText({.game = "life"})));
  QVERIFY(window_.open());
}

bool TestRecordDrop::dropData(const QMimeData& data) {
  const QPoint middle = window_.window()->geometry().center();
  QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(window_.window(), &enter);
  if (!enter.isAccepted()) return false;
  QDropEvent drop(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(window_.window(), &drop);
  return drop.isAccepted();
}

bool TestRecordDrop::drop(const QList<QUrl>& urls) {
  QMimeData data;
  data.setUrls(urls);
  return dropData(data);
}

void TestRecordDrop::singleDroppedRecordIsReplayed() {
  QVERIFY(drop({QUrl::fromLocalFile(file(u"a game.downpile"_s))}));
  QTRY_VERIFY(window_.app()->replay()->active());
  QCOMPARE(page(), QString());
  QVERIFY(QFile::exists(file(u"a game.downpile"_s)));
}

void TestRecordDrop::severalDroppedRecordsAreImported() {
  QVERIFY(drop({QUrl::fromLocalFile(file(u"a game.downpile"_s)),
                QUrl::fromLocalFile(file(u"another.downpile"_s))}));
  QCOMPARE(page(), u"records"_s);
  QTRY_COMPARE(records().list()->count(), 2);
  QVERIFY(!window_.app()->replay()->active());
}

void TestRecordDrop::recordsPageImportsASingleRecord() {
  window_.window()->setProperty("page", u"records"_s);
  QVERIFY(drop({QUrl::fromLocalFile(file(u"another.downpile"_s))}));
  QTRY_COMPARE(records().list()->count(), 1);
  QVERIFY(!window_.app()->replay()->active());
}

void TestRecordDrop::reportsDroppedFilesThatAreNotRecords() {
  QVERIFY(writeFile(file(u"picture.png"_s), "\x89PNG\n"));
  QVERIFY(drop({QUrl::fromLocalFile(file(u"picture.png"_s))}));
  QCOMPARE(window_.app()->notices().size(), 1);
  QVERIFY(drop({QUrl(u"https://downpile.org/a.downpile"_s)}));
  QCOMPARE(window_.app()->notices().size(), 1);
  QVERIFY(window_.app()->notices().last().contains(u"not a file on this computer"_s));
  QVERIFY(!window_.app()->table()->active());
}

void TestRecordDrop::droppedTextIsRejected() {
  QMimeData text;
  text.setText(u"downpile 1"_s);
  QVERIFY(!dropData(text));
}

DOWNPILE_TEST(TestRecordDrop);

#include "tst_record_drop.moc"
