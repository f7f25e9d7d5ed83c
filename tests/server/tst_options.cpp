// SPDX-License-Identifier: GPL-3.0-or-later
// Command line options of the server, and the messages for invalid ones.
#include <QTemporaryDir>

#include "options.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

ServerOptionsReading read(const QStringList& arguments) {
  return readServerOptions(QStringList{u"downpile-server"_s} + arguments);
}

}  // namespace

class TestOptions : public QObject {
  Q_OBJECT

 private slots:
  void serverStartsWithDefaultsIfNoOptionIsGiven() {
    const auto [options, sentence] = read({});
    QVERIFY(sentence.isEmpty());
    QVERIFY(options.verb == ServerOptions::Verb::serve);
    QCOMPARE(options.port, kDefaultPort);
    QVERIFY(options.store.folder.endsWith(u"/downpile-server"_s));
    QVERIFY(options.room.keepRecords == std::chrono::days(30));
    QCOMPARE(options.room.tables, Room::Limits().tables);
  }

  void readsOptionsOfAServerWithoutASharedDatabase() {
    const auto [options, sentence] = read({u"--data"_s,
                                           u"/x"_s,
                                           u"--port"_s,
                                           u"1"_s,
                                           u"--address"_s,
                                           u"::1"_s,
                                           u"--name"_s,
                                           u" The\nclub "_s,
                                           u"--host"_s,
                                           u"Cards.Example"_s,
                                           u"--keep-records"_s,
                                           u"7"_s,
                                           u"--tables"_s,
                                           u"11"_s,
                                           u"--tables-each"_s,
                                           u"12"_s,
                                           u"--tables-place"_s,
                                           u"16"_s,
                                           u"--visitors"_s,
                                           u"13"_s,
                                           u"--connections"_s,
                                           u"14"_s,
                                           u"--connections-each"_s,
                                           u"15"_s});
    QCOMPARE(sentence, QString());
    QCOMPARE(options.store.folder, u"/x"_s);
    QCOMPARE(options.port, 1);
    QCOMPARE(options.address, QHostAddress(QHostAddress::LocalHostIPv6));
    QCOMPARE(options.name, u"The club"_s);
    QCOMPARE(options.hosts, QStringList(u"cards.example"_s));
    QVERIFY(options.room.keepRecords == std::chrono::days(7));
    QCOMPARE(options.room.tables, 11);
    QCOMPARE(options.room.tablesAnOwner, 12);
    QCOMPARE(options.room.tablesAPlace, 16);
    QCOMPARE(options.room.visitors, 13);
    QCOMPARE(options.door.connections, 14);
    QCOMPARE(options.door.fromAddress, 15);
  }

  void readsOptionsForASharedDatabase() {
    QTemporaryDir folder;
    const QString path = folder.filePath(u"database"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\npostgresql://me:p%40ss@db.example.org/downpile\n");
    file.close();
    const auto [options, sentence] =
        read({u"--database"_s, path, u"--own-host"_s, u"One.example"_s, u"--lease"_s, u"20"_s,
              u"--host"_s, u"a.example"_s, u"--host"_s, u"b.example"_s});
    QCOMPARE(sentence, QString());
    QCOMPARE(options.store.database, u"postgresql://me:p%40ss@db.example.org/downpile"_s);
    QVERIFY(options.store.lease == std::chrono::seconds(20));
    QCOMPARE(options.ownHost, u"one.example"_s);
    QCOMPARE(options.hosts, QStringList({u"a.example"_s, u"b.example"_s}));
    QVERIFY(read({}).options.store.database.isEmpty());
    qputenv("DOWNPILE_DATABASE", "dbname=downpile");
    QCOMPARE(read({}).options.store.database, u"dbname=downpile"_s);
    qputenv("DOWNPILE_DATABASE", "downpile");
    QCOMPARE(
        read({}).sentence,
        u"DOWNPILE_DATABASE is neither a PostgreSQL URL nor a PostgreSQL connection string."_s);
    qunsetenv("DOWNPILE_DATABASE");
  }

  void readsHealthListAndBanCommandsAndHelpAndVersionOptions() {
    QVERIFY(read({u"health"_s}).options.verb == ServerOptions::Verb::health);
    QVERIFY(read({u"list"_s}).options.verb == ServerOptions::Verb::owner);
    QCOMPARE(read({u"ban"_s, u"abcd"_s}).options.command, QStringList({u"ban"_s, u"abcd"_s}));
    QVERIFY(read({u"--help"_s}).options.verb == ServerOptions::Verb::help);
    QVERIFY(read({u"--version"_s}).options.verb == ServerOptions::Verb::version);
    QVERIFY(serverHelp().contains(u"--keep-records"_s));
    QVERIFY(serverHelp().contains(u"(2000)"_s));
  }

  void rejectsInvalidOption_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const QStringList& arguments, const QString& sentence) {
      QTest::newRow(qPrintable(arguments.join(u' '))) << arguments << sentence;
    };
    row({u"--fly"_s}, u"Unknown option 'fly'."_s);
    row({u"open"_s},
        u"Unknown command \"open\". The commands are health, list, close, ban and unban."_s);
    row({u"close"_s}, u"close needs one table."_s);
    row({u"unban"_s, u"a"_s, u"b"_s}, u"unban needs one key or address."_s);
    row({u"--data="_s}, u"--data needs a folder."_s);
    row({u"--port"_s, u"70000"_s}, u"--port must be a number from 0 to 65535, not \"70000\"."_s);
    row({u"--tables"_s, u"0"_s}, u"--tables must be a number from 1 to 1000000, not \"0\"."_s);
    row({u"--keep-records"_s, u"-1"_s},
        u"--keep-records must be a number from 0 to 36500, not \"-1\"."_s);
    row({u"--address"_s, u"here"_s}, u"\"here\" is not an address."_s);
    row({u"--name"_s, u" "_s}, u"--name needs a name."_s);
    row({u"--host"_s, u"a b"_s}, u"\"a b\" is not a valid host name."_s);
    row({u"--own-host"_s, u"a b"_s}, u"\"a b\" is not a valid host name."_s);
    row({u"--lease"_s, u"1"_s}, u"--lease must be a number from 3 to 3600, not \"1\"."_s);
    row({u"--database"_s, u"postgresql://a/b"_s},
        u"--database takes a file, because everybody on this computer can read your command"
        " line."_s);
    row({u"--database"_s, u"/nowhere"_s},
        u"--database: cannot read the file /nowhere: No such file or directory."_s);
    row({u"--database"_s, u"/dev/null"_s}, u"--database: the file /dev/null is empty."_s);
  }
  void rejectsInvalidOption() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, sentence);
    QCOMPARE(read(arguments).sentence, sentence);
  }
};

DOWNPILE_TEST(TestOptions);
#include "tst_options.moc"
