// SPDX-License-Identifier: GPL-3.0-or-later
// People met before: their file, valid or damaged, meetings at tables, the list on the page, and
// the user's decisions about people.
#include <QSignalSpy>
#include <QTemporaryDir>

#include "../../support/file_content.h"
#include "../support/met_people.h"
#include "people/people_text.h"
#include "runner/test_class.h"
#include "text/translations.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

const QDateTime kEvening(QDate(2026, 11, 22), QTime(20, 0));

void write(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

}  // namespace

class TestPeople : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { english_.load(u"en"_s); }
  void init();
  void noFileIsWrittenBeforeAMeeting();
  void peopleMetAreRememberedAfterRestart();
  void lastSeenTimeIsTheTimeOfLeaving();
  void gamesTogetherAreCountedOnlyForPeoplePresentAtTheTable();
  void numberOfNewContactsAtATableIsLimited();
  void namesFriendsAndBlocksAreSavedAtOnce();
  void forgottenPeopleCanBeRestoredUntilThePageIsLeft();
  void personWhoDoesNotFitIntoAFullListCanBeRestoredLater();
  void listOfPeopleIsSortedByPresenceAndLastMeetingAndSearchable();
  void wordsOfTheIdentityKeyDistinguishPeopleOfSimilarNames();
  void describesTheTimeOfTheLastMeetingWithAPerson_data();
  void describesTheTimeOfTheLastMeetingWithAPerson();
  void damagedFileIsSetAside();
  void fileOfANewerVersionIsNotChanged();
  void folderInPlaceOfTheFileIsReportedAndKept();
  void writesTheFileBehindASymbolicLink();
  void failedWriteIsReportedOnce();
  void exportsAndImportsPeople();
  void rejectsInvalidImports();

 private:
  // Destroys the People object, which writes its changes, and creates another, as a restart does.
  void startAgain() {
    people_.reset();
    people_ = std::make_unique<People>(folder_->filePath(u"data"_s), [this] { return now_; });
  }
  QString file() const { return folder_->filePath(u"data/people.json"_s); }
  static std::vector<People::Met> met(const QStringList& names) {
    std::vector<People::Met> met;
    for (int i = 0; i < names.size(); ++i) {
      met.push_back({.key = keyOf(i), .name = names[i], .portrait = i + 1});
    }
    return met;
  }
  QString value(int row, const QString& role) {
    return people_->list()->value(row, role).toString();
  }
  QStringList names() {
    QStringList names;
    for (int row = 0; row < people_->list()->count(); ++row) names << value(row, u"name"_s);
    return names;
  }

  Translations english_;  // texts with the English plural forms
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<People> people_;
  QDateTime now_;
};

void TestPeople::init() {
  QLocale::setDefault(QLocale::c());
  people_.reset();
  folder_ = std::make_unique<QTemporaryDir>();
  now_ = kEvening;
  startAgain();
}

void TestPeople::noFileIsWrittenBeforeAMeeting() {
  people_->visit();
  QCOMPARE(people_->list()->all(), 0);
  people_->sitWith({});
  people_->beginGame();
  people_->setList(keyOf(1).text(), u"blocked"_s);
  people_->setList(u"nobody"_s, u"blocked"_s);
  people_->forget(keyOf(1).text());
  people_->takeBack();
  startAgain();
  QVERIFY(!QFile::exists(folder_->filePath(u"data"_s)));
}

void TestPeople::peopleMetAreRememberedAfterRestart() {
  people_->sitWith(met({u"Anna"_s, u"Bert"_s}));
  QVERIFY(!QFile::exists(file()));
  QTRY_VERIFY(QFile::exists(file()));  // the program writes the file after a short delay
  QCOMPARE(QFile::permissions(file()) & (QFile::ReadGroup | QFile::ReadOther),
           QFile::Permissions());
  people_->sitWith(met({u"Anna"_s, u"Bert"_s, u"Sena"_s}));
  startAgain();  // the destructor writes pending changes
  people_->visit();
  QCOMPARE(names(), (QStringList{u"Anna"_s, u"Bert"_s, u"Sena"_s}));
  QCOMPARE(people_->list()->value(2, u"portrait"_s).toInt(), 3);
}

