// SPDX-License-Identifier: GPL-3.0-or-later
// The list of bots: it makes every bot named in it, and refuses unknown names with a message.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "bots/bot_catalog.h"
#include "bots/learned/learned_by.h"
#include "bots/rules_of.h"
#include "games/catalog.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

const std::set<std::string_view> kKnowTheirGame{"rules", "tuned", "master-1", "tree"};

}  // namespace

class TestBots : public QObject {
  Q_OBJECT

 private slots:
  void catalogCreatesBotsByName() {
    for (const CatalogEntry& entry : catalog()) {
      const auto names = botNames(entry.info->id);
      for (const std::string& name : names) {
        std::string error;
        QVERIFY2(makeBot(entry.info->id, name, error), name.c_str());
      }
      QCOMPARE(std::ranges::count(names, std::string("random")), 1);
      // A game with its own rules bot offers further bots with knowledge of the game.
      bool isPlain = false;
      bool learns = false;
      withRules(entry.info->id, [&]<class Rules>() {
        isPlain = kArePlain<Rules>;
        learns = kLearns<Rules>;
      });
      for (const Level& level : levels()) {
        for (const Character& character : characters(entry.info->id)) {
          const std::string name = std::string(level.name) + ':' + std::string(character.id);
          QCOMPARE(std::ranges::count(names, name), level.hasCharacters ? 1 : 0);
        }
        const bool knows = kKnowTheirGame.contains(level.name);
        const bool isMissing = level.name == "learned" ? !learns : isPlain && knows;
        QCOMPARE(std::ranges::count(names, level.name), isMissing ? 0 : 1);
      }
      if (isPlain) QVERIFY(characters(entry.info->id).empty());
    }
    QVERIFY(characters("no-such-game").empty());
  }

  // The levels offered to users, from weakest to strongest; bots for measurements are excluded.
  void usersCanChooseGentleFairSharpOrMasterBots() {
    const std::vector<std::string_view> expected{"gentle", "fair", "sharp", "master"};
    std::vector<std::string_view> offered;
    for (const Level& level : levels()) {
      if (level.isOffered) offered.push_back(level.name);
      QVERIFY(!level.isOffered || level.hasCharacters);
    }
    QCOMPARE(offered, expected);
    for (std::size_t i = 0; i < expected.size(); ++i) QCOMPARE(levels()[i].name, expected[i]);
  }

  void unknownGameOrBotNameIsRefusedWithAMessage_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("error");
    const QString list = "; the bots are gentle, gentle:careful,";
    QTest::newRow("level") << "underwear"
                           << "genius"
                           << "there is no bot genius" + list;
    QTest::newRow("character") << "underwear"
                               << "rules:bold"
                               << "there is no bot rules:bold" + list;
    QTest::newRow("none") << "underwear"
                          << "rules:"
                          << "there is no bot rules:" + list;
    QTest::newRow("random") << "underwear"
                            << "random:careful"
                            << "there is no bot random:careful" + list;
    QTest::newRow("yardstick") << "underwear"
                               << "tuned:careful"
                               << "there is no bot tuned:careful" + list;
    QTest::newRow("all-seeing") << "underwear"
                                << "clairvoyant"
                                << "there is no bot clairvoyant" + list;
    QTest::newRow("game") << "overcoat"
                          << "rules"
                          << "there is no game overcoat";
  }
  void unknownGameOrBotNameIsRefusedWithAMessage() {
    QFETCH(QString, game);
    QFETCH(QString, name);
    QFETCH(QString, error);
    std::string message;
    QVERIFY(makeBot(game.toStdString(), name.toStdString(), message) == nullptr);
    QVERIFY2(QString::fromStdString(message).startsWith(error), message.c_str());
  }
};

DOWNPILE_TEST(TestBots);
#include "tst_bots.moc"
