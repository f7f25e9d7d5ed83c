// SPDX-License-Identifier: GPL-3.0-or-later
// Current position of the game on a table: the game source and the data read from it for the
// viewer. The presenter may still be showing earlier events.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "sitting/game_source.h"
#include "text/narrator.h"

namespace downpile {

class Settings;

class TablePosition {
  Q_DECLARE_TR_FUNCTIONS(downpile::TablePosition)

 public:
  // Replaces the game source. If `source` is nullptr, the table is empty, and only exists(),
  // viewer(), isAwaited(), isYourTurn() and pace() may be called.
  void put(std::unique_ptr<GameSource> source);
  // Chooses brief or full wording for the screen reader. Does not change the existing narrator. The
  // choice applies from the next call of put() or nameThePlayers() on.
  void setBriefSpeech(bool isBrief) { hasBriefSpeech_ = isBrief; }
  // Reads the players' names and the second lines of their plates (characterOf()) from the game
  // source, in the current language. Returns true if any of them changed.
  bool nameThePlayers();
  // Reads the game source's new position.
  void take();

  bool exists() const { return source_ != nullptr; }
  GameSource& source() const { return *source_; }
  // Number of the player from whose seat the table is shown; 0 if there is no game.
  int viewer() const { return viewer_; }
  const Narrator& narrator() const { return *narrator_; }
  const GameInfo& info() const { return narrator_->info(); }
  // Returns the second line of the player's plate: the style of a computer player, the name of an
  // external bot, or the person for whom a substitute plays. Empty for a person in their own seat.
  QString characterOf(int player) const { return characters_.value(player); }

  const AnyView& view() const { return *view_; }
  std::shared_ptr<const AnyView> sharedView() const { return view_; }
  std::size_t number() const { return number_; }
  // Returns whether the game is paused: a person is absent, the people vote on a request, or the
  // host is not connected.
  bool isPaused() const {
    return source_->waits() || source_->isVotedOn() || !source_->isReached();
  }
  // Returns why the game is paused; empty if it is not.
  QString pauseText() const;
  // Legal moves of the viewer; none while the game is paused.
  const std::vector<Action>& legal() const;
  // Returns the viewer's legal moves with this verb (an index into GameInfo::verbs).
  std::vector<Action> legalWith(std::size_t verb) const;
  // Returns whether the viewer can make a move now. False while the game is paused.
  bool isYourTurn() const { return isAwaited() && !isPaused(); }
  // Returns whether the game waits for the viewer's move, or will do so after a pause.
  bool isAwaited() const;
  // Returns the display speed: the game source's own pace, else the pace in the settings.
  QString pace(const Settings& settings) const;

  // playable(): the viewer's cards that are part of a legal move. liftable(): the playable cards
  // outside the hand, such as face-up cards. Both are empty while the game is paused.
  CardSet playable() const { return isPaused() ? CardSet() : playable_; }
  CardSet liftable() const { return isPaused() ? CardSet() : liftable_; }
  bool isOwnHand(const Place& place) const;
  CardSet ownHand() const;

 private:
  CardSet ownElsewhere() const;

  std::unique_ptr<GameSource> source_;
  int viewer_ = 0;
  std::optional<Narrator> narrator_;
  bool hasBriefSpeech_ = false;
  QStringList names_;
  QStringList characters_;
  std::shared_ptr<const AnyView> view_;
  std::size_t number_ = 0;
  std::vector<Action> legal_;
  CardSet playable_;
  CardSet liftable_;
};

// Returns the displayed seat of each player: 0 is the viewer's seat, the others follow clockwise.
// `chairs` are the players in their order around the table (Standing::chairs).
std::vector<int> seatsFrom(const std::vector<int>& chairs, int viewer);

}  // namespace downpile