void TestPeople::lastSeenTimeIsTheTimeOfLeaving() {
  people_->visit();
  people_->sitWith(met({u"Anna"_s, u"Bert"_s}));
  QVERIFY(value(0, u"about"_s).startsWith(u"At the table now"_s));
  now_ = now_.addSecs(7200);
  people_->sitWith(met({u"Anna"_s}));
  now_ = now_.addSecs(7200);
  people_->sitWith({});
  // Bert left before midnight, Anna after it.
  QCOMPARE(names(), (QStringList{u"Anna"_s, u"Bert"_s}));
  QVERIFY(value(0, u"about"_s).startsWith(u"Last seen today"_s));
  QVERIFY(value(1, u"about"_s).startsWith(u"Last seen yesterday"_s));
  // A disconnected person is not at the table.
  auto cutOff = met({u"Anna"_s});
  cutOff[0].isPresent = false;
  people_->sitWith(cutOff);
  QVERIFY(value(0, u"about"_s).startsWith(u"Last seen today"_s));
}

void TestPeople::gamesTogetherAreCountedOnlyForPeoplePresentAtTheTable() {
  people_->visit();
  auto people = met({u"Anna"_s, u"Bert"_s});
  people[1].isPresent = false;
  people_->sitWith(people);
  people_->beginGame();
  QVERIFY(value(0, u"about"_s).endsWith(u"1 game together"_s));
  people_->sitWith(met({u"Anna"_s, u"Bert"_s}));
  people_->beginGame();
  people_->sitWith({});
  people_->beginGame();  // does not count: no other people are at the table
  startAgain();
  people_->visit();
  QVERIFY(value(0, u"about"_s).endsWith(u"2 games together"_s));
  QVERIFY(value(1, u"about"_s).endsWith(u"1 game together"_s));
}

void TestPeople::numberOfNewContactsAtATableIsLimited() {
  people_->visit();
  for (int i = 0; i < 3 * People::kMostNewAtATable; ++i) {
    people_->sitWith({{.key = keyOf(i), .name = u"P"_s}});
  }
  QCOMPARE(people_->list()->all(), People::kMostNewAtATable);
  people_->sitWith({});
  people_->sitWith({{.key = keyOf(1000), .name = u"Anna"_s}});
  QCOMPARE(people_->list()->all(), People::kMostNewAtATable + 1);
}

void TestPeople::namesFriendsAndBlocksAreSavedAtOnce() {
  people_->visit();
  people_->sitWith(met({u"Anna"_s, u"Bert"_s}));
  QSignalSpy names(people_.get(), &People::namesChanged);
  QSignalSpy lists(people_.get(), &People::acquaintancesChanged);
  const QString anna = keyOf(0).text();
  people_->setList(anna, u"friend"_s);
  people_->setList(anna, u"friend"_s);
  people_->rename(anna, u"Aunt"_s);
  people_->rename(anna, u" Aunt "_s);
  people_->setList(keyOf(1).text(), u"blocked"_s);
  QCOMPARE(names.size(), 1);
  QCOMPARE(lists.size(), 2);
  QCOMPARE(value(0, u"list"_s), u"friend"_s);
  QCOMPARE(value(0, u"name"_s), u"Aunt"_s);
  QCOMPARE(value(0, u"theirName"_s), u"Anna"_s);
  QCOMPARE(people_->nameOf(keyOf(0), u"Anna"_s), u"Aunt"_s);
  QCOMPARE(people_->nameOf(keyOf(1), u"Bert"_s), u"Bert"_s);
  QVERIFY(value(1, u"spoken"_s).contains(u"Blocked"_s));
  // A second instance of the program, started after these decisions, reads them from the file.
  People other(folder_->filePath(u"data"_s), [this] { return now_; });
  QVERIFY(other.acquaintances().friends == QSet<Fingerprint>{keyOf(0)});
  QVERIFY(other.acquaintances().blocked == QSet<Fingerprint>{keyOf(1)});
  QVERIFY(other.listOf(keyOf(1)) == KnownPerson::List::blocked);
  people_->setList(anna, u"none"_s);
  QVERIFY(people_->acquaintances().friends.isEmpty());
}

