// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/signature.h"

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "arena/play.h"
#include "bots/bot_catalog.h"
#include "games/catalog.h"
#include "rules/view.h"

namespace downpile {

namespace {

// Computes the 64-bit FNV-1a hash of all values added to it.
class Digest {
 public:
  void addNumber(std::uint64_t number) {
    for (int byte = 0; byte < 8; ++byte) addByte(static_cast<unsigned char>(number >> (8 * byte)));
  }
  void addText(std::string_view text) {
    addNumber(text.size());
    for (char c : text) addByte(static_cast<unsigned char>(c));
  }
  void addValue(const Value& value) {
    addNumber(value.data.index());
    if (const bool* flag = value.boolean()) addNumber(std::uint64_t{*flag});
    if (const std::int64_t* number = value.number()) addNumber(static_cast<std::uint64_t>(*number));
    if (const std::string* text = value.text()) addText(*text);
    if (const Value::List* list = value.list()) {
      addNumber(list->size());
      for (const Value& item : *list) addValue(item);
    }
    if (const Value::Object* members = value.object()) {
      addNumber(members->size());
      for (const auto& [key, member] : *members) {
        addText(key);
        addValue(member);
      }
    }
  }
  std::uint64_t value() const { return hash_; }

 private:
  void addByte(unsigned char byte) { hash_ = (hash_ ^ byte) * 0x100000001b3U; }

  std::uint64_t hash_ = 0xcbf29ce484222325U;
};

constexpr std::uint64_t kSeed = 20;
// Usual number of players: the bots are asked, and house rules are changed, only in games with this
// number. If a game does not allow it, the nearest allowed number.
constexpr int kPlayers = 4;
// The state and all views are hashed in every fourth position.
constexpr std::size_t kViewsEach = 4;
constexpr std::size_t kWorldsEach = 8;  // a world is sampled in every eighth position
// The deals where the bots are asked have more than this number of moves in all. If one deal has
// fewer, further deals are played.
constexpr std::size_t kLeastMoves = 55;

// Samples a world consistent with a player's view. Returns it as data for the hash.
using DrawWorld = Value (*)(const AnyGame& game, int player, Random& random);

// Hashes deals played with random moves.
class Signature {
 public:
  Signature(const CatalogEntry& game, DrawWorld drawWorld, std::size_t askedEach)
      : game_(game), drawWorld_(drawWorld), askedEach_(askedEach) {
    for (const std::string& name : botNames(game.info->id)) {
      std::string error;
      bots_.push_back(makeBot(game.info->id, name, error));
      bots_.back()->setTimeLimit(std::chrono::milliseconds(0));
    }
  }

  std::uint64_t value() {
    const GameInfo& info = *game_.info;
    const int usual = std::clamp(kPlayers, info.minPlayers, info.maxPlayers);
    const OptionValues standard = standardValues(info.options);
    for (int players = info.minPlayers; players <= info.maxPlayers; ++players) {
      follow(standard, players, players == usual);
    }
    // Also hashes games with one house rule changed: each value of a switch or a choice, and the
    // lowest and the highest value of a number.
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      for (const std::int16_t way : notableValues(info.options[i])) {
        OptionValues values = standard;
        values[i] = way;
        if (*game_.refuse(values, usual) == '\0') follow(values, usual, false);
      }
    }
    return digest_.value();
  }

 private:
  void follow(const OptionValues& options, int players, bool askBots) {
    const std::unique_ptr<AnyGame> made = game_.create(options, players);
    AnyGame& game = *made;
    std::size_t moves = 0;
    for (std::uint64_t deal = 1; !game.standing().gameOver; ++deal) {
      if (deal > 1) game.startDeal();
      playOne(game, deal, moves, askBots);
      if (!askBots || moves > kLeastMoves) break;
    }
    digest_.addValue(game.write());
  }

  void playOne(AnyGame& game, std::uint64_t deal, std::size_t& moves, bool askBots) {
    playDeal(
        game, {.cards = kSeed, .deal = deal, .bots = kSeed},
        [&](int player, Random& random) -> std::optional<Action> {
          const std::vector<Action> legal = game.legal(player);
          if (legal.empty()) return std::nullopt;
          return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        },
        [&](int player, const Action& action) {
          note(game, player, action, moves, askBots);
          ++moves;
        });
  }

  void note(const AnyGame& game, int player, const Action& action, std::size_t move, bool askBots) {
    digest_.addText(actionText(action, *game_.info));
    for (const Action& legal : game.legal(player)) digest_.addText(actionText(legal, *game_.info));
    if (move % kViewsEach == 0) {
      digest_.addValue(game.write());
      for (int viewer = 0; viewer < game.players(); ++viewer) {
        digest_.addValue(game.view(viewer)->write());
      }
    }
    Random random(kSeed, move);
    if (move % kWorldsEach == 0) {
      digest_.addValue(drawWorld_(game, player, random));
    }
    if (!askBots || move % askedEach_ != 0) return;
    for (const auto& bot : bots_) {
      Random own = random;
      const auto chosen = bot->choose(*viewFor(*bot, game, player), own, kNever);
      digest_.addText(chosen ? actionText(*chosen, *game_.info) : std::string());
    }
  }

  const CatalogEntry& game_;
  DrawWorld drawWorld_;
  std::size_t askedEach_;
  std::vector<std::unique_ptr<Bot>> bots_;
  Digest digest_;
};

template <class G>
Value drawWorld(const AnyGame& game, int player, Random& random) {
  Sampler<G> sampler(view(dynamic_cast<const GameOf<G>&>(game).game(), player));
  return sampler.draw(random).write();
}

}  // namespace

std::uint64_t signatureOf(std::string_view game, int askedEach) {
  std::uint64_t value = 0;
  withGame(game, [&]<class G>() {
    value = Signature(*findGame(game), &drawWorld<G>, static_cast<std::size_t>(askedEach)).value();
  });
  return value;
}

}  // namespace downpile
