// SPDX-License-Identifier: GPL-3.0-or-later
// The list of known people: its maximum size, merging two lists, and reading its file, whose text
// is not trusted.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "../support/met_people.h"
#include "connection/socket_connection.h"
#include "people/people_text.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

using List = KnownPerson::List;

constexpr qint64 kNow = 1'800'000'000;

// Text of a contact list with one person, after `change` has changed its JSON.
template <class Change>
QByteArray changedText(const KnownPerson& person, const Change& change) {
  QJsonObject file = QJsonDocument::fromJson(peopleText({person})).object();
  QJsonArray people = file[u"people"_s].toArray();
  QJsonObject json = people[0].toObject();
  change(file, json);
  if (file[u"people"_s].isArray()) file[u"people"_s] = QJsonArray{json};
  return QJsonDocument(file).toJson();
}

}  // namespace

class TestContactList : public QObject {
  Q_OBJECT

 private slots:
  void meetingAddsAPerson();
  void lastSeenTimeIsUpdatedOnlyAfterAnInterval();
  void blockingOrRenamingAnUnknownPersonHasNoEffect();
  void fullListDropsTheLongestUnseenPersonNotBefriendedBlockedOrRenamed();
  void listFullOfFriendsAddsNoPerson();
  void mergedContactListsKeepTheLaterDecision();
  void helloWithTheMaximumOfContactsFitsIntoAMessage();
  void writtenListIsReadBackUnchanged();
  void damagedContactListIsReportedAndItsValidEntriesAreRead_data();
  void damagedContactListIsReportedAndItsValidEntriesAreRead();
  void fileOfANewerVersionIsNotRead();
  void readingAFileCleansNamesAndLimitsFutureTimes();
};

void TestContactList::meetingAddsAPerson() {
  ContactList contacts;
  QVERIFY(contacts.find(keyOf(1)) == nullptr);
  QVERIFY(contacts.meet(keyOf(1), u" Anna\u202e\n  B "_s, 4, kNow));
  QVERIFY(contacts.meet(keyOf(2), QString(), 5, kNow));
  const KnownPerson& anna = *contacts.find(keyOf(1));
  QCOMPARE(anna.name, u"Anna B"_s);
  QCOMPARE(anna.portrait, 4);
  QCOMPARE(anna.seen, kNow);
  QCOMPARE(anna.games, 0);
  QVERIFY(anna.list == List::none && anna.listed == 0 && anna.named == 0);
  // A person without a name is called by the first word of the key.
  QCOMPARE(contacts.find(keyOf(2))->name, keyOf(2).words().first());
  QVERIFY(contacts.countGame(keyOf(1)));
  QVERIFY(!contacts.countGame(keyOf(3)));
  QCOMPARE(contacts.find(keyOf(1))->games, 1);
  QVERIFY(contacts.rename(keyOf(1), u" Aunt  Anna "_s, kNow + 1));
  QCOMPARE(contacts.find(keyOf(1))->shownName(), u"Aunt Anna"_s);
  QVERIFY(contacts.setList(keyOf(1), List::friends, kNow + 2));
  // Anna appears with the same key and another name: she is still the same person.
  QVERIFY(contacts.meet(keyOf(1), u"Annie"_s, 6, kNow + 3));
  QCOMPARE(contacts.find(keyOf(1))->shownName(), u"Aunt Anna"_s);
  QCOMPARE(contacts.find(keyOf(1))->name, u"Annie"_s);
  QVERIFY(contacts.hasAnother(keyOf(2), u"aunt anna"_s));
  QVERIFY(!contacts.hasAnother(keyOf(1), u"aunt anna"_s));
  QVERIFY(!contacts.hasAnother(keyOf(2), u"Annie"_s));
  const auto taken = contacts.take(keyOf(1));
  QVERIFY(taken && taken->games == 1);
  QVERIFY(contacts.find(keyOf(1)) == nullptr);
  QVERIFY(!contacts.take(keyOf(1)));
}