void TestPeople::forgottenPeopleCanBeRestoredUntilThePageIsLeft() {
  people_->visit();
  people_->sitWith(met({u"Anna"_s, u"Bert"_s, u"Sena"_s}));
  people_->sitWith({});
  people_->setList(keyOf(1).text(), u"blocked"_s);
  QSignalSpy lists(people_.get(), &People::acquaintancesChanged);
  people_->forget(keyOf(1).text());
  people_->forget(keyOf(2).text());
  QCOMPARE(lists.size(), 1);
  QVERIFY(people_->acquaintances().blocked.isEmpty());
  QCOMPARE(names(), QStringList{u"Anna"_s});
  QCOMPARE(people_->forgotten(), 2);
  QCOMPARE(people_->message(), u"Forgotten: Sena"_s);
  people_->takeBack();
  people_->takeBack();
  QCOMPARE(people_->message(), u"Restored: Bert"_s);
  QCOMPARE(people_->current(), keyOf(1).text());
  QCOMPARE(lists.size(), 2);
  QCOMPARE(value(1, u"list"_s), u"blocked"_s);
  people_->forget(keyOf(0).text());
  people_->leave();
  QCOMPARE(people_->forgotten(), 0);
  people_->takeBack();
  startAgain();
  people_->visit();
  QCOMPARE(names(), (QStringList{u"Bert"_s, u"Sena"_s}));
}

// The list is full of friends, whom it never removes to make room.
void TestPeople::personWhoDoesNotFitIntoAFullListCanBeRestoredLater() {
  const auto friendOf = [](int number) {
    KnownPerson person = personOf(number, u"Friend"_s);
    person.portrait = 1;
    person.list = KnownPerson::List::friends;
    return person;
  };
  std::vector<KnownPerson> everybody;
  for (std::size_t i = 0; i < ContactList::kMost; ++i) {
    everybody.push_back(friendOf(static_cast<int>(i)));
  }
  QVERIFY(QDir(folder_->path()).mkdir(u"data"_s));
  write(file(), peopleText(everybody));
  const Fingerprint anna = keyOf(static_cast<int>(ContactList::kMost));
  people_->visit();
  people_->forget(keyOf(7).text());
  people_->sitWith({{.key = anna, .name = u"Anna"_s}});
  people_->setList(anna.text(), u"friend"_s);
  people_->takeBack();
  QVERIFY2(people_->message().contains(u"cannot be restored"_s), qPrintable(people_->message()));
  QCOMPARE(people_->forgotten(), 1);
  people_->setList(anna.text(), u"none"_s);
  people_->takeBack();
  QCOMPARE(people_->message(), u"Restored: Friend"_s);
  QCOMPARE(people_->forgotten(), 0);
}

