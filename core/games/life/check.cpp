// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons to refuse a move of Life. They are checked in this order: turn (G7), phase (G9), held
// cards (G8), then the rules of Life.
#include "games/life/life.h"

namespace downpile {

namespace {

using RefusalReason = Life::RefusalReason;

Refusal refusal(RefusalReason reason, const Action& action = {}) {
  return Refusal{.reason = static_cast<std::uint8_t>(reason),
                 .card = action.cards.empty() ? Card() : action.cards.first(),
                 .cards = action.cards};
}

Refusal aboutPlayer(RefusalReason reason, const Action& action, int player) {
  Refusal r = refusal(reason, action);
  r.player = static_cast<std::uint8_t>(player);
  return r;
}

}  // namespace

std::optional<Refusal> Life::check(int player, const Action& action) const {
  if (state_.waiting != Waiting::forMove) return refusal(RefusalReason::nobodyMoves, action);
  if (!mayAct(player)) {
    const bool chosen = state_.phase == Phase::choose && player >= 0 && player < players_ &&
                        state_.chosen[at(player)] != kNoChoice;
    return aboutPlayer(chosen ? RefusalReason::chosenAlready : RefusalReason::notYourTurn, action,
                       state_.turn);
  }
  if (auto r = checkForm(action)) return r;
  if (auto r = checkPhase(action)) return r;
  switch (action.verb) {
    case kChoose:
      if (action.number != static_cast<int>(Suit::spades) || option(kChooseSpades)) break;
      return refusal(RefusalReason::spadesNotChosen);
    case kJoker:
      if (holdsJoker(player)) break;
      return refusal(RefusalReason::noJoker);
    case kLay: {
      if (!state_.hands[at(player)].containsAll(action.cards)) {
        return refusal(RefusalReason::notHeld, action);
      }
      Refusal r = refusal(RefusalReason::wrongSuit, action);
      r.suit = static_cast<Suit>(state_.turned);
      if (lifeSuit(r.suit).containsAll(action.cards)) break;
      return r;
    }
    case kSteal:
    case kStealAt:
    case kTake:
      return checkTheft(player, action);
    default:
      break;
  }
  return std::nullopt;
}

// Refuses actions invalid in every phase: without a known verb, with the wrong arguments, or with
// more than one card.
std::optional<Refusal> Life::checkForm(const Action& action) const {
  if (!wellFormed(action, info().verbs)) return refusal(RefusalReason::noMove, action);
  if (action.cards.size() > 1) return refusal(RefusalReason::oneCard, action);
  return std::nullopt;
}

// G9: refuses a move impossible in the current phase of the deal.
std::optional<Refusal> Life::checkPhase(const Action& action) const {
  if (state_.phase == Phase::choose) {
    if (action.verb == kChoose) return std::nullopt;
    return refusal(RefusalReason::chooseFirst, action);
  }
  const bool stealing = state_.phase == Phase::steal;
  const Suit suit = static_cast<Suit>(state_.turned == kNoChoice ? 0 : state_.turned);
  Refusal r = refusal(RefusalReason::suitsChosen, action);
  r.suit = suit;
  const auto because = [&r](RefusalReason reason) {
    r.reason = static_cast<std::uint8_t>(reason);
    return r;
  };
  switch (action.verb) {
    case kChoose:
      return r;
    case kTurn:
      if (state_.phase == Phase::start) return std::nullopt;
      return because(stealing ? RefusalReason::stealOrDecline : RefusalReason::turnedAlready);
    case kJoker:
      if (state_.phase == Phase::start) return std::nullopt;
      return because(RefusalReason::jokerInsteadOfTurning);
    case kLay:
    case kDone:
      if (state_.phase == Phase::lay) return std::nullopt;
      if (!stealing) return because(RefusalReason::turnFirst);
      return because(suit == Suit::spades ? RefusalReason::everySpade
                                          : RefusalReason::stealOrDecline);
    case kDecline:
      if (stealing) return std::nullopt;
      return because(RefusalReason::nothingToDecline);
    default:
      if (!stealing) return because(RefusalReason::noStealNow);
  }
  if (action.target >= players_) {
    r.number = static_cast<std::int16_t>(players_ - 1);
    return because(RefusalReason::noSuchPlayer);
  }
  r.player = action.target;
  if (action.verb == kStealAt && option(kBlindSteal)) return because(RefusalReason::fanIsShuffled);
  if (action.verb == kSteal && !option(kBlindSteal)) return because(RefusalReason::pointAtCard);
  return std::nullopt;
}

// L8, L9, L11: refuses an illegal steal.
std::optional<Refusal> Life::checkTheft(int player, const Action& action) const {
  const int target = action.target;
  if (state_.victim != kNoPlayer && target != state_.victim) {
    return aboutPlayer(RefusalReason::onlyFromVictim, action, state_.victim);
  }
  Refusal r = aboutPlayer(RefusalReason::fromYourself, action, target);
  const auto because = [&r](RefusalReason reason) {
    r.reason = static_cast<std::uint8_t>(reason);
    return r;
  };
  if (target == player) return r;
  const CardSet& faceUp = state_.faceUp[at(target)];
  if (action.verb == kTake) {
    if (faceUp.containsAll(action.cards)) return std::nullopt;
    return because(RefusalReason::notFaceUp);
  }
  if (!faceUp.empty()) return because(RefusalReason::takeFaceUp);
  r.number = state_.held[at(target)];
  if (r.number == 0) return because(RefusalReason::nothingToSteal);
  if (action.verb == kStealAt && action.place >= r.number) {
    return because(RefusalReason::noSuchPosition);
  }
  return std::nullopt;
}

}  // namespace downpile
