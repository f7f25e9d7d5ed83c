// SPDX-License-Identifier: GPL-3.0-or-later
// Hosts that lie in every message of every game, in many ways: a guest believes nothing that could
// not be shown, and leaves.
#include <map>

#include "../support/distorted.h"
#include "../support/looking.h"
#include "../support/overheard.h"
#include "record/fresh_seal.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

constexpr int kLies = 600;  // of each game

// A host's end of a connection on which everything arrives at once.
class Line final : public Connection {
 public:
  void send(const QByteArray& message) override { said << message; }
  void close() override {}

  QByteArrayList said;
};

struct Victim {
  explicit Victim(bool watches) {
    guest = std::make_unique<GuestTable>(GuestTable::Person{.name = u"Me"_s, .watches = watches},
                                         QString());
    auto own = std::make_unique<Line>();
    line = own.get();
    guest->use(std::move(own));
    QObject::connect(guest.get(), &GuestTable::dismissed, guest.get(), [this] { isGone = true; });
  }
  void hear(const QByteArray& message) {
    if (!isGone) emit line->received(message);
  }
  // Does what a person could do now.
  void act(Random& random) {
    if (isGone || !guest->isPlaying() || guest->isBusy()) return;
    const auto legal = guest->view().legal();
    if (!legal.empty() && random.below(2) == 0) {
      guest->send({legal.data(), 1}, guest->position(), [](const Answer&) {});
    } else if (guest->may(Wish::undo)) {
      guest->ask(Wish::undo, [](const Answer&) {});
    }
    guest->takeSteps();
  }

  std::unique_ptr<GuestTable> guest;
  QPointer<Line> line;
  bool isGone = false;
};

// What is not said at every table.
QByteArrayList rareMessages() {
  const Bytes32 bytes{};
  return {hostMessage(DeckMessage{bytes}),
          hostMessage(CutsMessage{.deck = bytes, .commitments = {bytes, std::nullopt, bytes}}),
          hostMessage(Goodbye{}), hostMessage(AnswerMessage{.id = 1}),
          hostMessage(AdviceMessage{.position = 3, .action = "draw", .why = 1})};
}

QString typeOf(const QByteArray& message) {
  return QJsonDocument::fromJson(message).object()["type"].toString();
}

}  // namespace

class TestLyingHosts : public QObject {
  Q_OBJECT

 private slots:
  void nothingWrongIsShown_data() { addGameRows(); }
  void nothingWrongIsShown();
  void recordsAreNotCheckedForEver();
};

// Each time a host says the truth up to some message, then lies, then says the truth again.
void TestLyingHosts::nothingWrongIsShown() {
  QFETCH(QString, game);
  const int players = std::min(findGame(game.toStdString())->info->maxPlayers, 3);
  const OverheardGame all = overhear(game.toStdString(), players, 31);
  // Read once: a message is long, and each lie looks at all before it.
  std::vector<QStringList> types(all.heard.size());
  for (std::size_t who = 0; who < types.size(); ++who) {
    for (const QByteArray& message : all.heard[who]) types[who] << typeOf(message);
  }
  const QByteArrayList rare = rareMessages();
  Random random(17);
  std::map<QString, int> lies;
  int believed = 0;
  for (int lie = 0; lie < kLies; ++lie) {
    const auto who = random.below(static_cast<std::uint32_t>(players) + 1);
    const QByteArrayList& heard = all.heard[who];
    const auto size = static_cast<std::uint32_t>(heard.size());
    // The end is where all kinds of messages are.
    const auto at = static_cast<qsizetype>(random.below(3) == 0 ? size - 1 - random.below(8)
                                                                : random.below(size));
    Victim victim(static_cast<int>(who) == players);
    qsizetype welcome = 0;
    QMap<QString, QByteArray> last;
    for (qsizetype i = 0; i < at; ++i) {
      last[types[who][i]] = heard[i];
      if (types[who][i] == u"welcome"_s) welcome = i;
    }
    // How it stands there, without all that led there.
    for (const QString& type : {u"welcome"_s, u"seats"_s, u"position"_s, u"ballot"_s}) {
      if (last.contains(type)) victim.hear(last[type]);
    }
    if (at > welcome && last.contains(u"position"_s)) QVERIFY(!victim.isGone);
    victim.act(random);
    const bool isRare = random.below(5) == 0;
    const QByteArray truth =
        isRare ? rare[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(rare.size())))]
               : heard[at];
    const QByteArray wrong = distorted(truth, random);
    ++lies[typeOf(truth)];
    victim.hear(wrong);
    if (!victim.isGone) ++believed;
    for (int more = 0; more < 3 && !victim.isGone; ++more) {
      const std::string problem = wrongAt(*victim.guest);
      QVERIFY2(problem.empty(), (problem + ": " + wrong.left(2000).toStdString()).c_str());
      victim.act(random);
      victim.hear(heard[std::min(at + more, heard.size() - 1)]);
    }
  }
  // Lies of every kind were told, and some could be true.
  QVERIFY2(lies.size() >= 9, qPrintable(QString::number(lies.size())));
  QVERIFY2(believed > kLies / 20 && believed < kLies * 9 / 10,
           qPrintable(QString::number(believed)));
}

// Each undo is a walk through part of the game.
void TestLyingHosts::recordsAreNotCheckedForEver() {
  const OverheardGame all = overhear("underwear", 2, 31);
  const auto last = [&](const QString& type) {
    return *std::find_if(all.heard[0].rbegin(), all.heard[0].rend(),
                         [&](const QByteArray& text) { return typeOf(text) == type; });
  };
  Record record = readRecord(all.record).record;
  const RecordEntry first = record.entries.front();
  record.entries.clear();
  for (const bool isTooLong : {false, true}) {
    Victim victim(false);
    RecordHeader header = record.header;
    sealAnew(header);
    auto welcome = std::get<Welcome>(*readHostMessage(last(u"welcome"_s)));
    welcome.header = headerText(withoutSecrets(header));
    victim.hear(hostMessage(welcome));
    for (const QString& type : {u"seats"_s, u"position"_s}) victim.hear(last(type));
    while (record.entries.size() < (isTooLong ? 41'000 : 500)) {
      record.entries.push_back(first);
      record.entries.push_back({.kind = RecordEntry::Kind::undo});
    }
    const DeckWitness::State before = victim.guest->deck();
    victim.hear(hostMessage(RecordMessage{recordText(record)}));
    QVERIFY(!victim.isGone);
    QVERIFY(victim.guest->record());
    // What was not looked at is neither right nor wrong.
    QCOMPARE(victim.guest->deck() == before, isTooLong);
  }
}

DOWNPILE_TEST(TestLyingHosts);
#include "tst_lying_hosts.moc"
