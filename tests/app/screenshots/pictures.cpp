// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures.h"

#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTest>
#include <QTextStream>
#include <algorithm>
#include <utility>
#include <vector>

#include "../support/at_table.h"
#include "program/app.h"

namespace downpile {

namespace {

constexpr int kPatience = 20'000;  // milliseconds to wait for a computer player's move
constexpr int kFrameTime = 150;    // milliseconds between the pictures of a film
constexpr int kSettling = 350;     // milliseconds until all motion has ended

// Plays one turn of the person in Underwear: the first playable card, or else a button.
void takeTurn(TableController& table) {
  const CardModel& cards = *table.cards();
  for (const CardRow& row : cards.rows()) {
    if (!row.playable) continue;
    table.gestures()->activate(row.key);
    if (!table.gestures()->choices().isEmpty()) table.gestures()->choose(0);
    return;
  }
  for (const char* verb : {"draw", "pass"}) {
    if (table.gestures()->press(QString::fromLatin1(verb))) return;
  }
}

// Makes a move of the person, chosen by the turn number. Prefers moves with cards.
void takeAnyMove(TableController& table, int turn) {
  const auto view = tests::sessionOf(table).view(tests::sourceOf(table).viewer());
  std::vector<Action> moves = view->legal();
  if (moves.empty()) return;
  const auto withoutCards = [](const Action& action) { return action.cards.empty(); };
  if (!std::ranges::all_of(moves, withoutCards)) std::erase_if(moves, withoutCards);
  const Action& move = moves[static_cast<std::size_t>(turn) * 5 % moves.size()];
  if (tests::sourceOf(table).play(tests::sourceOf(table).viewer(), move) !=
      Session::Result::played) {
    qFatal("a legal move was refused");
  }
}

bool mayDo(TableController& table, const QString& verb) {
  const auto view = tests::sessionOf(table).view(tests::sourceOf(table).viewer());
  return std::ranges::any_of(view->legal(), [&](const Action& action) {
    return verb == QString::fromUtf8(view->info().verbs[action.verb].name);
  });
}

}  // namespace

Pictures::Pictures(const QString& folder, QStringList wanted)
    : folder_(folder), wanted_(std::move(wanted)) {
  QDir().mkpath(folder_);
}

Pictures::~Pictures() = default;

bool Pictures::isWanted(const QString& name) const {
  return wanted_.isEmpty() ||
         std::ranges::any_of(wanted_, [&name](const QString& part) { return name.contains(part); });
}

void Pictures::openApp(const PictureGame& game) {
  engine_.reset();
  app_.reset();
  home_ = std::make_unique<QTemporaryDir>();
  app_ = std::make_unique<App>(
      App::Folders{home_->filePath(QStringLiteral("settings.conf")), home_->path()});
  Settings& settings = *app_->settings();
  settings.setPace(QStringLiteral("instant"));
  settings.setMotion(QStringLiteral("reduced"));
  for (const CatalogEntry& entry : catalog())
    settings.setGuideSeen(QString::fromUtf8(entry.info->id));
  for (auto value = game.settings.cbegin(); value != game.settings.cend(); ++value)
    settings.setProperty(value.key().toUtf8().constData(), value.value());
  app_->overrideLanguage(game.language.isEmpty() ? QStringLiteral("en") : game.language);
  engine_ = std::make_unique<QQmlApplicationEngine>();
  engine_->addImportPath(QStringLiteral("qrc:/qt/qml"));
  app_->attach(*engine_);
}

QQuickWindow* Pictures::openWindow(const QUrl& file, QSize size, const QVariantMap& properties) {
  QVariantMap initial = properties;
  initial.insert(QStringLiteral("width"), size.width());
  initial.insert(QStringLiteral("height"), size.height());
  engine_->setInitialProperties(initial);
  engine_->load(file);
  if (engine_->rootObjects().isEmpty()) qFatal("%s cannot be shown", qPrintable(file.toString()));
  return qobject_cast<QQuickWindow*>(engine_->rootObjects().constFirst());
}

void Pictures::play(const PictureGame& game) {
  constexpr int kTries = 5;
  PictureGame wanted = game;
  for (int tries = 0;; ++tries) {
    playFrom(game.seed + tries, wanted);
    TableController& table = *app_->table();
    if (game.until.isEmpty() ? game.turns < 0 || !table.status()->dealOver()
                             : mayDo(table, game.until))
      return;
    // After each five seeds, requires one turn less: in some games no deal has that many turns.
    if (tries % kTries == kTries - 1 && wanted.turns > 0) --wanted.turns;
  }
}

void Pictures::playFrom(int seed, const PictureGame& game) {
  NewGame& newGame = *app_->newGame();
  newGame.setGameId(game.game);
  newGame.setPlayers(game.players);
  for (auto option = game.options.cbegin(); option != game.options.cend(); ++option) {
    const int row = newGame.options()->find(QStringLiteral("key"), option.key());
    newGame.options()->setValue(row, option.value().toInt());
  }
  newGame.fixSeeds(static_cast<std::uint64_t>(seed), static_cast<std::uint64_t>(seed));
  newGame.start();
  TableController& table = *app_->table();
  const auto awaitTurn = [&table] {
    if (!QTest::qWaitFor(
            [&table] { return table.status()->yourTurn() || table.status()->dealOver(); },
            kPatience))
      qFatal("a computer player does not move");
    table.pace()->hurry();
  };
  awaitTurn();
  const auto isDue = [&](int turn) {
    return game.until.isEmpty() ? turn == game.turns : mayDo(table, game.until);
  };
  int deals = game.deals;
  for (int turn = 0; deals > 0 || !isDue(turn); ++turn) {
    if (table.status()->dealOver()) {
      if (deals == 0) return;
      --deals;
      turn = -1;
      table.undoHistory()->nextDeal();
      awaitTurn();
      continue;
    }
    if (game.game == QStringLiteral("underwear"))
      takeTurn(table);
    else
      takeAnyMove(table, turn);
    awaitTurn();
  }
}

void Pictures::save(QQuickWindow& window, const QString& name, bool pointed) {
  if (!pointed) {
    for (const int down : {4, 5})
      QTest::mouseMove(&window, QPoint(window.width() / 25, window.height() * down / 8));
  }
  QTest::qWait(kSettling);
  window.grabWindow().save(QDir(folder_).filePath(name + QStringLiteral(".png")));
  QTextStream(stdout) << name << Qt::endl;
}

void Pictures::game(const QString& name, QSize size, const PictureGame& game,
                    const Arrange& arrange) {
  if (!isWanted(name)) return;
  openApp(game);
  QQuickWindow* window =
      openWindow(QUrl(QStringLiteral("qrc:/qt/qml/Downpile/Main.qml")), size, {});
  play(game);
  if (arrange) arrange(*window);
  save(*window, name, game.pointed);
}

void Pictures::page(const QString& name, QSize size, const QString& page, const PictureGame& game,
                    const Arrange& arrange) {
  if (!isWanted(name)) return;
  openApp(game);
  QQuickWindow* window =
      openWindow(QUrl(QStringLiteral("qrc:/qt/qml/Downpile/Main.qml")), size, {});
  window->setProperty("page", page);
  if (arrange) arrange(*window);
  save(*window, name, game.pointed);
}

void Pictures::film(const QString& name, QSize size, int frames,
                    const std::function<void()>& action) {
  openApp({.settings = {{QStringLiteral("pace"), QStringLiteral("unhurried")},
                        {QStringLiteral("panelOpen"), false}}});
  QQuickWindow* window =
      openWindow(QUrl(QStringLiteral("qrc:/qt/qml/Downpile/Main.qml")), size, {});
  action();
  // Pictures are written afterwards, because writing takes longer than a frame.
  std::vector<QImage> taken;
  QElapsedTimer since;
  since.start();
  for (int frame = 0; frame < frames; ++frame) {
    const qint64 due = kFrameTime * (frame + 1);
    QTest::qWait(static_cast<int>(std::max(qint64(1), due - since.elapsed())));
    taken.push_back(window->grabWindow());
  }
  for (int frame = 0; frame < frames; ++frame) {
    const QString number = QStringLiteral("-%1.png").arg(frame, 2, 10, QLatin1Char('0'));
    taken[static_cast<std::size_t>(frame)].save(QDir(folder_).filePath(name + number));
  }
  QTextStream(stdout) << name << Qt::endl;
}

void Pictures::fakeTable(const QString& name, QSize size, const QVariantMap& properties,
                         const QVariantMap& settings) {
  file(name, size, QStringLiteral(DOWNPILE_FAKE_PICTURE), properties, {.settings = settings});
}

void Pictures::file(const QString& name, QSize size, const QString& file,
                    const QVariantMap& properties, const PictureGame& game,
                    const Arrange& arrange) {
  if (!isWanted(name)) return;
  openApp(game);
  QQuickWindow* window = openWindow(QUrl::fromLocalFile(file), size, properties);
  if (arrange) arrange(*window);
  save(*window, name, game.pointed);
}

}  // namespace downpile