void TestPeople::listOfPeopleIsSortedByPresenceAndLastMeetingAndSearchable() {
  people_->visit();
  people_->sitWith({{.key = keyOf(1), .name = u"Anna"_s}});
  now_ = now_.addSecs(100);
  people_->sitWith({{.key = keyOf(2), .name = u"Sena"_s}});
  now_ = now_.addSecs(100);
  people_->sitWith({{.key = keyOf(3), .name = u"Bert"_s}});
  // People at the table come first, then those seen most recently.
  QCOMPARE(names(), (QStringList{u"Bert"_s, u"Sena"_s, u"Anna"_s}));
  people_->setList(keyOf(1).text(), u"friend"_s);
  people_->rename(keyOf(2).text(), u"Neighbour"_s);
  QSignalSpy reset(people_->list(), &QAbstractItemModel::modelReset);
  people_->list()->setWords(u"  fRiend "_s);
  QCOMPARE(names(), QStringList{u"Anna"_s});
  QCOMPARE(people_->list()->all(), 3);
  people_->list()->setWords(u"sena neigh"_s);
  QCOMPARE(names(), QStringList{u"Neighbour"_s});
  people_->list()->setWords({});
  QCOMPARE(names(), (QStringList{u"Bert"_s, u"Neighbour"_s, u"Anna"_s}));
  // The list model keeps its rows and is not reset as long as their order stays the same.
  QCOMPARE(reset.size(), 0);
  people_->sitWith({{.key = keyOf(1), .name = u"Anna"_s}});
  QCOMPARE(names(), (QStringList{u"Anna"_s, u"Bert"_s, u"Neighbour"_s}));
  QCOMPARE(reset.size(), 1);
  QCOMPARE(people_->list()->rowOf(keyOf(3).text()), 1);
  QCOMPARE(people_->list()->rowOf(keyOf(9).text()), -1);
  people_->list()->setWords(u"anna"_s);
  people_->leave();
  QCOMPARE(people_->list()->all(), 0);
  people_->visit();
  QCOMPARE(people_->list()->count(), 3);
}

void TestPeople::wordsOfTheIdentityKeyDistinguishPeopleOfSimilarNames() {
  people_->visit();
  people_->sitWith(met({u"Anna"_s, u"anna"_s, u"Bert"_s}));
  const QString words = keyOf(0).words().join(u' ');
  QCOMPARE(value(0, u"fourWords"_s), words);
  QCOMPARE(value(1, u"fourWords"_s), keyOf(1).words().join(u' '));
  QCOMPARE(value(2, u"fourWords"_s), QString());
  QVERIFY(value(0, u"spoken"_s).endsWith(words));
  QCOMPARE(people_->wordsFor(keyOf(0), u"Anna"_s), words);
  QCOMPARE(people_->wordsFor(keyOf(2), u"Bert"_s), QString());
  // A stranger has the name of a known person, so four words of the key distinguish them.
  QCOMPARE(people_->wordsFor(keyOf(7), u"BERT"_s), keyOf(7).words().join(u' '));
  people_->rename(keyOf(1).text(), u"Aunt"_s);
  QCOMPARE(value(0, u"fourWords"_s), QString());
}

void TestPeople::describesTheTimeOfTheLastMeetingWithAPerson_data() {
  QTest::addColumn<int>("days");
  QTest::addColumn<QString>("text");
  QTest::newRow("today") << 0 << u"Last seen today"_s;
  QTest::newRow("a clock set back") << -3 << u"Last seen today"_s;
  QTest::newRow("yesterday") << 1 << u"Last seen yesterday"_s;
  QTest::newRow("two days") << 2 << u"Last seen 2 days ago"_s;
  QTest::newRow("six days") << 6 << u"Last seen 6 days ago"_s;
  QTest::newRow("a week") << 7 << u"Last seen on 15 Nov 2026"_s;
}

void TestPeople::describesTheTimeOfTheLastMeetingWithAPerson() {
  QFETCH(int, days);
  QFETCH(QString, text);
  QCOMPARE(seenText(kEvening.addDays(-days).toSecsSinceEpoch(), kEvening), text);
  QCOMPARE(seenText(0, kEvening), u"Not met yet"_s);
}

