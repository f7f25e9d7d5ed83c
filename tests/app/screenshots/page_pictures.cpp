// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_pictures.h"

#include <QQuickWindow>
#include <QTest>
#include <algorithm>

#include "../support/at_table.h"
#include "../support/club_life.h"
#include "../support/friends_table.h"
#include "../support/met_people.h"
#include "pictures.h"
#include "program/app.h"
#include "rules/random.h"

namespace downpile {

namespace {

using namespace Qt::StringLiterals;

struct Shape {
  QString suffix{};  // end of the picture's file name: `-german`
  QSize size{};
  QVariantMap settings{};
  QString language{};
};

QString sizeName(QSize size) { return u"-%1x%2"_s.arg(size.width()).arg(size.height()); }

// Returns a variant of the window for each size, and variants with large text, German and a
// right-to-left language.
QList<Shape> shapes(const QList<QSize>& sizes) {
  QList<Shape> list;
  for (const QSize size : sizes) list << Shape{.suffix = sizeName(size), .size = size};
  list << Shape{.suffix = u"-large-text"_s, .size = sizes[1], .settings = {{u"textSize"_s, 200}}};
  list << Shape{
      .suffix = u"-large-text-small"_s, .size = sizes[0], .settings = {{u"textSize"_s, 200}}};
  list << Shape{.suffix = u"-german"_s, .size = sizes[1], .language = u"de"_s};
  list << Shape{.suffix = u"-german-small"_s, .size = sizes[0], .language = u"de"_s};
  constexpr QSize kLaptop(1366, 768);
  list << Shape{.suffix = sizeName(kLaptop), .size = kLaptop};
  list << Shape{.suffix = u"-rtl"_s, .size = sizes[1], .language = u"xx_rtl"_s};
  return list;
}

TableController& table() { return *App::instance()->table(); }

void begin(std::string_view game, int players) {
  // Bots stay idle; this program makes all moves.
  App::instance()->settings()->setPace(u"unhurried"_s);
  NewGame& newGame = *App::instance()->newGame();
  newGame.setGameId(QString::fromUtf8(game));
  newGame.setPlayers(players);
  newGame.fixSeeds(4, 4);
  newGame.start();
}

void playOneMove(Random& random) {
  for (int player = 0; player < tests::sessionOf(table()).header().players; ++player) {
    const auto legal = tests::sessionOf(table()).view(player)->legal();
    if (legal.empty()) continue;
    tests::sourceOf(table()).play(player,
                                  legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    return;
  }
  qFatal("no player can move");
}

void playDeal() {
  Random random(7, 0);
  while (!tests::sessionOf(table()).standing().dealOver) playOneMove(random);
  table().pace()->hurry();
}

void playGame() {
  playDeal();
  while (!tests::sessionOf(table()).standing().gameOver) {
    table().undoHistory()->nextDeal();
    playDeal();
  }
}

void openRules(QQuickWindow& window, const QString& game) {
  QMetaObject::invokeMethod(&window, "openRules", Q_ARG(QVariant, QString()),
                            Q_ARG(QVariant, game));
}

// Adds more people to the page of people than fit on it: friends, a blocked person, similar names
// and long names.
void meetPeople(QQuickWindow& window) {
  People& people = *App::instance()->people();
  tests::meet(people, {u"Sena"_s, u"Bert"_s, u"bert"_s, u"Maximiliane Freifrau von Hohenstaufen"_s,
                       u"Zoe"_s, u"Ida"_s, u"Otto"_s, u"Nora"_s, u"Ada"_s, u"Wim"_s});
  const auto key = [](int number) { return tests::keyOf(number).text(); };
  people.setList(key(0), u"friend"_s);
  people.rename(key(0), u"The neighbour"_s);
  people.setList(key(3), u"friend"_s);
  people.setList(key(4), u"blocked"_s);
  people.sitWith({{.key = tests::keyOf(0), .name = u"Sena"_s, .portrait = 5}});
  people.beginGame();
  people.beginGame();
  people.forget(key(9));
  if (auto* list = window.findChild<QObject*>(u"peopleList"_s)) {
    list->setProperty("currentIndex", 0);
  }
}

// Takes the pictures of the page for joining tables, of a table with a friend, of the table after
// the friend has left, and of the list of people.
template <class Take>
void takePeople(const Take& take) {
  take(u"multiplayer"_s, u"multiplayer"_s, [](QQuickWindow&) {
    App::instance()->settings()->setPlayerName(u"Anna"_s);
    App::instance()->multiplayer()->join(u"come to my table"_s);
  });
  take(u"waiting"_s, u"start"_s, [](QQuickWindow&) { tests::friendsTable(false); });
  take(u"waiting-friend"_s, u"start"_s, [](QQuickWindow&) {
    tests::friendsTable(false);
    App& app = *App::instance();
    app.people()->visit();
    app.people()->rename(app.people()->list()->value(0, u"key"_s).toString(), u"The neighbour"_s);
    app.multiplayer()->setList(1, u"friend"_s);
  });
  take(u"people"_s, {}, [](QQuickWindow&) { tests::friendsTable(true); });
  take(u"met-nobody"_s, u"people"_s, [](QQuickWindow&) {});
  take(u"met-people"_s, u"people"_s, [](QQuickWindow& window) { meetPeople(window); });
}

// Enters a room (a club of people on the network) with people at its tables.
tests::ClubLife& enterClub() {
  App& app = *App::instance();
  auto* life = new tests::ClubLife(app.multiplayer());
  app.settings()->setPlayerName(u"Anna"_s);
  app.multiplayer()->join(life->address());
  tests::waitUntil([&] { return app.multiplayer()->room()->tables()->count() == 3; });
  return *life;
}

// Takes the pictures of a room (a club on the network): its tables, the user's own table in it, and
// the list of known rooms.
template <class Take>
void takeRooms(const Take& take) {
  take(u"room"_s, u"multiplayer"_s, [](QQuickWindow&) { enterClub(); });
  take(u"room-empty"_s, u"multiplayer"_s, [](QQuickWindow&) {
    App& app = *App::instance();
    const auto club = std::make_shared<tests::Club>(u"A new room"_s);
    QObject::connect(app.multiplayer(), &QObject::destroyed, [club] {});
    app.settings()->setPlayerName(u"Anna"_s);
    app.multiplayer()->join(club->address());
    tests::waitUntil([&] { return app.multiplayer()->room()->isReached(); });
  });
  take(u"room-gone"_s, u"multiplayer"_s, [](QQuickWindow&) {
    enterClub().club().close();
    tests::waitUntil([] { return !App::instance()->multiplayer()->room()->isReached(); });
  });
  take(u"room-setup"_s, u"multiplayer"_s, [](QQuickWindow& window) {
    enterClub();
    App::instance()->newGame()->setGameId(u"life"_s);
    window.setProperty("page", u"newGame"_s);
  });
  take(u"room-waiting"_s, u"multiplayer"_s, [](QQuickWindow&) {
    enterClub();
    Multiplayer& multiplayer = *App::instance()->multiplayer();
    multiplayer.room()->open(u"everybody"_s);
    tests::waitUntil([&] { return multiplayer.phase() == u"waiting"; });
  });
  take(u"rooms-known"_s, u"multiplayer"_s, [](QQuickWindow&) {
    enterClub();
    App::instance()->multiplayer()->room()->leave();
  });
}

}  // namespace

void takePagesOfGames(Pictures& pictures, const QList<QSize>& sizes) {
  for (const Shape& shape : shapes(sizes)) {
    const PictureGame setup{.settings = shape.settings, .language = shape.language};
    const auto take = [&](const QString& name, const QString& page,
                          const Pictures::Arrange& arrange) {
      pictures.page(name + shape.suffix, shape.size, page, setup, arrange);
    };
    take(u"start-two-wait"_s, u"start"_s, [](QQuickWindow& window) {
      begin("up-and-down", 5);
      playDeal();
      table().undoHistory()->nextDeal();
      begin("life", 3);
      table().leave();
      App::instance()->findSavedGames();
      window.setProperty("page", u"start"_s);
    });
    takePeople(take);
    takeRooms(take);
    for (const CatalogEntry& entry : catalog()) {
      const QString game = QString::fromUtf8(entry.info->id);
      const int most = entry.info->maxPlayers;
      take(u"setup-"_s + game, u"newGame"_s, [game, most](QQuickWindow&) {
        App::instance()->newGame()->setGameId(game);
        App::instance()->newGame()->setPlayers(most);
      });
      take(u"rules-"_s + game, u"start"_s,
           [game](QQuickWindow& window) { openRules(window, game); });
      take(u"sheet-deal-"_s + game, {}, [game, most](QQuickWindow&) {
        begin(game.toStdString(), most);
        playDeal();
      });
      take(u"sheet-game-"_s + game, {}, [game, most](QQuickWindow&) {
        begin(game.toStdString(), most);
        playGame();
      });
      for (int step = 0; step < static_cast<int>(entry.info->guide.size()); ++step) {
        take(u"guide-%1-%2"_s.arg(game).arg(step + 1), {}, [game, step](QQuickWindow&) {
          App::instance()->settings()->showGuidesAgain();
          begin(game.toStdString(), 4);
          table().pace()->hurry();
          App::instance()->guide()->close();
          App::instance()->guide()->show();
          for (int n = 0; n < step; ++n) App::instance()->guide()->next();
        });
      }
    }
    take(u"setup-program"_s, u"newGame"_s, [](QQuickWindow&) {
      NewGame& newGame = *App::instance()->newGame();
      newGame.setGameId(u"underwear"_s);
      newGame.setLevel(1, u"program"_s);
      newGame.setExternalBot(1, u"python3 ~/bots/counter.py"_s);
      newGame.setLevel(2, u"program"_s);
    });
    // The game is sealed, so its cards differ each time this program runs.
    take(u"sheet-seal"_s, {}, [](QQuickWindow&) {
      App::instance()->settings()->setPace(u"unhurried"_s);
      App::instance()->newGame()->setGameId(u"underwear"_s);
      App::instance()->newGame()->start();
      playGame();
    });
    take(u"sheet-epilogue"_s, {}, [](QQuickWindow& window) {
      NewGame& newGame = *App::instance()->newGame();
      newGame.setGameId(u"life"_s);
      OptionModel& options = *newGame.options();
      options.setValue(options.find(u"key"_s, u"fortune"_s), 1);
      begin("life", 8);
      playGame();
      QTest::qWait(100);
      if (auto* sheet = window.findChild<QObject*>(u"dealSheet"_s))
        sheet->setProperty("part", u"epilogue"_s);
    });
  }
}

}  // namespace downpile
