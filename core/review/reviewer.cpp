// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/reviewer.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "bots/common_reasons.h"
#include "games/catalog.h"
#include "rules/random.h"

namespace downpile {

namespace {

using Kind = RecordEntry::Kind;

// Returns true if the player has a choice: several legal moves, or the option to do nothing.
bool isDecision(const AnyGame& game, int player) {
  return !isAwaited(game.actors(), game.standing().turn, player) || game.legal(player).size() > 1;
}

}  // namespace

// Plays the record once and judges its moves one after the other.
class Reviewer::Walk {
 public:
  Walk(const Reviewer& reviewer, const std::atomic<bool>& stop, const Progress& progress,
       const Review* known)
      : record_(reviewer.record_),
        plan_(reviewer.plan_),
        decisions_(static_cast<int>(reviewer.decisions_.size())),
        playable_(reviewer.playable_),
        stop_(stop),
        progress_(progress),
        info_(*findGame(record_.header.game)->info),
        judge_(makeJudge(record_.header.game, record_.header.players,
                         plan_.effort.value_or(usualEffort(record_.header.game)))),
        game_(gameOf(record_.header)) {
    const Aim aim = aimOf(record_.header.game, record_.header.players);
    review_ = {.mark = markOf(record_),
               .game = record_.header.game,
               .players = record_.header.players,
               .player = plan_.player,
               .seed = plan_.seed,
               .unit = std::string(aim.unit),
               .slip = amountOf(aim.slip),
               .blunder = amountOf(aim.blunder),
               .moves = {},
               .deals = {}};
    const bool isSame = known != nullptr && known->mark == review_.mark &&
                        known->player == plan_.player && known->seed == plan_.seed;
    known_ = isSame ? known : nullptr;
    // Not the mark of the whole record: the review of a deal must not change with later deals.
    const std::string start = markOf({.header = record_.header, .entries = {}});
    constexpr std::size_t kDigits = 16;
    ofRecord_ = Random(plan_.seed, std::stoull(start.substr(0, kDigits), nullptr, 16)).next();
  }

  Review run() {
    const std::vector<RecordEntry> entries = record_.inForce();
    for (std::size_t i = 0; i < playable_; ++i) {
      const RecordEntry& entry = entries[i];
      if (entry.kind == Kind::move && i >= record_.header.takenOver && isWanted() && !takeKnown()) {
        if (!deal_) beginDeal(i);
        look(i, entry);
        if (stop_) return std::move(review_);
      }
      play(i, entry);
      if (stop_) return std::move(review_);
    }
    review_.complete = true;
    return std::move(review_);
  }

 private:
  bool isWanted() const { return !plan_.deal || *plan_.deal == game_->standing().deal; }

  // Copies the results of the current deal from the earlier review known_. Returns false if the
  // earlier review has no results of this deal.
  bool takeKnown() {
    if (known_ == nullptr) return false;
    const auto isThis = [this](const auto& each) { return each.deal == game_->standing().deal; };
    const auto known = std::ranges::find_if(known_->deals, isThis);
    if (known == known_->deals.end()) return false;
    if (std::ranges::any_of(review_.deals, isThis)) return true;
    std::ranges::copy_if(known_->moves, std::back_inserter(review_.moves), isThis);
    review_.deals.push_back(*known);
    return true;
  }

  // Returns a separate seed for each record, entry and purpose, so that sampling errors average out
  // over many records.
  std::uint64_t seedFor(std::size_t entry, std::uint64_t purpose) const {
    return Random(ofRecord_, entry, purpose).next();
  }

  void play(std::size_t index, const RecordEntry& entry) {
    // In some games players choose before the cards are dealt. Then the effect of the cards is the
    // change of the deal's expected value when they are dealt.
    const bool deals = entry.kind == Kind::chance && !isDealt_;
    const bool bringsCards = deals && deal_ && plan_.divides;
    if (bringsCards) deal_->cards -= promise(index, kBefore);
    playEntry(*game_, entry);
    if (bringsCards) deal_->cards += promise(index, kPromise);
    isDealt_ = entry.kind != Kind::next && (isDealt_ || deals);
    if (deal_ && game_->standing().dealOver) endDeal();
  }

  Amount promise(std::size_t entry, std::uint64_t purpose) const {
    const auto promised = judge_->promise(plan_.player, *game_, seedFor(entry, purpose), stop_);
    return amountOf(promised.value_or(0));
  }