void TestPeople::damagedFileIsSetAside() {
  KnownPerson anna = personOf(1, u"Anna"_s);
  QByteArray text = peopleText({anna, personOf(2, u"Bert"_s)});
  text.replace(keyOf(2).text().toUtf8(), "no key at all");
  QVERIFY(QDir(folder_->path()).mkdir(u"data"_s));
  write(file(), text);
  QSignalSpy troubled(people_.get(), &People::troubled);
  people_->visit();
  QCOMPARE(troubled.size(), 1);
  QVERIFY(troubled[0][0].toString().contains(u"damaged"_s));
  QCOMPARE(names(), QStringList{u"Anna"_s});
  const QStringList kept = QDir(folder_->filePath(u"data"_s)).entryList({u"*.damaged-*"_s});
  QCOMPARE(kept.size(), 1);
  QCOMPARE(fileContent(folder_->filePath(u"data/"_s + kept.first())), text);
  people_->setList(keyOf(1).text(), u"friend"_s);
  startAgain();
  QSignalSpy again(people_.get(), &People::troubled);
  people_->visit();
  QCOMPARE(names(), QStringList{u"Anna"_s});
  QCOMPARE(again.size(), 0);
}

void TestPeople::fileOfANewerVersionIsNotChanged() {
  QVERIFY(QDir(folder_->path()).mkdir(u"data"_s));
  const QByteArray text =
      peopleText({personOf(1, u"Anna"_s)}).replace("\"version\": 1", "\"version\": 2");
  write(file(), text);
  QSignalSpy troubled(people_.get(), &People::troubled);
  people_->visit();
  QCOMPARE(troubled.size(), 1);
  QVERIFY(troubled[0][0].toString().contains(u"newer"_s));
  // Decisions of the user are not written to the file of a newer version, but hold until the
  // program ends.
  people_->sitWith(met({u"Bert"_s}));
  people_->setList(keyOf(0).text(), u"blocked"_s);
  QVERIFY(people_->acquaintances().blocked.contains(keyOf(0)));
  startAgain();
  QCOMPARE(fileContent(file()), text);
  QCOMPARE(QDir(folder_->filePath(u"data"_s)).entryList(QDir::Files).size(), 1);
}

void TestPeople::folderInPlaceOfTheFileIsReportedAndKept() {
  QVERIFY(QDir(folder_->path()).mkpath(u"data/people.json"_s));
  QSignalSpy troubled(people_.get(), &People::troubled);
  people_->sitWith(met({u"Bert"_s}));
  people_->setList(keyOf(0).text(), u"blocked"_s);
  QCOMPARE(troubled.size(), 1);
  QVERIFY(troubled[0][0].toString().contains(u"cannot be read"_s));
  QVERIFY(QFileInfo(file()).isDir());
}

void TestPeople::writesTheFileBehindASymbolicLink() {
  const QString elsewhere = folder_->filePath(u"synced.json"_s);
  QVERIFY(QDir(folder_->path()).mkpath(u"data"_s));
  QVERIFY(QFile::link(elsewhere, file()));
  people_->sitWith(met({u"Bert"_s}));
  people_->setList(keyOf(0).text(), u"friend"_s);
  QVERIFY(QFileInfo(file()).isSymLink());
  QVERIFY(fileContent(elsewhere).contains("Bert"));

  // A damaged target of the link is renamed within its own folder. The link then leads to a new
  // file.
  QFile damaged(elsewhere);
  QVERIFY(damaged.open(QIODevice::WriteOnly));
  damaged.write("no list");
  damaged.close();
  startAgain();
  people_->sitWith(met({u"Anna"_s}));
  people_->setList(keyOf(0).text(), u"friend"_s);
  QVERIFY(QFileInfo(file()).isSymLink());
  QVERIFY(fileContent(elsewhere).contains("Anna"));
  QCOMPARE(QDir(folder_->path()).entryList({u"synced.json.damaged-*"_s}).size(), 1);
}

