// SPDX-License-Identifier: GPL-3.0-or-later
// An invitation survives writing and reading. Each kind of invalid input has its own error message.
#include <QRandomGenerator>
#include <QSet>

#include "../support/random_fingerprint.h"
#include "invitation/host_name.h"
#include "invitation/invitation.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

using Mistake = InvitationMistake;

namespace {

const QString kFingerprint = u"iyo2d3af6x2bsplnkj6wqfp6s7iwqyh7nwadpsa474p4pwwsa5hq"_s;
const QString kEnd = u"#"_s + kFingerprint;

template <typename List>
auto any(const List& list, QRandomGenerator& random) {
  return list.at(random.bounded(list.size()));
}

QString lettersOf(const QString& letters, qsizetype count, QRandomGenerator& random) {
  QString text;
  for (qsizetype i = 0; i < count; ++i) text += any(letters, random);
  return text;
}

QString anyHost(QRandomGenerator& random) {
  switch (random.bounded(3)) {
    case 0:
      return QHostAddress(random.bounded(0x01000000U, 0xdfffffffU)).toString();
    case 1: {
      Q_IPV6ADDR address{};
      address[0] = 0x20;
      for (int i = 1; i < 16; ++i) {
        if (random.bounded(2) == 0) address[i] = static_cast<quint8>(random.bounded(256));
      }
      return QHostAddress(address).toString();
    }
    default: {
      QStringList labels;
      for (int i = random.bounded(1, 5); i > 0; --i) {
        labels += u'h' + lettersOf(u"abcxyz-019_"_s, random.bounded(12), random) + u'n';
      }
      return labels.join(u'.');
    }
  }
}

Invitation anyInvitation(QRandomGenerator& random) {
  Invitation invitation;
  const int hosts = random.bounded(1, int{Invitation::kMostHosts} + 1);
  for (int i = 0; i < hosts; ++i) invitation.hosts += anyHost(random);
  if (random.bounded(2) == 0) {
    invitation.port = static_cast<std::uint16_t>(random.bounded(1, 0x10000));
  }
  invitation.table = lettersOf(u"abcdefghijklmnopqrstuvwxyz0123456789"_s,
                               random.bounded(int{Invitation::kMostTableLength} + 1), random);
  invitation.fingerprint = randomFingerprint(random);
  return invitation;
}

// Returns a copy of the text with a few characters changed, removed, duplicated or inserted.
QString mutated(QString text, QRandomGenerator& random) {
  const QString letters = u":/?#[]@,.%&=-_ aZ09ß\u202e\n"_s;
  for (int i = random.bounded(1, 6); i > 0 && !text.isEmpty(); --i) {
    const qsizetype at = random.bounded(text.size());
    switch (random.bounded(5)) {
      case 0:
        text[at] = any(letters, random);
        break;
      case 1:
        text.insert(at, any(letters, random));
        break;
      case 2:
        text.remove(at, random.bounded(1, 8));
        break;
      case 3:
        text.insert(at, text.mid(at, random.bounded(1, 20)));
        break;
      default:
        text[at] = QChar(random.bounded(0x10000));
    }
  }
  return text;
}

QString anyText(QRandomGenerator& random) {
  QString text;
  for (int i = random.bounded(40); i > 0; --i) {
    text +=
        random.bounded(3) == 0 ? QChar(random.bounded(0x10000)) : QChar(random.bounded(32, 127));
  }
  return text;
}

}  // namespace

class TestInvitation : public QObject {
  Q_OBJECT

