// SPDX-License-Identifier: GPL-3.0-or-later
// Hidden information appears nowhere in the window and is never spoken. A deal of each game is
// played twice, in two worlds differing only in cards unseen by the person. The texts for assistive
// technology, announcements, answers, rows of the table's models and texts of all items must be the
// same in both worlds.
#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <functional>
#include <memory>
#include <set>

#include "../support/app_window.h"
#include "../support/at_table.h"
#include "../support/model_log.h"
#include "../support/other_worlds.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostMoves = 240;

// The different texts shown or spoken to the person after one move.
using Lines = std::set<QString>;

RecordHeader headerOf(const GameInfo& info, int players, const QString& setting) {
  RecordHeader header;
  header.game = std::string(info.id);
  header.players = players;
  header.options = standardValues(info.options);
  if (!setting.isEmpty()) {
    const auto option = findOption(info.options, setting.section(u'=', 0, 0).toStdString());
    header.options[*option] =
        *optionFromText(info.options[*option], setting.section(u'=', 1).toStdString());
  }
  header.seed = 5;
  header.botSeed = 6;
  constexpr std::array kNames{"Anna", "Mika", "Nora", "Luca"};
  for (int player = 0; player < players; ++player) {
    header.seats.push_back({.kind = player == 0 ? "person" : "random",
                            .portrait = 1 + player,
                            .name = kNames[static_cast<std::size_t>(player)]});
  }
  return header;
}

// All texts in a value, including those in lists and objects.
QStringList textsIn(const QVariant& value) {
  QStringList texts;
  switch (value.typeId()) {
    case QMetaType::QString:
    case QMetaType::QUrl:
      return {value.toString()};
    case QMetaType::QStringList:
      return value.toStringList();
    case QMetaType::QVariantList:
      for (const QVariant& each : value.toList()) texts << textsIn(each);
      return texts;
    case QMetaType::QVariantMap:
      for (const QVariant& each : value.toMap()) texts << textsIn(each);
      return texts;
    default:
      if (value.userType() != qMetaTypeId<QJSValue>()) return {};
      const auto plain = value.value<QJSValue>();
      return plain.isQObject() || plain.isCallable() ? texts : textsIn(plain.toVariant());
  }
}

// Announcement items are left out: they show the last part of the spoken text, and how the text is
// split depends on timing.
bool isAnnouncement(const QObject* object) {
  return QLatin1String(object->metaObject()->className()).startsWith("Announcements_"_L1);
}

}  // namespace

class TestSecrets : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QAccessible::setActive(true); }
  void hiddenCardsDoNotChangeShownOrSpokenTexts_data();
  void hiddenCardsDoNotChangeShownOrSpokenTexts();

 private:
  // The table of a deal, and the object answering questions about it.
  struct Heard {
    TableController& table;
    TableSpeech& speech;
  };
  void follow(TableController& table);
  std::vector<Lines> playInWindow(const PlayedDeal& deal, std::size_t count);
  std::vector<Lines> playEventByEvent(const PlayedDeal& deal, std::size_t count);
  std::vector<Lines> play(const Heard& heard, const Settings& settings, const PlayedDeal& deal,
                          std::size_t count, const std::function<void(std::size_t moves)>& look);
  void follow(ListModel* model, const QString& name);
  void note(const QString& source, const QString& text);
  void noteShown(const QString& source, const QString& text);
  void notePlain(const QObject& part);
  void listen(TableSpeech& speech, Announcer& announcer);
  void noteAccessible(QAccessibleInterface* interface);
  void noteItems(QObject* object, std::set<QObject*>& seen);

  AppWindow opened_;
  std::size_t lookEvery_ = 1;
  Lines lines_;
  QString spoken_;
  std::set<QString> history_;  // sentences in the history of the game
};

// Starts collecting rows of models, properties of the table, and spoken texts.
void TestSecrets::follow(TableController& table) {
  lines_.clear();
  spoken_.clear();
  history_.clear();
  follow(table.cards(), u"card"_s);
  follow(table.places(), u"place"_s);
  follow(table.players(), u"player"_s);
  follow(table.buttons(), u"button"_s);
  follow(table.story(), u"story"_s);
  const auto plain = [this, &table] { notePlain(table); };
  connect(table.status(), &TableStatus::updated, this, plain);
  connect(table.news(), &TableNews::announcementChanged, this, plain);
  connect(&table.announcer(), &Announcer::spoken, this,
          [this](const QString& text) { spoken_ += text + u' '; });
}

