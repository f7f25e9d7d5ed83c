// SPDX-License-Identifier: GPL-3.0-or-later
#include "films.h"

#include <QTest>
#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>

#include "../support/at_table.h"
#include "games/catalog.h"
#include "pictures.h"
#include "program/app.h"
#include "record/session.h"
#include "rules/random.h"

namespace downpile {

namespace {

using namespace Qt::StringLiterals;

constexpr int kMostSeeds = 300;
constexpr int kMostMoves = 1500;
constexpr QSize kSize(1280, 800);

// A journal accepting all lines and storing none.
class NoJournal final : public DirectJournal {
 public:
  bool append(std::string_view) override { return true; }
};

// A scene to film: the first move in random games whose English sentence in the history contains
// the text `sentence`.
struct Scene {
  QString name;
  const char* game;
  int players;
  std::string_view sentence;
  bool byPerson = false;  // the scene is a move of the person at the table, not of an opponent
  int frames = 30;
  const char* option = nullptr;  // key of a house rule, set to 1
  bool greedy = false;           // all players play as many cards as possible
  bool nextDeal = false;         // film the beginning of the next deal
  bool panel = false;            // the side panel is open
};

struct Shot {
  Record record;
  int player = 0;   // player who makes the next move
  Action action{};  // next move, to be filmed
};

bool hasSentence(const Step& step, const GameInfo& info, std::string_view sentence) {
  return std::ranges::any_of(step.events, [&](const Event& event) {
    return event.kind == Event::Kind::sentence &&
           std::string_view(info.sentences[event.sentence].other).find(sentence) !=
               std::string_view::npos;
  });
}

RecordHeader headerOf(const Scene& scene, int seed) {
  RecordHeader header;
  header.game = scene.game;
  header.players = scene.players;
  const auto& options = findGame(header.game)->info->options;
  header.options = standardValues(options);
  if (scene.option != nullptr) header.options[*findOption(options, scene.option)] = 1;
  header.seed = static_cast<std::uint64_t>(seed);
  constexpr const char* kNames[] = {"You", "Mika", "Nora", "Luca", "Sena", "Otto", "Ines", "Remy"};
  for (int player = 0; player < scene.players; ++player) {
    header.seats.push_back({.kind = player == 0 ? "person" : "random",
                            .portrait = 1 + player,
                            .name = kNames[player]});
  }
  return header;
}

std::optional<Shot> find(const Scene& scene) {
  const GameInfo& info = *findGame(scene.game)->info;
  for (int seed = 1; seed <= kMostSeeds; ++seed) {
    NoJournal journal;
    bool isFound = false;
    const auto session =
        Session::begin(headerOf(scene, seed), journal,
                       {.stepped =
                            [&](const Step& step) {
                              isFound = isFound || hasSentence(step, info, scene.sentence);
                            },
                        .reset = {}});
    Random random(static_cast<std::uint64_t>(seed));
    for (int moves = 0; moves < kMostMoves && !session->standing().dealOver; ++moves) {
      const PlayerSet actors = session->actors();
      // Lets the person choose last, so the person's move ends a simultaneous choice.
      int player = scene.players - 1;
      while (!actors.contains(player)) --player;
      const std::vector<Action> legal = session->view(player)->legal();
      Shot shot{session->record(), player,
                legal[random.below(static_cast<std::uint32_t>(legal.size()))]};
      if (scene.greedy) {
        shot.action = *std::ranges::max_element(
            legal, {}, [](const Action& action) { return action.cards.size(); });
      }
      isFound = false;
      session->submit(player, shot.action, session->position());
      if (isFound && (player == 0) == scene.byPerson) return shot;
    }
  }
  return std::nullopt;
}

}  // namespace

void takeFilms(Pictures& pictures) {
  const Scene scenes[] = {
      {u"fourplay"_s, "ultimate-loser", 5, "FourPlay: everybody takes", false, 30, "fourPlay",
       true},
      {u"trick"_s, "ultimate-loser", 5, "wins the trick", true},
      {u"throw"_s, "ultimate-loser", 6, "throws", true},
      {u"throw-again"_s, "ultimate-loser", 6, "Nothing is decided", true},
      {u"loser"_s, "ultimate-loser", 4, "is the Ultimate Loser and takes", false, 40},
      {u"turned-joker"_s, "life", 4, "turns a joker", false, 40},
      {u"played-joker"_s, "life", 4, "plays a joker", false, 40},
      {.name = u"joker-beside-panel"_s,
       .game = "life",
       .players = 4,
       .sentence = "plays a joker",
       .panel = true},
      {u"ace"_s, "life", 4, "takes %n card(s) along", false, 40},
      {u"laid-ace"_s, "life", 4, "which collects", false, 40},
      {u"out"_s, "life", 4, "lays the last card", true, 50},
      {u"thief"_s, "life", 3, "to a thief", false, 50},
      {u"blind"_s, "three-up-three-down", 4, "turns over", false, 30},
      {u"clear"_s, "three-up-three-down", 4, "clear", false, 40},
      {u"own-clear"_s, "three-up-three-down", 4, "clear", true, 40},
      {u"won"_s, "three-up-three-down", 3, "win", true, 50},
      {u"last-trick"_s, "up-and-down", 4, "the last trick", true, 50},
      {u"tricks"_s, "up-and-down", 4, "takes the trick", true},
      {u"steal"_s, "underwear", 4, "steals the downpile", false},
      {u"seats"_s, "underwear", 4, "goes out", false, 30, "seatChanges", false, true},
      {u"went-out"_s, "underwear", 4, "goes out", true, 50},
  };
  for (const Scene& scene : scenes) {
    const QString name = u"film-"_s + QString::fromUtf8(scene.game) + u'-' + scene.name;
    if (!pictures.isWanted(name)) continue;
    const auto shot = find(scene);
    if (!shot) {
      qWarning("no scene found for %s", qPrintable(name));
      continue;
    }
    pictures.film(name, kSize, scene.frames, [&shot, &scene] {
      TableController& table = *App::instance()->table();
      Settings& settings = *App::instance()->settings();
      tests::resume(table, settings, shot->record, std::make_unique<NoJournal>());
      table.pace()->hurry();
      QTest::qWait(300);
      settings.setMotion(u"full"_s);
      settings.setPace(u"normal"_s);
      settings.setPanelOpen(scene.panel);
      if (tests::sourceOf(table).play(shot->player, shot->action) != Session::Result::played) {
        qFatal("a legal move was refused");
      }
      if (!scene.nextDeal) return;
      table.pace()->hurry();
      QTest::qWait(1500);
      table.undoHistory()->nextDeal();
    });
  }
}

}  // namespace downpile