 private slots:
  void readsValidInvitation_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("hosts");
    QTest::addColumn<int>("port");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("again");
    const auto add = [](const QString& text, const QString& hosts, int port, const QString& table,
                        const QString& again) {
      QTest::newRow(qPrintable(text)) << text << hosts << port << table << again;
    };
    const int usual = kDefaultPort;
    const auto same = [&add](const QString& text, const QString& hosts, int port,
                             const QString& table) { add(text, hosts, port, table, text); };
    same(u"downpile://192.168.1.23/k7qx"_s + kEnd, u"192.168.1.23"_s, usual, u"k7qx"_s);
    same(u"downpile://192.168.1.23:4000/k7qx"_s + kEnd, u"192.168.1.23"_s, 4000, u"k7qx"_s);
    same(u"downpile://[fd00::1]/k7qx"_s + kEnd, u"fd00::1"_s, usual, u"k7qx"_s);
    same(u"downpile://[fd00::1]:1/k7qx"_s + kEnd, u"fd00::1"_s, 1, u"k7qx"_s);
    same(u"downpile://cards.example.org:65535"_s + kEnd, u"cards.example.org"_s, 65535, {});
    same(u"downpile://192.168.1.23/k7qx?or=10.0.0.1,fd00::1"_s + kEnd,
         u"192.168.1.23 10.0.0.1 fd00::1"_s, usual, u"k7qx"_s);
    // Other spellings of a link give the same invitation.
    const QString usualLink = u"downpile://example.org/k7qx"_s + kEnd;
    add(u" \n"_s + usualLink + u"\t"_s, u"example.org"_s, usual, u"k7qx"_s, usualLink);
    add(u"Downpile://Example.ORG:28657/k7qx"_s + kEnd, u"example.org"_s, usual, u"k7qx"_s,
        usualLink);
    add(u"downpile://example.org/"_s + kEnd, u"example.org"_s, usual, {},
        u"downpile://example.org"_s + kEnd);
    add(u"downpile://[FD00:0:0::0001]/k7qx"_s + kEnd, u"fd00::1"_s, usual, u"k7qx"_s,
        u"downpile://[fd00::1]/k7qx"_s + kEnd);
    add(u"downpile://bücher.example/k7qx"_s + kEnd, u"xn--bcher-kva.example"_s, usual, u"k7qx"_s,
        u"downpile://xn--bcher-kva.example/k7qx"_s + kEnd);
    // Users may type an address without a link.
    same(u"example.org"_s, u"example.org"_s, usual, {});
    same(u"example.org:4000"_s, u"example.org"_s, 4000, {});
    same(u"10.0.0.1"_s, u"10.0.0.1"_s, usual, {});
    same(u"[fd00::1]:4000"_s, u"fd00::1"_s, 4000, {});
    add(u"fd00::1"_s, u"fd00::1"_s, usual, {}, u"[fd00::1]"_s);
    add(u" Sena-PC:28657 "_s, u"sena-pc"_s, usual, {}, u"sena-pc"_s);
    same(u"downpile:4000"_s, u"downpile"_s, 4000, {});
  }
  void readsValidInvitation() {
    QFETCH(const QString, text);
    QFETCH(const QString, hosts);
    QFETCH(const int, port);
    QFETCH(const QString, table);
    QFETCH(const QString, again);
    const InvitationReading reading = readInvitation(text);
    QVERIFY2(reading.invitation.has_value(), qPrintable(reading.sentence));
    QCOMPARE(reading.mistake, Mistake::none);
    QCOMPARE(reading.sentence, QString());
    QCOMPARE(reading.invitation->hosts.join(u' '), hosts);
    QCOMPARE(int{reading.invitation->port}, port);
    QCOMPARE(reading.invitation->table, table);
    QCOMPARE(reading.invitation->fingerprint.has_value(), text.contains(u'#'));
    if (text.contains(u'#')) QCOMPARE(reading.invitation->fingerprint->text(), kFingerprint);
    QCOMPARE(reading.invitation->text(), again);
  }

  void readsTheInvitationInAMessage() {
    const QString link = u"downpile://example.org/k7qx"_s + kEnd;
    for (const QString& message :
         {u"Come and play: %1"_s, u"Tonight?\n%1\nSee you!"_s, u"%1 See you!"_s, u"Come (%1)."_s}) {
      const InvitationReading reading = readInvitation(message.arg(link));
      QVERIFY2(reading.invitation, qPrintable(reading.sentence));
      QCOMPARE(reading.invitation->hosts, QStringList{u"example.org"_s});
      QCOMPARE(reading.invitation->table, u"k7qx"_s);
    }
  }

  void rejectsInvalidInvitation_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<Mistake>("mistake");
    const auto add = [](const QString& text, Mistake mistake) {
      QTest::newRow(qPrintable(text.left(70))) << text << mistake;
    };
    const QString link = u"downpile://example.org/k7qx"_s;
    add({}, Mistake::nothing);
    add(u" \n\t"_s, Mistake::nothing);
    add(QString(2000, u'a'), Mistake::tooLong);
    add(link + QString(2000, u'a') + kEnd, Mistake::tooLong);
    add(u"https://example.org/k7qx"_s + kEnd, Mistake::otherKind);
    add(u"example.org/k7qx"_s + kEnd, Mistake::otherKind);
    add(u"let us play"_s, Mistake::otherKind);
    add(u"sena@example.org"_s, Mistake::otherKind);
    add(u"downpile:/example.org"_s, Mistake::otherKind);
    add(u"downpile://"_s, Mistake::noHost);
    add(u"downpile:///k7qx"_s + kEnd, Mistake::noHost);
    add(u"downpile://:4000/k7qx"_s + kEnd, Mistake::noHost);
    add(u":4000"_s, Mistake::noHost);
    add(link + u"?or="_s + kEnd, Mistake::noHost);
    add(link + u"?or=10.0.0.1,"_s + kEnd, Mistake::noHost);
    for (const QString& host : {u"exa mple.org"_s,    u"-example.org"_s, u"example..org"_s,
                                u"example.org."_s,    u"10.0.0"_s,       u"10.0.0.256"_s,
                                u"10.0.0.01"_s,       u"1234"_s,         u"example.1"_s,
                                u"[fd00::1"_s,        u"[]"_s,           u"[10.0.0.1]"_s,
                                u"[fd00::1]x"_s,      u"[fd00:::1]"_s,   u"[fe80::1%eth0]"_s,
                                u"me@here"_s,         u"0.0.0.0"_s,      u"[::]"_s,
                                u"255.255.255.255"_s, u"224.0.0.251"_s,  u"[ff02::1]"_s,
                                u"a%2eb"_s,           QString(64, u'a'), u"exam\u202eple"_s}) {
      add(u"downpile://"_s + host + u"/k7qx"_s + kEnd, Mistake::badHost);
    }
    add(link + u"?or=[fd00::1]"_s + kEnd, Mistake::badHost);
    add(u"1:2:3"_s, Mistake::badHost);
    for (const QString& port : {u""_s, u"0"_s, u"080"_s, u"65536"_s, u"99999"_s, u"100000"_s,
                                u"-1"_s, u"+1"_s, u"1e3"_s, u"port"_s, u"٣"_s}) {
      add(u"downpile://example.org:"_s + port + u"/k7qx"_s + kEnd, Mistake::badPort);
      add(u"example.org:"_s + port, Mistake::badPort);
    }
    add(link + u"?or=a,b,c,d"_s + kEnd, Mistake::tooManyHosts);
    add(u"downpile://example.org/K7QX"_s + kEnd, Mistake::badTable);
    add(u"downpile://example.org/k7/qx"_s + kEnd, Mistake::badTable);
    add(u"downpile://example.org/"_s + QString(33, u'a') + kEnd, Mistake::badTable);
    add(u"downpile://example.org"_s, Mistake::incomplete);
    add(link, Mistake::incomplete);
    add(link + u"?"_s, Mistake::incomplete);
    add(link + u'#', Mistake::incomplete);
    add(link + kEnd.chopped(1), Mistake::incomplete);
    add(link + kEnd + u'a', Mistake::badFingerprint);
    add(link + kEnd + u'.', Mistake::badFingerprint);
    add(link + kEnd.chopped(1) + u'r', Mistake::badFingerprint);
    add(link + kEnd.toUpper(), Mistake::badFingerprint);
    add(link + u"?seat=2"_s + kEnd, Mistake::newer);
    add(link + u"?or=10.0.0.1&seat=2"_s + kEnd, Mistake::newer);
  }
  void rejectsInvalidInvitation() {
    QFETCH(const QString, text);
    QFETCH(const Mistake, mistake);
    const InvitationReading reading = readInvitation(text);
    QVERIFY(!reading.invitation.has_value());
    QCOMPARE(static_cast<int>(reading.mistake), static_cast<int>(mistake));
    QVERIFY(!reading.sentence.isEmpty());
    QVERIFY2(!reading.sentence.contains(u'%') || text.contains(u'%'), qPrintable(reading.sentence));
  }

  void everyKindOfInvalidInvitationHasItsOwnMessage() {
    QSet<QString> sentences;
    QSet<int> kinds;
    for (const QString& text :
         {u""_s, QString(2000, u'a'), u"a b"_s, u"downpile://"_s, u"-a"_s, u"a:0"_s,
          u"downpile://a?or=a,b,c,d"_s + kEnd, u"downpile://a/A"_s + kEnd, u"downpile://a"_s,
          u"downpile://a"_s + kEnd + u'a', u"downpile://a?b"_s + kEnd}) {
      const InvitationReading reading = readInvitation(text);
      sentences += reading.sentence;
      kinds += static_cast<int>(reading.mistake);
    }
    QCOMPARE(kinds.size(), static_cast<int>(Mistake::newer));
    QCOMPARE(sentences.size(), kinds.size());
    QVERIFY(!sentences.contains(QString()));
  }

  // An error message contains only the beginning of a long invalid text, because the rest would
  // fill the window.
  void messageAbbreviatesALongInvalidInvitation() {
    const QString sentence = readInvitation(QString(500, u'.')).sentence;
    QVERIFY(sentence.size() < 150);
  }

  void writtenInvitationIsReadBack() {
    QRandomGenerator random(2);
    for (int i = 0; i < 20'000; ++i) {
      const Invitation invitation = anyInvitation(random);
      const QString text = invitation.text();
      const InvitationReading reading = readInvitation(text);
      QVERIFY2(reading.invitation.has_value(), qPrintable(text + u": "_s + reading.sentence));
      QVERIFY2(reading.invitation == invitation, qPrintable(text));
      QVERIFY(text.size() < Invitation::kMostLength);
    }
  }

  void acceptedInvitationIsReadBackFromItsText() {
    QRandomGenerator random(3);
    int good = 0;
    for (int i = 0; i < 100'000; ++i) {
      const QString text = i % 4 == 0   ? anyText(random)
                           : i % 4 == 1 ? u"downpile://"_s + anyText(random)
                                        : mutated(anyInvitation(random).text(), random);
      const InvitationReading reading = readInvitation(text);
      QCOMPARE(reading.invitation.has_value(), reading.mistake == Mistake::none);
      QCOMPARE(reading.sentence.isEmpty(), reading.mistake == Mistake::none);
      if (!reading.invitation) continue;
      ++good;
      const QString again = reading.invitation->text();
      const InvitationReading second = readInvitation(again);
      QVERIFY2(second.invitation == reading.invitation, qPrintable(text + u" -> "_s + again));
      QVERIFY(reading.invitation->url(reading.invitation->hosts.first()).isValid());
    }
    QVERIFY2(good > 1000, qPrintable(QString::number(good)));
  }

  void longestInvitationIsReadBack() {
    Invitation invitation;
    invitation.hosts =
        QStringList(Invitation::kMostHosts, QStringList(4, QString(62, u'a')).join(u'.'));
    invitation.port = 65535;
    invitation.table = QString(Invitation::kMostTableLength, u'z');
    invitation.fingerprint = Fingerprint();
    QVERIFY(readInvitation(invitation.text()).invitation == invitation);
  }

  void urlOfAnInvitationUsesItsHostAndPort() {
    const Invitation invitation =
        readInvitation(u"downpile://[fd00::1]:4000/k7qx?or=example.org"_s + kEnd)
            .invitation.value();
    QCOMPARE(invitation.url(u"fd00::1"_s), QUrl(u"wss://[fd00::1]:4000/"_s));
    QCOMPARE(invitation.url(u"example.org"_s), QUrl(u"wss://example.org:4000/"_s));
  }

  void invitationPrefersAddressesThatOtherMachinesCanReach() {
    const auto hostsOf = [](const QStringList& texts) {
      QList<QHostAddress> addresses;
      for (const QString& text : texts) addresses += QHostAddress(text);
      return reachableHosts(addresses).join(u' ');
    };
    QCOMPARE(hostsOf({}), u"127.0.0.1"_s);
    QCOMPARE(hostsOf({u"127.0.0.1"_s, u"::1"_s, u"169.254.1.1"_s, u"fe80::1%eth0"_s}),
             u"127.0.0.1"_s);
    QCOMPARE(hostsOf({u"127.0.0.1"_s, u"fd00::1"_s, u"fd00::2"_s, u"192.168.1.23"_s}),
             u"192.168.1.23 fd00::1"_s);
    QCOMPARE(hostsOf({u"10.0.0.1"_s, u"10.0.0.1"_s, u"10.0.0.2"_s, u"10.0.0.3"_s}),
             u"10.0.0.1 10.0.0.2"_s);
  }

  void addressesOfThisMachineAreFoundAndValidInAnInvitation() {
    const QList<QHostAddress> addresses = ownAddresses();
    QVERIFY(!addresses.isEmpty());
    for (const QString& host : reachableHosts(addresses)) QCOMPARE(hostName(host), host);
  }
};

DOWNPILE_TEST(TestInvitation);
#include "tst_invitation.moc"