void TestPeople::failedWriteIsReportedOnce() {
  QVERIFY(QDir(folder_->path()).mkpath(u"data"_s));
  QSignalSpy troubled(people_.get(), &People::troubled);
  people_->sitWith(met({u"Bert"_s}));
  QCOMPARE(troubled.size(), 0);
  QVERIFY(QFile::link(file(), file()));  // a link to itself cannot be written
  people_->setList(keyOf(0).text(), u"blocked"_s);
  people_->setList(keyOf(0).text(), u"none"_s);
  QCOMPARE(troubled.size(), 1);
  QVERIFY(troubled[0][0].toString().contains(u"cannot be written"_s));
  QVERIFY(QFile::remove(file()));
  people_->setList(keyOf(0).text(), u"friend"_s);
  startAgain();
  QVERIFY(people_->listOf(keyOf(0)) == KnownPerson::List::friends);
}

void TestPeople::exportsAndImportsPeople() {
  people_->visit();
  people_->sitWith(met({u"Anna"_s, u"Bert"_s}));
  people_->setList(keyOf(0).text(), u"friend"_s);
  const QUrl folder = QUrl::fromLocalFile(folder_->path());
  people_->exportTo(folder);
  QVERIFY(people_->message().startsWith(u"Exported as downpile-people.json to "_s));
  people_->exportTo(folder);
  QVERIFY(people_->message().startsWith(u"Exported as downpile-people-2.json to "_s));
  people_->exportTo(QUrl::fromLocalFile(folder_->filePath(u"not there"_s)));
  QVERIFY(people_->message().startsWith(u"Nothing was exported"_s));

  const QUrl file = QUrl::fromLocalFile(folder_->filePath(u"downpile-people.json"_s));
  people_->importFile(file);
  QCOMPARE(people_->message(), u"2 people were already known."_s);
  people_->forget(keyOf(0).text());
  now_ = now_.addSecs(60);
  people_->setList(keyOf(1).text(), u"blocked"_s);
  QSignalSpy lists(people_.get(), &People::acquaintancesChanged);
  people_->importFile(file);
  QCOMPARE(people_->message(), u"1 person imported. 1 person was already known."_s);
  QCOMPARE(lists.size(), 1);
  QVERIFY(people_->listOf(keyOf(0)) == KnownPerson::List::friends);
  // In the imported file this person is not blocked, but the user blocked the person after the
  // export. The later decision holds.
  QVERIFY(people_->listOf(keyOf(1)) == KnownPerson::List::blocked);
  startAgain();
  QVERIFY(people_->listOf(keyOf(0)) == KnownPerson::List::friends);
}

void TestPeople::rejectsInvalidImports() {
  people_->visit();
  const QString path = folder_->filePath(u"x.json"_s);
  const auto imported = [&](const QByteArray& text) {
    write(path, text);
    people_->importFile(QUrl::fromLocalFile(path));
    return people_->message();
  };
  QCOMPARE(imported("hello"), u"x.json is not a list of people."_s);
  const QByteArray good = peopleText({personOf(1, u"Anna"_s)});
  QVERIFY(
      imported(QByteArray(good).replace("\"version\": 1", "\"version\": 9")).contains(u"newer"_s));
  QCOMPARE(imported(peopleText({})), u"Nobody was imported."_s);
  QCOMPARE(people_->list()->all(), 0);
  people_->importFile(QUrl::fromLocalFile(folder_->filePath(u"none.json"_s)));
  QCOMPARE(people_->message(), u"none.json cannot be read."_s);
  people_->importFile(QUrl(u"https://example.org/x.json"_s));
  QVERIFY(!people_->message().isEmpty());
  QByteArray half = peopleText({personOf(1, u"Anna"_s), personOf(2, u"Bert"_s)});
  half.replace(keyOf(2).text().toUtf8(), "no key");
  QCOMPARE(imported(half), u"1 person imported. The rest of the file is damaged."_s);
  // An imported file stays as it is. Only the program's own file is set aside if it is damaged.
  QCOMPARE(fileContent(path), half);
  QCOMPARE(QDir(folder_->path()).entryList({u"x.json.damaged*"_s}), QStringList());
}

DOWNPILE_TEST(TestPeople);
#include "tst_people.moc"
