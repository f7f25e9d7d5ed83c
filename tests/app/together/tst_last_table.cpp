// SPDX-License-Identifier: GPL-3.0-or-later
// The table that a guest left last can be rejoined for a week, even after a restart of the program.
// The stored entry is validated whenever it is read.
#include <QTemporaryDir>

#include "runner/test_class.h"
#include "settings/settings.h"
#include "together/last_table.h"

using namespace downpile;
using namespace Qt::StringLiterals;

class TestLastTable : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    now_ = QDateTime(QDate(2026, 3, 1), QTime(20, 0), QTimeZone::utc());
    QVERIFY(QFile::remove(file_) || !QFile::exists(file_));
  }

  void tableIsRememberedAfterRestart() {
    {
      Settings settings(file_);
      LastTable table(settings, clock_);
      QVERIFY(table.name().isEmpty());
      table.save(u"Anna’s table"_s, invitation(), "mark");
    }
    Settings settings(file_);
    LastTable table(settings, clock_);
    QCOMPARE(table.name(), u"Anna’s table"_s);
    QVERIFY(readInvitation(table.invitation()).invitation == invitation());
    QCOMPARE(table.deckMark(), QByteArray("mark"));
    QVERIFY(!table.isClosed());
    table.close();
    QVERIFY(LastTable(settings, clock_).isClosed() && table.isAt(invitation()));
    table.save(u"Anna’s table"_s, invitation(), "mark");
    QVERIFY(!table.isClosed());
    table.forget();
    QVERIFY(table.name().isEmpty() && !table.isClosed());
    QVERIFY(LastTable(settings, clock_).name().isEmpty());
  }

  void tableIsForgottenAfterAWeek() {
    Settings settings(file_);
    LastTable table(settings, clock_);
    table.save(u"Table"_s, invitation());
    now_ = now_.addDays(LastTable::kDays);
    QCOMPARE(table.name(), u"Table"_s);
    now_ = now_.addSecs(1);
    QVERIFY(table.name().isEmpty());
  }

  void lastTableWithAnInvalidInvitationIsIgnored() {
    Settings settings(file_);
    LastTable table(settings, clock_);
    table.save(u"Table\n\u202E"_s, invitation());
    QCOMPARE(table.name(), u"Table"_s);
    settings.remember(u"lastTable/invitation"_s, u"https://example.org"_s);
    QVERIFY(table.name().isEmpty());
    settings.remember(u"lastTable/invitation"_s, QVariantList{1, 2});
    QVERIFY(table.name().isEmpty());
  }

 private:
  static Invitation invitation() {
    return {.hosts = {u"192.0.2.1"_s},
            .table = u"abc"_s,
            .fingerprint = Fingerprint::fromBytes(QByteArray(Fingerprint::kBytes, 'x'))};
  }

  QTemporaryDir folder_;
  QString file_ = folder_.filePath(u"settings.ini"_s);
  QDateTime now_;
  LastTable::Clock clock_ = [this] { return now_; };
};

DOWNPILE_TEST(TestLastTable);
#include "tst_last_table.moc"
