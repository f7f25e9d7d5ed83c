// SPDX-License-Identifier: GPL-3.0-or-later
// A view of a game with changed contents of places (hands and piles) or a changed Standing (turn,
// totals, end of the deal). Used for cases that do not occur in any of the real games.
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include "rules/any_game.h"

namespace downpile::tests {

class ChangedView : public AnyView {
 public:
  struct Changes {
    std::function<void(std::vector<PlaceContents>&)> places{};
    std::function<void(Standing&)> standing{};
  };
  ChangedView(const AnyView& view, Changes changes)
      : view_(view.clone()), changes_(std::move(changes)) {}

  const GameInfo& info() const override { return view_->info(); }
  const OptionValues& options() const override { return view_->options(); }
  int players() const override { return view_->players(); }
  int viewer() const override { return view_->viewer(); }
  PlayerSet actors() const override { return view_->actors(); }
  std::vector<Action> legal() const override { return view_->legal(); }
  std::optional<Refusal> check(const Action& action) const override { return view_->check(action); }
  std::vector<PlaceContents> places() const override {
    std::vector<PlaceContents> places = view_->places();
    if (changes_.places) changes_.places(places);
    return places;
  }
  Standing standing() const override {
    Standing standing = view_->standing();
    if (changes_.standing) changes_.standing(standing);
    return standing;
  }
  std::vector<ScoreLine> scoreLines(int player) const override { return view_->scoreLines(player); }
  int score(int player) const override { return view_->score(player); }
  std::vector<ScoreLine> paymentLines(int player) const override {
    return view_->paymentLines(player);
  }
  std::optional<Moment> moment() const override { return view_->moment(); }
  std::vector<Fact> facts(int player) const override { return view_->facts(player); }
  CardSet leading() const override { return view_->leading(); }
  Value write() const override { return view_->write(); }
  Value writeForReader() const override { return view_->writeForReader(); }
  std::unique_ptr<AnyView> clone() const override {
    return std::make_unique<ChangedView>(*view_, changes_);
  }

 private:
  std::unique_ptr<AnyView> view_;
  Changes changes_;
};

}  // namespace downpile::tests