  void beginDeal(std::size_t entry) {
    deal_ = ReviewedDeal{.deal = game_->standing().deal};
    deal_->even = amountOf(judge_->value(*game_, plan_.player));
    if (plan_.divides) deal_->cards = promise(entry, kPromise) - deal_->even;
  }

  void endDeal() {
    deal_->result = amountOf(judge_->value(*game_, plan_.player));
    deal_->luck = 0;
    deal_->luck = deal_->result - deal_->sum();
    if (plan_.divides) review_.deals.push_back(*deal_);
    deal_.reset();
  }

  void look(std::size_t index, const RecordEntry& entry) {
    const bool isOwn = entry.player == plan_.player;
    if ((!isOwn && !plan_.divides) || !isDecision(*game_, entry.player)) return;
    const Action played = actionOrNone(*game_, entry.player, entry.action);
    const auto view = game_->viewWithHistory(entry.player);
    if (isOwn) {
      judge(index, *view, played);
    } else {
      const auto effect =
          judge_->effect(plan_.player, *view, played, seedFor(index, kEffect), stop_);
      deal_->others += amountOf(effect.value_or(0));
    }
  }

  void judge(std::size_t index, const AnyView& view, const Action& played) {
    const auto judgement = judge_->judge(view, played, seedFor(index, kJudgement), stop_);
    if (!judgement) return;
    ReviewedMove move{.entry = index,
                      .deal = deal_->deal,
                      .played = actionText(played, info_),
                      .best = judgement->best ? actionText(*judgement->best, info_) : "",
                      .verdict = judgement->verdict,
                      .value = amountOf(judgement->value.mean),
                      .valueError = amountOf(judgement->value.error),
                      .loss = amountOf(judgement->loss.mean),
                      .lossError = amountOf(judgement->loss.error),
                      .worlds = judgement->worlds};
    if (judgement->reason) {
      const Advice& reason = *judgement->reason;
      move.reason = ReviewReason{.text = judge_->reasons()[reason.reason],
                                 .card = reason.card,
                                 .player = reason.player,
                                 .number = reason.number,
                                 .otherNumber = reason.otherNumber};
    } else if (isWrong(judgement->verdict)) {
      move.reason = ReviewReason{.text = common::kBetterOnAverageReason};
    }
    deal_->decisions -= amountOf(judgement->cost);
    deal_->gains += amountOf(judgement->gain);
    review_.moves.push_back(std::move(move));
    if (progress_) {
      progress_(review_.moves.back(), static_cast<int>(review_.moves.size()), decisions_);
    }
  }

  enum Purpose : std::uint64_t { kJudgement, kEffect, kPromise, kBefore };

  const Record& record_;
  const ReviewPlan& plan_;
  int decisions_;
  std::size_t playable_;
  const std::atomic<bool>& stop_;
  const Progress& progress_;
  const GameInfo& info_;
  std::unique_ptr<Judge> judge_;
  std::unique_ptr<AnyGame> game_;
  Review review_;
  const Review* known_ = nullptr;
  std::uint64_t ofRecord_ = 0;        // seed from the plan's seed and the hash of the header
  bool isDealt_ = false;              // true if the cards of the current deal were dealt
  std::optional<ReviewedDeal> deal_;  // results of the current deal, from its first reviewed move
};

Reviewer::Reviewer(Record record, const ReviewPlan& plan)
    : record_(std::move(record)), plan_(plan) {
  const auto game = gameOf(record_.header);
  const std::vector<RecordEntry> entries = record_.inForce();
  for (; playable_ < entries.size(); ++playable_) {
    const RecordEntry& entry = entries[playable_];
    const bool isOwn = entry.kind == Kind::move && entry.player == plan_.player;
    const bool isWanted = !plan_.deal || *plan_.deal == game->standing().deal;
    const bool counts = isOwn && isWanted && playable_ >= record_.header.takenOver;
    const bool isPlanned = counts && isDecision(*game, entry.player);
    const int deal = game->standing().deal;
    if (const auto problem = playEntry(*game, entry).problem) {
      problem_ = problem->text;
      break;
    }
    if (isPlanned) decisions_.push_back({.entry = playable_, .deal = deal, .movesAhead = 0});
    if (entry.kind != Kind::move) continue;
    for (auto at = decisions_.rbegin(); at != decisions_.rend() && at->deal == deal; ++at)
      ++at->movesAhead;
  }
}

Review Reviewer::run(const std::atomic<bool>& stop, const Progress& progress,
                     const Review* known) const {
  return Walk(*this, stop, progress, known).run();
}

}  // namespace downpile
