// SPDX-License-Identifier: GPL-3.0-or-later
// Random deals, and the same deals in other worlds: cards unseen by player 0 are exchanged, so that
// everything player 0 may know stays the same.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "games/catalog.h"
#include "record/session.h"
#include "table/card_set.h"

namespace downpile::tests {

struct PlayedMove {
  int player = 0;
  Action action{};
};

// A record with dealt cards, and the moves played after it.
struct PlayedDeal {
  Record start;
  std::vector<PlayedMove> moves;
};

// A journal accepting all lines.
class OpenJournal final : public DirectJournal {
 public:
  bool append(std::string_view /*lines*/) override { return true; }
};

// Plays a deal without a table, and records the cards seen by player 0.
class Watched {
 public:
  static std::unique_ptr<Watched> begin(const RecordHeader& header) {
    return from([&](Journal& journal, const Session::Observer& observer) {
      return Session::begin(header, journal, observer);
    });
  }
  static std::unique_ptr<Watched> resume(const Record& record) {
    return from([&](Journal& journal, const Session::Observer& observer) {
      return Session::resume(record, journal, observer);
    });
  }

  const Session& session() const { return *session_; }
  const CardSet& seen() const { return seen_; }
  // Player 0's knowledge of the position, as a serialised view.
  const Value& known() const { return known_; }

  bool isOver() const { return session_->standing().dealOver; }
  bool nextDeal() { return session_->nextDeal(); }
  bool play(const PlayedMove& move) {
    const auto answer = session_->submit(move.player, move.action, session_->position());
    look();
    return answer.result == Session::Result::played;
  }

 private:
  template <class Open>
  static std::unique_ptr<Watched> from(Open open) {
    auto watched = std::make_unique<Watched>();
    Watched& it = *watched;
    watched->session_ = open(
        it.journal_,
        Session::Observer{.stepped = [&it](const Step& step) { it.follow(step); }, .reset = [] {}});
    if (!watched->session_) return nullptr;
    watched->look();
    return watched;
  }

  void follow(const Step& step) {
    for (const Event& event : step.cutFor(0).events) note(event.cards);
  }
  void look() {
    const auto view = session_->view(0);
    for (const PlaceContents& place : view->places()) note(place.cards);
    known_ = view->write();
  }
  void note(const std::vector<Card>& cards) {
    for (Card card : cards) {
      if (card.known()) seen_.insert(card);
    }
  }

  OpenJournal journal_;
  std::unique_ptr<Session> session_;
  CardSet seen_;
  Value known_;
};

// Plays random moves until the deal is over, but at most `most` moves. Returns them, or an empty
// list if no player could move.
inline std::vector<PlayedMove> playOn(Watched& watched, Random& random, std::size_t most) {
  std::vector<PlayedMove> moves;
  PlayerSet chosen;  // players who have made their simultaneous choice
  std::size_t position = watched.session().position();
  while (moves.size() < most && !watched.isOver()) {
    const Session& session = watched.session();
    if (session.position() != position) {
      position = session.position();
      chosen = {};
    }
    const auto before = moves.size();
    for (int player : session.actors()) {
      if (chosen.contains(player)) continue;
      const std::vector<Action> legal = session.view(player)->legal();
      if (legal.empty()) continue;
      const auto choice = random.below(static_cast<std::uint32_t>(legal.size()));
      moves.push_back({.player = player, .action = legal[choice]});
      chosen.insert(player);
      break;
    }
    if (moves.size() == before || !watched.play(moves.back())) return {};
  }
  return moves;
}

// Plays `earlier` whole deals, then at most `most` moves of the next one.
inline PlayedDeal playAtRandom(const RecordHeader& header, int earlier, Random& random,
                               std::size_t most) {
  const auto watched = Watched::begin(header);
  for (int deal = 0; deal < earlier; ++deal) {
    playOn(*watched, random, 1000);
    if (!watched->nextDeal()) return {};
  }
  PlayedDeal deal{.start = watched->session().record(), .moves = {}};
  deal.moves = playOn(*watched, random, most);
  return deal;
}

inline std::span<RecordEntry> ofLastDeal(Record& record) {
  const auto last = std::ranges::find(record.entries.rbegin(), record.entries.rend(),
                                      RecordEntry::Kind::next, &RecordEntry::kind);
  return {last.base(), record.entries.end()};
}

// A mapping of cards to cards, transforming a deal into another deal with the same view of player
// 0.
class Exchange {
 public:
  Exchange() {
    for (int id = 0; id < kCardIds; ++id) now_[static_cast<std::size_t>(id)] = Card(id);
  }
  void swap(Card one, Card other) { std::swap(now_[one.id], now_[other.id]); }
  Card operator()(Card card) const { return now_[card.id]; }
  int changed() const {
    int count = 0;
    for (int id = 0; id < kCardIds; ++id) {
      count += now_[static_cast<std::size_t>(id)] == Card(id) ? 0 : 1;
    }
    return count;
  }

  PlayedDeal of(PlayedDeal deal) const {
    for (RecordEntry& entry : ofLastDeal(deal.start)) {
      for (Card& card : entry.cards) card = (*this)(card);
    }
    for (PlayedMove& move : deal.moves) {
      CardSet cards;
      for (Card card : move.action.cards) cards.insert((*this)(card));
      move.action.cards = cards;
    }
    return deal;
  }

 private:
  std::array<Card, kCardIds> now_{};
};

// Returns the views of player 0 at the start and after each of the first `count` moves. Returns
// nullopt if one of the moves is illegal.
inline std::optional<std::vector<Value>> knownIn(const PlayedDeal& deal, std::size_t count) {
  const auto watched = Watched::resume(deal.start);
  if (!watched) return std::nullopt;
  std::vector<Value> known{watched->known()};
  for (std::size_t i = 0; i < count; ++i) {
    if (!watched->play(deal.moves[i])) return std::nullopt;
    known.push_back(watched->known());
  }
  return known;
}

// Returns a mapping that exchanges cards unseen by player 0 in the first `count` moves, and keeps
// the views of player 0 the same.
inline Exchange exchangeUnseen(const PlayedDeal& deal, std::size_t count, CardFamily family,
                               Random& random) {
  const auto watched = Watched::resume(deal.start);
  for (std::size_t i = 0; i < count; ++i) watched->play(deal.moves[i]);
  std::vector<Card> unseen;
  Record start = deal.start;
  for (const RecordEntry& entry : ofLastDeal(start)) {
    for (Card card : entry.cards) {
      if (!watched->seen().contains(card)) unseen.push_back(card);
    }
  }
  const auto known = knownIn(deal, count);
  Exchange exchange;
  // In random order, exchanges each card with the first of the three cards after it that fits. Many
  // exchanges are impossible: they change the view of player 0, or make a move illegal.
  random.shuffle(std::span(unseen));
  for (std::size_t i = 0; i < unseen.size(); ++i) {
    for (std::size_t j = i + 1; j < std::min(unseen.size(), i + 4); ++j) {
      if (kindOf(exchange(unseen[i]), family) == kindOf(exchange(unseen[j]), family)) continue;
      Exchange tried = exchange;
      tried.swap(unseen[i], unseen[j]);
      if (knownIn(tried.of(deal), count) != known) continue;
      exchange = tried;
      break;
    }
  }
  return exchange;
}

}  // namespace downpile::tests