void TestContactList::lastSeenTimeIsUpdatedOnlyAfterAnInterval() {
  ContactList contacts;
  contacts.meet(keyOf(1), u"Anna"_s, 1, kNow);
  QVERIFY(!contacts.meet(keyOf(1), u"Anna"_s, 1, kNow + ContactList::kSeenAgainAfter - 1));
  QVERIFY(contacts.meet(keyOf(1), u"Anna"_s, 1, kNow + ContactList::kSeenAgainAfter));
  QCOMPARE(contacts.find(keyOf(1))->seen, kNow + ContactList::kSeenAgainAfter);
  // A clock set back does not change the last-seen time.
  QVERIFY(!contacts.meet(keyOf(1), u"Anna"_s, 1, kNow - 1000));
  QCOMPARE(contacts.find(keyOf(1))->seen, kNow + ContactList::kSeenAgainAfter);
}

void TestContactList::blockingOrRenamingAnUnknownPersonHasNoEffect() {
  ContactList contacts;
  QVERIFY(!contacts.setList(keyOf(1), List::blocked, kNow));
  QVERIFY(!contacts.rename(keyOf(1), u"Anna"_s, kNow));
  contacts.meet(keyOf(1), u"Anna"_s, 1, kNow);
  QVERIFY(!contacts.setList(keyOf(1), List::none, kNow));
  QVERIFY(!contacts.rename(keyOf(1), u"  "_s, kNow));
  QCOMPARE(contacts.people().size(), std::size_t{1});
}