void TestSecrets::follow(ListModel* model, const QString& name) {
  const auto noteRows = [this, model, name] {
    for (const QString& row : textOf(*model).split(u'\n')) note(name, row);
  };
  connect(model, &QAbstractItemModel::rowsInserted, this, noteRows);
  connect(model, &QAbstractItemModel::rowsRemoved, this, noteRows);
  connect(model, &QAbstractItemModel::dataChanged, this, noteRows);
}

void TestSecrets::note(const QString& source, const QString& text) {
  if (!text.isEmpty()) lines_.insert(source + u": "_s + text);
}

// Leaves out the sentences of the history, because the test collects them from the history's model.
// Which rows of the history have items outside of the viewport depends on timing.
void TestSecrets::noteShown(const QString& source, const QString& text) {
  if (!history_.contains(text)) note(source, text);
}

// Properties of the table and its parts, except rows of a model.
void TestSecrets::notePlain(const QObject& part) {
  const QMetaObject* meta = part.metaObject();
  for (int i = 0; i < meta->propertyCount(); ++i) {
    const QMetaProperty property = meta->property(i);
    const QVariant value = property.read(&part);
    const auto* inner = value.value<QObject*>();
    if (inner != nullptr && qobject_cast<const ListModel*>(inner) == nullptr) {
      notePlain(*inner);
    } else {
      note(u"table."_s + QLatin1String(property.name()), textsIn(value).join(u'/'));
    }
  }
}

// Collects the announced sentences until none is left, then asks seven questions and collects the
// answers.
void TestSecrets::listen(TableSpeech& speech, Announcer& announcer) {
  const auto noteSpoken = [&](const QString& source) {
    while (announcer.remaining() > 0) {
      announcer.interrupt();
      QCoreApplication::processEvents();
    }
    note(source, std::exchange(spoken_, {}));
  };
  noteSpoken(u"said"_s);
  for (const char* question : {"hand", "table", "players", "events", "moves", "turn", "standing"}) {
    speech.ask(QLatin1String(question));
    noteSpoken(u"answer"_s);
  }
}

void TestSecrets::noteAccessible(QAccessibleInterface* interface) {
  if (interface == nullptr || isAnnouncement(interface->object())) return;
  for (auto text : {QAccessible::Name, QAccessible::Description, QAccessible::Value,
                    QAccessible::Help, QAccessible::Accelerator}) {
    noteShown(u"accessible"_s, interface->text(text));
  }
  for (int i = 0; i < interface->childCount(); ++i) noteAccessible(interface->child(i));
}

void TestSecrets::noteItems(QObject* object, std::set<QObject*>& seen) {
  if (object == nullptr || isAnnouncement(object) || !seen.insert(object).second) return;
  const QMetaObject* meta = object->metaObject();
  // Removes the number in the names of QML types: it increases with each QML engine.
  const QString type = QString::fromLatin1(meta->className()).section(u"_QML"_s, 0, 0);
  for (int i = 0; i < meta->propertyCount(); ++i) {
    const QMetaProperty property = meta->property(i);
    noteShown(type + u'.' + QLatin1String(property.name()),
              textsIn(property.read(object)).join(u'/'));
  }
  if (auto* item = qobject_cast<QQuickItem*>(object)) {
    for (QQuickItem* child : item->childItems()) noteItems(child, seen);
  }
  for (QObject* child : object->children()) noteItems(child, seen);
}

// Returns the texts shown or spoken at the start and after each of the first `count` moves.
std::vector<Lines> TestSecrets::play(const Heard& heard, const Settings& settings,
                                     const PlayedDeal& deal, std::size_t count,
                                     const std::function<void(std::size_t moves)>& look) {
  TableController& table = heard.table;
  follow(table);
  if (!tests::resume(table, settings, deal.start, std::make_unique<OpenJournal>())) {
    return {};
  }
  table.pace()->setWaiting(true);  // computer players wait; only the test makes moves
  std::vector<Lines> known;
  const auto listenAndLook = [&] {
    QCoreApplication::processEvents();
    listen(heard.speech, table.announcer());
    for (int row = 0; row < table.story()->count(); ++row) {
      history_.insert(table.story()->value(row, u"text"_s).toString());
    }
    look(known.size());
    known.push_back(std::exchange(lines_, {}));
  };
  listenAndLook();
  for (std::size_t i = 0; i < count; ++i) {
    if (tests::sourceOf(table).play(deal.moves[i].player, deal.moves[i].action) !=
        Session::Result::played) {
      return {};
    }
    table.pace()->hurry();
    listenAndLook();
  }
  return known;
}

