// SPDX-License-Identifier: GPL-3.0-or-later
// Connection strings of PostgreSQL, in the forms that PostgreSQL's own programs accept.

#include "runner/test_class.h"
#include "store/postgres_place.h"

using namespace downpile;
using namespace Qt::StringLiterals;

class TestPostgresPlace : public QObject {
  Q_OBJECT

 private slots:
  void readsConnectionStringsOfKeywordsAndUrls_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QMap<QString, QString>>("place");
    using Place = QMap<QString, QString>;
    QTest::newRow("words") << u" host=/run/x  dbname = downpile\tuser=me "_s
                           << Place{{u"host"_s, u"/run/x"_s},
                                    {u"dbname"_s, u"downpile"_s},
                                    {u"user"_s, u"me"_s}};
    QTest::newRow("quotes") << uR"(password='it\'s \\ ; here' user=a\ b sslcert='')"_s
                            << Place{{u"password"_s, uR"(it's \ ; here)"_s},
                                     {u"user"_s, u"a b"_s},
                                     {u"sslcert"_s, u""_s}};
    QTest::newRow("URL") << u"postgresql://me:p%40ss@db.example.org:5433/downpile?sslmode=require"_s
                         << Place{{u"host"_s, u"db.example.org"_s},
                                  {u"port"_s, u"5433"_s},
                                  {u"user"_s, u"me"_s},
                                  {u"password"_s, u"p@ss"_s},
                                  {u"dbname"_s, u"downpile"_s},
                                  {u"sslmode"_s, u"require"_s}};
    QTest::newRow("short URL") << u"postgres:///downpile?host=/run/x"_s
                               << Place{{u"dbname"_s, u"downpile"_s}, {u"host"_s, u"/run/x"_s}};
  }
  void readsConnectionStringsOfKeywordsAndUrls() {
    QFETCH(QString, text);
    using Place = QMap<QString, QString>;
    QFETCH(Place, place);
    const auto read = readPostgresPlace(text);
    QVERIFY(read);
    QCOMPARE(*read, place);
  }

  void rejectsInvalidConnectionString_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"downpile", "host", "=x", "Host=x", "a b=c", "password='open",
                             "user=me\\", "postgresql://a b/c"}) {
      QTest::newRow(text) << QString::fromLatin1(text);
    }
  }
  void rejectsInvalidConnectionString() {
    QFETCH(QString, text);
    QVERIFY(!readPostgresPlace(text));
  }

  void displayedDatabaseNameDoesNotContainThePassword() {
    const auto place = readPostgresPlace(u"postgresql://me:secret@db.example.org/downpile"_s);
    QCOMPARE(postgresName(*place), u"\"downpile\" at db.example.org"_s);
  }
};

DOWNPILE_TEST(TestPostgresPlace);
#include "tst_postgres_place.moc"
