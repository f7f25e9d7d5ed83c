// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the program for visual inspection:
//   screenshots FOLDER [PART-OF-A-NAME]...
// Takes all pictures if no parts of names are given.
#include <QtQml/qqmlextensionplugin.h>
#include <QFont>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTest>
#include <QTextStream>
#include <algorithm>
#include <set>
#include <vector>

#include "corner_pictures.h"
#include "films.h"
#include "games/catalog.h"
#include "laboratory_pictures.h"
#include "page_pictures.h"
#include "pictures.h"
#include "plot_pictures.h"
#include "program/app.h"
#include "record_pictures.h"
#include "replay_pictures.h"
#include "statistics_pictures.h"

Q_IMPORT_QML_PLUGIN(DownpilePlugin)

namespace {

using downpile::App;
using downpile::CardRow;
using downpile::PictureGame;
using downpile::Pictures;
using namespace Qt::StringLiterals;

const QList<QSize> kSizes = {{960, 640}, {1280, 800}, {2560, 1440}};
constexpr QSize kSmallScreen = {1366, 768};
constexpr QSize kLargeScreen = {1920, 1080};

// A game, shown with its smallest number of players, with four if possible, and with its largest
// number.
struct PicturedGame {
  QString id;
  std::set<int> tables;  // numbers of players at the shown tables
  int most() const { return *tables.rbegin(); }
};
const std::vector<PicturedGame> kGames = [] {
  std::vector<PicturedGame> games;
  for (const downpile::CatalogEntry& entry : downpile::catalog()) {
    const int least = entry.info->minPlayers;
    const int most = entry.info->maxPlayers;
    games.push_back({QString::fromUtf8(entry.info->id), {least, std::clamp(4, least, most), most}});
  }
  return games;
}();

const QVariantMap kAlone = {{u"panelOpen"_s, false}};

QString sizeName(QSize size) { return u"%1x%2"_s.arg(size.width()).arg(size.height()); }

// Returns a game in the middle of a deal. In Up and Down, four deals are played first, because its
// first deals are very short.
PictureGame gameAt(const QString& game, int players) {
  const bool startsSmall = game == u"up-and-down"_s;
  return {.game = game,
          .players = players,
          .deals = startsSmall ? 4 : 0,
          .turns = startsSmall ? 3 : 5,
          .settings = kAlone};
}

void takeTables(Pictures& pictures) {
  for (const QSize size : kSizes) {
    for (const int players : {2, 4, 8}) {
      const QString name = u"table-%1-%2"_s.arg(players).arg(sizeName(size));
      pictures.game(name, size,
                    {.players = players, .seed = 3 + players, .turns = 8, .settings = kAlone});
    }
  }
  for (const auto& [game, tables] : kGames) {
    if (game == u"underwear"_s) continue;
    for (const QSize size : kSizes) {
      for (const int players : tables) {
        const QString name = u"table-%1-%2-%3"_s.arg(game).arg(players).arg(sizeName(size));
        pictures.game(name, size, gameAt(game, players));
      }
    }
  }
  const QSize home = kSizes[1];
  for (const int players : {3, 5, 6, 7})
    pictures.game(u"table-%1"_s.arg(players), home,
                  {.players = players, .turns = 8, .settings = kAlone});
  pictures.game(u"table-panel"_s, home, {.turns = 10, .settings = {{u"panelOpen"_s, true}}});
  pictures.game(u"table-8-german-960x640"_s, kSizes[0],
                {.players = 8, .turns = 7, .settings = kAlone, .language = u"de"_s});
  pictures.game(u"table-german"_s, home,
                {.turns = 8, .settings = {{u"panelOpen"_s, true}}, .language = u"de"_s});
  pictures.game(u"table-8-panel-960x640"_s, kSizes[0], {.players = 8, .turns = 7});
  for (const PicturedGame& each : kGames) {
    PictureGame beside = gameAt(each.id, each.most());
    beside.settings = {};
    pictures.game(u"table-%1-panel-960x640"_s.arg(each.id), kSizes[0], beside);
  }
  pictures.game(u"table-rtl"_s, home, {.turns = 8, .language = u"xx_rtl"_s});
  pictures.game(u"table-large-text"_s, home, {.turns = 8, .settings = {{u"textSize"_s, 200}}});
  pictures.game(u"table-large-print"_s, home,
                {.turns = 8,
                 .settings = {{u"largePrint"_s, true},
                              {u"fourColours"_s, true},
                              {u"cardBack"_s, u"claret"_s},
                              {u"tableTheme"_s, u"midnight"_s}}});
}

// Lets the person draw `count` cards while the opponents play.
void drawCards(int count) {
  auto& table = *App::instance()->table();
  for (int drawn = 0; drawn < count && !table.status()->dealOver(); ++drawn) {
    table.gestures()->press(u"draw"_s);
    if (!QTest::qWaitFor(
            [&table] { return table.status()->yourTurn() || table.status()->dealOver(); }))
      return;
    table.pace()->hurry();
  }
}

// Selects a playable card, drawing until the hand has one.
void selectPlayable() {
  auto& table = *App::instance()->table();
  for (int drawn = 0; drawn < 20; ++drawn) {
    const auto& rows = table.cards()->rows();
    const auto playable =
        std::ranges::find_if(rows, [](const CardRow& row) { return row.isOwn && row.playable; });
    if (playable != rows.end()) return table.gestures()->toggle(playable->key);
    drawCards(1);
  }
  qWarning("no playable card found");
}

void takeMoments(Pictures& pictures) {
  const QSize home = kSizes[1];
  // This picture is shown in README.md.
  pictures.game(u"readme"_s, home, {.seed = 25, .turns = 4, .settings = kAlone}, [](QQuickWindow&) {
    drawCards(3);
    selectPlayable();
  });
  pictures.game(u"moment-refused"_s, home, {.turns = 7}, [](QQuickWindow&) {
    auto& table = *App::instance()->table();
    for (const auto& row : table.cards()->rows()) {
      if (!row.isOwn || row.playable) continue;
      table.gestures()->pickUp(row.key);
      table.gestures()->drop(u"downpile"_s);
      return;
    }
  });
  pictures.game(u"moment-hint"_s, home, {.turns = 7},
                [](QQuickWindow&) { App::instance()->table()->coach()->hint(); });
  pictures.game(u"moment-selected"_s, home, {.turns = 7}, [](QQuickWindow&) { selectPlayable(); });
  pictures.game(u"moment-opponent"_s, home, {.turns = 7, .settings = kAlone}, [](QQuickWindow&) {
    App::instance()->settings()->setPace(u"unhurried"_s);
    App::instance()->table()->gestures()->press(u"draw"_s);
  });
  pictures.game(u"moment-leave"_s, home, {.turns = 3, .settings = kAlone},
                [](QQuickWindow& window) { window.setProperty("page", u"leave"_s); });
  for (const QSize size : kSizes)
    pictures.game(u"deal-over-%1"_s.arg(sizeName(size)), size, {.turns = -1});
  for (const PicturedGame& each : kGames) {
    PictureGame over = gameAt(each.id, each.most());
    over.turns = -1;
    pictures.game(u"open-hands-"_s + each.id, home, over, [](QQuickWindow& window) {
      QTest::qWait(100);
      if (auto* sheet = window.findChild<QObject*>(u"dealSheet"_s))
        sheet->setProperty("aside", true);
    });
  }
  pictures.game(u"deal-over-german"_s, home, {.turns = -1, .language = u"de"_s});
  pictures.game(u"rules"_s, home, {.turns = 5}, [](QQuickWindow& window) {
    QMetaObject::invokeMethod(&window, "openRules", Q_ARG(QVariant, u"U8"_s));
  });
}

// Takes pictures of situations specific to one game.
void takeMomentsOfGames(Pictures& pictures) {
  const auto at = [&pictures](const QString& name, const PictureGame& game,
                              const Pictures::Arrange& arrange = {}) {
    for (const QSize size : {kSizes[0], kSizes[1]})
      pictures.game(u"moment-%1-%2"_s.arg(name, sizeName(size)), size, game, arrange);
  };
  const QString life = u"life"_s;
  at(u"life-choose"_s, {.game = life, .until = u"choose"_s, .settings = kAlone});
  at(u"life-lay"_s, {.game = life, .players = 3, .until = u"done"_s, .settings = kAlone});
  at(u"life-steal"_s, {.game = life, .until = u"steal"_s, .settings = kAlone});
  at(u"life-steal-8"_s, {.game = life, .players = 8, .until = u"steal"_s, .settings = kAlone});
  at(u"life-steal-position"_s, {.game = life,
                                .players = 5,
                                .until = u"steal"_s,
                                .settings = kAlone,
                                .options = {{u"blindSteal"_s, 0}}});
  at(u"life-take"_s, {.game = life, .until = u"take"_s, .settings = kAlone});
  const QString threes = u"three-up-three-down"_s;
  at(u"threes-face"_s, {.game = threes, .until = u"face"_s, .settings = kAlone}, [](QQuickWindow&) {
    auto& table = *App::instance()->table();
    int chosen = 0;
    for (const auto& row : table.cards()->rows()) {
      if (row.isOwn && ++chosen <= 3) table.gestures()->toggle(row.key);
    }
  });
  at(u"threes-staged"_s, {.game = threes, .players = 6, .until = u"face"_s, .settings = kAlone},
     [](QQuickWindow&) {
       auto& table = *App::instance()->table();
       for (int chosen = 0; chosen < 2; ++chosen) {
         const auto& rows = table.cards()->rows();
         table.gestures()->activate(std::ranges::find_if(rows, &CardRow::isOwn)->key);
       }
     });
  const QString loser = u"ultimate-loser"_s;
  at(u"loser-swap"_s, {.game = loser, .players = 5, .until = u"swap"_s, .settings = kAlone});
  const QString upAndDown = u"up-and-down"_s;
  at(u"bidding"_s, {.game = upAndDown, .deals = 3, .until = u"bid"_s, .settings = kAlone});
  pictures.game(u"moment-panel-up-and-down"_s, kSizes[1],
                {.game = upAndDown, .deals = 3, .turns = 2});
}

// Takes pictures of house rules affecting the table, each in a situation showing the change.
void takeHouseRules(Pictures& pictures) {
  const auto at = [&pictures](const QString& name, PictureGame game,
                              const Pictures::Arrange& arrange = {}) {
    for (const QSize size : {kSizes[0], kSmallScreen, kLargeScreen}) {
      game.settings = kAlone;
      pictures.game(u"rule-%1-%2"_s.arg(name, sizeName(size)), size, game, arrange);
    }
  };
  const QString upAndDown = u"up-and-down"_s;
  const QVariantMap blind = {{u"blindOne"_s, 1}, {u"noTrump"_s, 2}, {u"bidding"_s, 1}};
  for (const int players : {2, 4, 6}) {
    PictureGame game = {.game = upAndDown, .players = players, .until = u"bid"_s, .options = blind};
    at(u"blind-bid-%1"_s.arg(players), game);
    game.until = u"play"_s;
    at(u"blind-play-%1"_s.arg(players), game);
  }
  at(u"no-trump"_s, {.game = upAndDown,
                     .players = 6,
                     .deals = 4,
                     .turns = 3,
                     .options = {{u"noTrump"_s, 1}, {u"peak"_s, 5}}});
  const QString threes = u"three-up-three-down"_s;
  at(u"turn-up"_s, {.game = threes, .until = u"turnup"_s, .options = {{u"turnUp"_s, 1}}});
  at(u"play-on"_s, {.game = threes, .players = 4, .turns = -1, .options = {{u"playOn"_s, 1}}});
  const QString loser = u"ultimate-loser"_s;
  const QVariantMap wild = {
      {u"joker"_s, 2}, {u"exchange"_s, 1}, {u"fourPlay"_s, 2}, {u"lowestPays"_s, 1}};
  for (const int players : {2, 4, 8}) {
    at(u"wild-%1"_s.arg(players), {.game = loser, .players = players, .turns = 3, .options = wild});
  }
  at(u"exchange"_s, {.game = loser, .players = 3, .deals = 2, .until = u"give"_s, .options = wild});
  const QString life = u"life"_s;
  for (const int players : {4, 8}) {
    at(u"open-suits-%1"_s.arg(players),
       {.game = life, .players = players, .until = u"choose"_s, .options = {{u"openSuits"_s, 1}}});
  }
  const QVariantMap underwear = {{u"stolenTens"_s, 1}, {u"royaltiesOnUpPiles"_s, 1}};
  at(u"stolen-tens"_s, {.players = 3, .turns = 14, .options = underwear});
}

void takePages(Pictures& pictures) {
  pictures.game(u"page-newGame-8-960x640"_s, kSizes[0], {.players = 8, .turns = 1},
                [](QQuickWindow& window) { window.setProperty("page", u"newGame"_s); });
  for (const auto* page : {"start", "newGame", "settings", "about"}) {
    const QString id = QString::fromLatin1(page);
    for (const QSize size : kSizes)
      pictures.page(u"page-%1-%2"_s.arg(id, sizeName(size)), size, id);
    pictures.page(u"page-%1-german"_s.arg(id), kSizes[1], id, {.language = u"de"_s});
  }
}

// Takes pictures of each game and of four pages with different text sizes, languages and contrast,
// and of Underwear with different table themes.
void takeVariants(Pictures& pictures) {
  const auto with = [](QVariantMap settings, const QString& key, const QVariant& value) {
    settings.insert(key, value);
    return settings;
  };
  const auto takeAll = [&](const QString& name, QSize size, const QVariantMap& settings,
                           const QString& language = {}) {
    const QString suffix = u"-%1-%2"_s.arg(name, sizeName(size));
    for (const PicturedGame& each : kGames) {
      PictureGame many = gameAt(each.id, each.most());
      many.settings = settings;
      many.language = language;
      pictures.game(u"eyes-"_s + each.id + suffix, size, many);
    }
    for (const auto* page : {"start", "newGame", "settings", "about"}) {
      const QString id = QString::fromLatin1(page);
      pictures.page(u"eyes-page-"_s + id + suffix, size, id,
                    {.settings = settings, .language = language});
    }
    pictures.game(u"eyes-deal-over"_s + suffix, size,
                  {.turns = -1, .settings = settings, .language = language});
  };
  const QString textSize = u"textSize"_s;
  for (const QSize size : {kSizes[0], kSizes[1]}) {
    takeAll(u"130"_s, size, {{textSize, 130}});
    takeAll(u"200"_s, size, {{textSize, 200}});
    takeAll(u"200-alone"_s, size, with(kAlone, textSize, 200));
  }
  takeAll(u"german"_s, kSizes[0], {}, u"de"_s);
  takeAll(u"rtl"_s, kSizes[0], {}, u"xx_rtl"_s);
  takeAll(u"contrast"_s, kSizes[1], {{u"contrast"_s, u"high"_s}});
  for (const auto* theme : {"claret", "moss", "slate", "walnut"}) {
    const QString id = QString::fromLatin1(theme);
    pictures.game(u"theme-"_s + id, kSizes[1],
                  {.turns = 8, .settings = {{u"tableTheme"_s, id}, {u"cardBack"_s, u"plum"_s}}});
  }
}

void takeWorst(Pictures& pictures) {
  for (const QSize size : kSizes) {
    for (const int players : {2, 4, 8}) {
      pictures.fakeTable(u"worst-%1-%2"_s.arg(players).arg(sizeName(size)), size,
                         {{u"players"_s, players}});
    }
  }
  for (const auto& [game, tables] : kGames) {
    if (game == u"underwear"_s) continue;
    for (const QSize size : kSizes) {
      for (const int players : tables) {
        pictures.fakeTable(u"worst-%1-%2-%3"_s.arg(game).arg(players).arg(sizeName(size)), size,
                           {{u"game"_s, game}, {u"players"_s, players}, {u"handSize"_s, 13}});
      }
    }
  }
  for (const QSize size : kSizes) {
    pictures.fakeTable(
        u"worst-bids-%1"_s.arg(sizeName(size)), size,
        {{u"game"_s, u"up-and-down"_s}, {u"players"_s, 2}, {u"handSize"_s, 26}, {u"bids"_s, 26}});
    pictures.fakeTable(
        u"worst-throw-%1"_s.arg(sizeName(size)), size,
        {{u"game"_s, u"ultimate-loser"_s}, {u"handSize"_s, 4}, {u"throwing"_s, true}});
    for (const int players : {3, 8}) {
      const QString suffix = u"%1-%2"_s.arg(players).arg(sizeName(size));
      const QVariantMap many = {
          {u"game"_s, u"ultimate-loser"_s}, {u"handSize"_s, 4}, {u"players"_s, players}};
      QVariantMap thrown = many;
      thrown.insert(u"thrown"_s, true);
      pictures.fakeTable(u"worst-thrown-"_s + suffix, size, thrown);
      QVariantMap won = many;
      won.insert(u"won"_s, true);
      pictures.fakeTable(u"worst-won-"_s + suffix, size, won);
    }
    pictures.fakeTable(u"worst-flip-%1"_s.arg(sizeName(size)), size,
                       {{u"game"_s, u"three-up-three-down"_s},
                        {u"players"_s, 3},
                        {u"handSize"_s, 0},
                        {u"flipping"_s, true}});
    for (const int seat : {1, 4, 7}) {
      pictures.fakeTable(u"worst-opened-%1-%2"_s.arg(seat).arg(sizeName(size)), size,
                         {{u"game"_s, u"life"_s}, {u"handSize"_s, 11}, {u"opened"_s, seat}});
    }
  }
  pictures.fakeTable(u"worst-large-text"_s, kSizes[1], {}, {{u"textSize"_s, 200}});
}

}  // namespace

int main(int argc, char* argv[]) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QGuiApplication application(argc, argv);
  QFont font = QGuiApplication::font();
  font.setFamilies({u"Lato"_s, font.family()});
  QGuiApplication::setFont(font);
  const QStringList arguments = QGuiApplication::arguments();
  if (arguments.size() < 2) {
    QTextStream(stderr) << "screenshots FOLDER [PART-OF-A-NAME]..." << Qt::endl;
    return 2;
  }
  Pictures pictures(arguments[1], arguments.mid(2));
  takeTables(pictures);
  takeMoments(pictures);
  takeMomentsOfGames(pictures);
  takeHouseRules(pictures);
  takePages(pictures);
  takeVariants(pictures);
  downpile::takePagesOfGames(pictures, kSizes);
  downpile::takeCorners(pictures);
  downpile::takePlots(pictures);
  downpile::takeLaboratory(pictures);
  downpile::takeRecords(pictures, kSizes);
  downpile::takeReplays(pictures, kSizes);
  downpile::takeReviews(pictures, kSizes);
  downpile::takeStatistics(pictures);
  takeWorst(pictures);
  downpile::takeFilms(pictures);
  return 0;
}