std::vector<Lines> TestSecrets::playInWindow(const PlayedDeal& deal, std::size_t count) {
  if (!opened_.open()) return {};
  emit opened_.app()->gameStarted(true);
  return play({*opened_.app()->table(), *opened_.app()->speech()}, *opened_.app()->settings(), deal,
              count, [this](std::size_t moves) {
                if (moves % lookEvery_ != 0) return;
                // Drawing the window gives all items their final sizes.
                opened_.window()->grabWindow();
                noteAccessible(QAccessible::queryAccessibleInterface(opened_.window()));
                std::set<QObject*> seen;
                noteItems(opened_.window(), seen);
                noteItems(opened_.window()->contentItem(), seen);
              });
}

std::vector<Lines> TestSecrets::playEventByEvent(const PlayedDeal& deal, std::size_t count) {
  opened_.close();
  const QTemporaryDir folder;
  Settings settings(folder.filePath(u"settings.conf"_s));
  settings.setMotion(u"full"_s);
  Announcer announcer;
  TableController table(settings, announcer);
  TableSpeech speech(table);
  return play({table, speech}, settings, deal, count, [](std::size_t) {});
}

void TestSecrets::hiddenCardsDoNotChangeShownOrSpokenTexts_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<int>("players");
  QTest::addColumn<QString>("setting");
  QTest::addColumn<int>("earlier");  // number of deals played before the tested deal
  QTest::newRow("underwear") << u"underwear"_s << 4 << u"doubling=on"_s << 0;
  QTest::newRow("life") << u"life"_s << 3 << QString() << 0;
  QTest::newRow("3UP 3DOWN") << u"three-up-three-down"_s << 2 << QString() << 0;
  QTest::newRow("ultimate loser") << u"ultimate-loser"_s << 4 << u"joker=on"_s << 0;
  QTest::newRow("up and down") << u"up-and-down"_s << 4 << QString() << 5;
  QTest::newRow("up and down, blind") << u"up-and-down"_s << 4 << u"blindOne=on"_s << 0;
  if (!tests::isThorough()) return;
  QTest::newRow("up and down, together") << u"up-and-down"_s << 4 << u"bidding=together"_s << 5;
  QTest::newRow("life, no blind steals") << u"life"_s << 4 << u"blindSteal=off"_s << 0;
}

void TestSecrets::hiddenCardsDoNotChangeShownOrSpokenTexts() {
  QFETCH(QString, game);
  QFETCH(int, players);
  QFETCH(QString, setting);
  QFETCH(int, earlier);
  const GameInfo& info = *findGame(game.toStdString())->info;
  Random random(9);
  const PlayedDeal deal =
      playAtRandom(headerOf(info, players, setting), earlier, random, kMostMoves);
  const std::size_t all = deal.moves.size();
  QCOMPARE_GE(all, std::size_t{8});
  // Number of times to collect the texts in the window in a deal of `all` moves.
  const auto searches = tests::effort<std::size_t>(8, 16);
  lookEvery_ = std::max<std::size_t>(1, all / searches);
  // For each of these counts, the test compares the texts of the first `count` moves. The fewer
  // moves it compares, the more cards are unseen and can be exchanged.
  // The quick tests compare only the beginning, but of one game the first half.
  const auto counts = tests::isThorough() ? std::vector{all / 8, all / 2, all}
                      : game == u"life"_s ? std::vector{all / 8, all / 2}
                                          : std::vector{all / 8};
  for (const auto playIt : {&TestSecrets::playInWindow, &TestSecrets::playEventByEvent}) {
    const auto original = (this->*playIt)(deal, counts.back());
    QCOMPARE(original.size(), counts.back() + 1);
    for (const std::size_t count : counts) {
      const Exchange exchange = exchangeUnseen(deal, count, info.family, random);
      qInfo("%d cards exchanged for %d of %d moves", exchange.changed(), static_cast<int>(count),
            static_cast<int>(all));
      if (count == all / 8) QCOMPARE_GE(exchange.changed(), 20);
      if (exchange.changed() == 0) continue;
      const auto exchanged = (this->*playIt)(exchange.of(deal), count);
      QCOMPARE(exchanged.size(), count + 1);
      for (std::size_t move = 0; move <= count; ++move) {
        QStringList differ;
        std::ranges::set_symmetric_difference(original[move], exchanged[move],
                                              std::back_inserter(differ));
        QVERIFY2(differ.isEmpty(),
                 qPrintable(u"After %1 moves:\n"_s.arg(move) + differ.join(u'\n').left(4000)));
      }
    }
  }
}

DOWNPILE_TEST(TestSecrets, .tier = Tier::both, .thoroughSeconds = 90);
#include "tst_secrets.moc"
