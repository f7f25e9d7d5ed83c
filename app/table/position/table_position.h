// SPDX-License-Identifier: GPL-3.0-or-later
// How the game on a table stands for the person whose table it is: the sitting and what was read
// from it at its position. It is the true position; the eye may still be on its way there.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "sitting/sitting.h"
#include "text/narrator.h"

namespace downpile {

class Settings;

class TablePosition {
  Q_DECLARE_TR_FUNCTIONS(downpile::TablePosition)

 public:
  // What was there goes. Without a sitting the table is empty, and only exists() may be asked.
  void put(std::unique_ptr<Sitting> sitting);
  // Names and characters, in the language of now. Gives whether they are others than before.
  bool nameThePlayers();
  // The sitting has a new position.
  void take();

  bool exists() const { return sitting_ != nullptr; }
  Sitting& sitting() const { return *sitting_; }
  // The player whose table it is.
  int viewer() const { return viewer_; }
  const Narrator& narrator() const { return *narrator_; }
  const GameInfo& info() const { return narrator_->info(); }
  // What the plate says below the name: what kind of computer player it is, or for whom a
  // substitute plays; empty for other people.
  QString characterOf(int player) const { return characters_.value(player); }

  const AnyView& view() const { return *view_; }
  std::shared_ptr<const AnyView> sharedView() const { return view_; }
  std::size_t number() const { return number_; }
  // What the person may do.
  const std::vector<Action>& legal() const { return legal_; }
  // Of that, by its number what is done with this verb.
  std::vector<Action> legalWith(std::size_t verb) const;
  bool isYourTurn() const;
  // How fast what happens is to be seen: the sitting's own pace, else that of the settings.
  QString pace(const Settings& settings) const;

  // Own cards that legal moves are made of; and those of them that lie elsewhere than in the hand.
  const CardSet& playable() const { return playable_; }
  const CardSet& liftable() const { return liftable_; }
  bool isOwnHand(const Place& place) const;
  CardSet ownHand() const;

 private:
  CardSet ownElsewhere() const;

  std::unique_ptr<Sitting> sitting_;
  int viewer_ = 0;
  std::optional<Narrator> narrator_;
  QStringList names_;
  QStringList characters_;
  std::shared_ptr<const AnyView> view_;
  std::size_t number_ = 0;
  std::vector<Action> legal_;
  CardSet playable_;
  CardSet liftable_;
};

// By player: chairs from the viewer's on, clockwise. `chairs` as in Standing.
std::vector<int> seatsFrom(const std::vector<int>& chairs, int viewer);

}  // namespace downpile