void TestContactList::fullListDropsTheLongestUnseenPersonNotBefriendedBlockedOrRenamed() {
  ContactList contacts;
  const auto most = static_cast<int>(ContactList::kMost);
  for (int i = 0; i < most; ++i) contacts.meet(keyOf(i), u"P"_s, 1, kNow + i);
  // The list is full, so the next new person replaces the one not met for longest among those whom
  // the user has neither befriended, blocked nor renamed. Three of the people met first stay: the
  // user has blocked one, renamed one, and met one again.
  contacts.setList(keyOf(0), List::blocked, kNow);
  contacts.rename(keyOf(1), u"Q"_s, kNow);
  contacts.meet(keyOf(2), u"P"_s, 1, kNow + 10'000);
  QVERIFY(contacts.meet(keyOf(most), u"P"_s, 1, kNow + most));
  QCOMPARE(contacts.people().size(), ContactList::kMost);
  for (const int i : {0, 1, 2, 4, most}) QVERIFY(contacts.find(keyOf(i)) != nullptr);
  QVERIFY(contacts.find(keyOf(3)) == nullptr);
  const auto merged = contacts.merge({personOf(most + 1, u"R"_s), personOf(2, u"P"_s)});
  QCOMPARE(merged.leftOut, 1);
  QCOMPARE(merged.known, 1);
  QCOMPARE(contacts.people().size(), ContactList::kMost);
  // A person restored to a full list also replaces the person not met for longest among those whom
  // the user has neither befriended, blocked nor renamed.
  QVERIFY(contacts.restore(personOf(most + 2, u"S"_s)));
  QVERIFY(contacts.find(keyOf(most + 2)) != nullptr);
  QVERIFY(contacts.find(keyOf(4)) == nullptr);
  QCOMPARE(contacts.people().size(), ContactList::kMost);
}

void TestContactList::listFullOfFriendsAddsNoPerson() {
  ContactList contacts;
  const auto most = static_cast<int>(ContactList::kMost);
  for (int i = 0; i < most; ++i) {
    contacts.meet(keyOf(i), u"P"_s, 1, kNow);
    contacts.setList(keyOf(i), List::friends, kNow);
  }
  QVERIFY(!contacts.meet(keyOf(most), u"P"_s, 1, kNow));
  QVERIFY(contacts.find(keyOf(most)) == nullptr);
  QVERIFY(!contacts.restore(personOf(most, u"P"_s)));
  QVERIFY(contacts.find(keyOf(most)) == nullptr);
}

void TestContactList::mergedContactListsKeepTheLaterDecision() {
  KnownPerson own = personOf(1, u"Anna"_s);
  own.seen = kNow;
  own.games = 3;
  own.ownName = u"Mine"_s;
  own.named = kNow;
  own.list = List::friends;
  own.listed = kNow;
  const auto merged = [&own](const KnownPerson& other) {
    ContactList contacts;
    contacts.merge({own});
    contacts.merge({other});
    return *contacts.find(own.key);
  };
  KnownPerson other = own;
  other.name = u"Annie"_s;
  other.portrait = 9;
  other.games = 5;
  other.ownName = u"Theirs"_s;
  other.list = List::blocked;
  // Both lists have changed a person at the same time. Then the user's name for the person in the
  // own list is kept, and "blocked" wins against "friend".
  KnownPerson both = merged(other);
  QCOMPARE(both.name, u"Anna"_s);
  QCOMPARE(both.games, 5);
  QCOMPARE(both.ownName, u"Mine"_s);
  QVERIFY(both.list == List::blocked);
  // A newer decision in the other list replaces the own decision. The newer decision may also
  // unblock a person or remove a given name.
  other.seen = other.named = other.listed = kNow + 1;
  other.list = List::none;
  other.ownName.clear();
  both = merged(other);
  QCOMPARE(both.name, u"Annie"_s);
  QCOMPARE(both.portrait, 9);
  QCOMPARE(both.ownName, QString());
  QVERIFY(both.list == List::none);
  // Merging two lists of people keeps the newer decision about a person. The decisions in the other
  // list are older here, so they change nothing.
  other.seen = other.named = other.listed = kNow - 1;
  other.list = List::blocked;
  other.ownName = u"Theirs"_s;
  both = merged(other);
  QCOMPARE(both.name, u"Anna"_s);
  QCOMPARE(both.seen, kNow);
  QCOMPARE(both.ownName, u"Mine"_s);
  QVERIFY(both.list == List::friends);
}

void TestContactList::helloWithTheMaximumOfContactsFitsIntoAMessage() {
  ContactList contacts;
  for (int i = 0; i < 600; ++i) {
    contacts.meet(keyOf(i), u"P"_s, 1, kNow + i);
    contacts.setList(keyOf(i), i % 2 == 0 ? List::friends : List::blocked, kNow);
  }
  const Acquaintances knows = contacts.acquaintances();
  QCOMPARE(static_cast<std::size_t>(knows.friends.size()), ContactList::kMostFriendsSent);
  QCOMPARE(static_cast<std::size_t>(knows.blocked.size()), ContactList::kMostBlockedSent);
  QVERIFY(knows.friends.contains(keyOf(598)) && knows.blocked.contains(keyOf(599)));
  QVERIFY(!knows.friends.contains(keyOf(0)) && !knows.blocked.contains(keyOf(1)));
  // The person blocked last is in the list sent to the host, no matter when this person was last
  // seen.
  contacts.setList(keyOf(0), List::blocked, kNow + 1000);
  QVERIFY(contacts.acquaintances().blocked.contains(keyOf(0)));
  const QString longest(kMostNameLength, QChar(0x4e00));
  const QByteArray hello = guestMessage(Hello{.name = longest,
                                              .portrait = 1000,
                                              .table = QString(60, u'm'),
                                              .token = QString(60, u'm'),
                                              .seen = 2'000'000'000,
                                              .played = 2'000'000'000,
                                              .knows = contacts.acquaintances()});
  QVERIFY(static_cast<quint64>(hello.size()) <= kMostGuestBytes);
  const auto read = readGuestMessage(hello);
  QVERIFY(read && std::get<Hello>(*read).knows.blocked == contacts.acquaintances().blocked);
}

void TestContactList::writtenListIsReadBackUnchanged() {
  KnownPerson anna = personOf(1, u"Anna “A” Ö"_s);
  anna.seen = kNow;
  anna.games = 12;
  anna.ownName = u"Aunt"_s;
  anna.named = kNow - 5;
  anna.list = List::blocked;
  anna.listed = kNow - 9;
  KnownPerson unnamed = personOf(2, u"Bert"_s);
  // At the time kNow, the user removed the name given to this person, and unblocked or unfriended
  // the person.
  unnamed.named = unnamed.listed = kNow;
  const std::vector<KnownPerson> people{anna, unnamed, personOf(3, u"Sena"_s)};
  const PeopleReading reading = readPeople(peopleText(people), kNow);
  QVERIFY(reading.status == PeopleReading::Status::good);
  QVERIFY(reading.people == people);
  QVERIFY(readPeople(peopleText({}), kNow).status == PeopleReading::Status::good);
  // The text of the largest possible contact list is shorter than the limit for reading.
  const QString longest(kMostNameLength, QChar(0x4e00));
  KnownPerson largest = anna;
  largest.name = largest.ownName = longest;
  const QByteArray text = peopleText(std::vector<KnownPerson>(ContactList::kMost, largest));
  QVERIFY(text.size() <= kMostPeopleBytes);
}

void TestContactList::damagedContactListIsReportedAndItsValidEntriesAreRead_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<int>("left");
  const KnownPerson anna = personOf(1, u"Anna"_s);
  const QByteArray good = peopleText({anna});
  const auto row = [&](const char* name, int left, auto change) {
    QTest::newRow(name) << changedText(anna, change) << left;
  };
  QTest::newRow("nothing") << QByteArray() << 0;
  QTest::newRow("no JSON") << QByteArray("downpile 7\n") << 0;
  QTest::newRow("cut off") << good.left(good.size() / 2) << 0;
  QTest::newRow("a list") << QByteArray("[]") << 0;
  row("another format", 0, [](QJsonObject& file, QJsonObject&) { file[u"format"_s] = u"x"_s; });
  row("version 0", 0, [](QJsonObject& file, QJsonObject&) { file[u"version"_s] = 0; });
  row("no people", 0, [](QJsonObject& file, QJsonObject&) { file[u"people"_s] = 3; });
  row("no key", 0, [](QJsonObject&, QJsonObject& json) { json.remove(u"key"_s); });
  row("no name", 0, [](QJsonObject&, QJsonObject& json) { json.remove(u"name"_s); });
  row("a wrong list", 0, [](QJsonObject&, QJsonObject& json) { json[u"list"_s] = u"enemy"_s; });
  row("a wrong time", 0, [](QJsonObject&, QJsonObject& json) { json[u"seen"_s] = u"soon"_s; });
  row("half a game", 0, [](QJsonObject&, QJsonObject& json) { json[u"games"_s] = 0.5; });
  // A file with a valid and an invalid entry.
  QJsonObject file = QJsonDocument::fromJson(good).object();
  file[u"people"_s] = QJsonArray{u"Bert"_s, file[u"people"_s].toArray()[0]};
  QTest::newRow("one of two") << QJsonDocument(file).toJson() << 1;
}

void TestContactList::damagedContactListIsReportedAndItsValidEntriesAreRead() {
  QFETCH(QByteArray, text);
  QFETCH(int, left);
  const PeopleReading reading = readPeople(text, kNow);
  QVERIFY(reading.status == PeopleReading::Status::damaged);
  QCOMPARE(static_cast<int>(reading.people.size()), left);
}

void TestContactList::fileOfANewerVersionIsNotRead() {
  const auto later = [](QJsonObject& file, QJsonObject&) { file[u"version"_s] = 2; };
  const PeopleReading reading = readPeople(changedText(personOf(1, u"Anna"_s), later), kNow);
  QVERIFY(reading.status == PeopleReading::Status::newer);
  QVERIFY(reading.people.empty());
  // Unknown fields are ignored.
  const auto more = [](QJsonObject& file, QJsonObject& json) {
    file[u"colour"_s] = u"green"_s;
    json[u"town"_s] = u"Ulm"_s;
  };
  QVERIFY(readPeople(changedText(personOf(1, u"Anna"_s), more), kNow).status ==
          PeopleReading::Status::good);
}

void TestContactList::readingAFileCleansNamesAndLimitsFutureTimes() {
  const auto change = [](QJsonObject&, QJsonObject& json) {
    json[u"name"_s] = u"An\u202ena\n"_s + QString(100, u'n');
    json[u"ownName"_s] = u"\u0007 A "_s;
    json[u"listed"_s] = u"9999-01-01T00:00:00Z"_s;
    json[u"list"_s] = u"friend"_s;
  };
  const PeopleReading reading = readPeople(changedText(personOf(1, u"Anna"_s), change), kNow);
  QCOMPARE(reading.people.size(), std::size_t{1});
  const KnownPerson& person = reading.people.front();
  QCOMPARE(person.name.size(), kMostNameLength);
  QVERIFY(person.name.startsWith(u"An"_s) && !person.name.contains(QChar(0x202e)));
  QCOMPARE(person.ownName, u"A"_s);
  QCOMPARE(person.listed, kNow);
}

DOWNPILE_TEST(TestContactList);
#include "tst_contact_list.moc"
