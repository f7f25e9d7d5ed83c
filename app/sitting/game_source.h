// SPDX-License-Identifier: GPL-3.0-or-later
// A game source: one person's view of a game, and the way to act in it. The game can be local, a
// replay or remote; the table need not know which. Answers may arrive later, and until then no
// other request is possible.
#pragma once

#include <QObject>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "game/answer.h"
#include "game/bot_worker.h"
#include "game/story_steps.h"
#include "record/record.h"
#include "rules/any_game.h"
#include "rules/step.h"
#include "text/seal_text.h"

namespace downpile {

class GameSource : public QObject {
  Q_OBJECT

 public:
  using GameRequest = downpile::GameRequest;
  using Answer = downpile::Answer;
  using Answered = downpile::Answered;

  using QObject::QObject;

  // Calls `ready` once, now or when it is known whether the person has joined the table. The other
  // functions are valid from then on.
  virtual void whenReady(std::function<void(bool isReady)> ready) = 0;

  virtual const GameInfo& info() const = 0;
  virtual const OptionValues& options() const = 0;
  // Returns the seats with their occupants, one per player.
  virtual std::span<const Seat> seats() const = 0;
  // The player in the viewer's seat.
  virtual int viewer() const = 0;
  // The player shown as "you"; nullopt for spectators and records of other people.
  virtual std::optional<int> you() const { return viewer(); }

  // Name of the original player if this one is a substitute, otherwise empty.
  virtual QString ownerOf(int /*player*/) const { return {}; }

  // Number of the position; grows with each change.
  virtual std::size_t position() const = 0;
  virtual std::unique_ptr<AnyView> view() const = 0;
  // All places with their cards after the end of a deal; empty before.
  virtual std::vector<PlaceContents> openPlaces() const = 0;
  // All steps from the beginning of the game, without undone ones.
  virtual std::vector<StoryStep> story() const = 0;
  virtual std::vector<DealScore> dealScores() const = 0;
  // Deal number, with which the same cards can be dealt again; empty if none.
  virtual QString dealNumber() const = 0;
  // Seal of the game; nullptr if none.
  virtual const Seal* seal() const { return nullptr; }
  // Result of checking the seal: at the end of the game, or earlier if the check failed.
  virtual std::optional<SealFinding> sealFinding() const { return std::nullopt; }

  // Returns and clears the steps since the last call; announced by `happened`.
  virtual std::vector<Step> takeSteps() = 0;

  // Returns whether the table is reachable. If not, the last known state stays. After a reconnect,
  // missed steps follow by `happened`, or a new state by `jumped`.
  virtual bool isReached() const { return true; }
  // Returns whether this person is disconnected.
  virtual bool isAway(int /*player*/) const { return false; }
  // Returns whether the game is paused for an absent player or for its host.
  virtual bool waits() const { return false; }

  // Part of this person in the game. Spectators and viewers of a replay cannot act.
  enum class Part : std::uint8_t { plays, spectates, replays };
  virtual Part part() const { return Part::plays; }
  // Speed of animations, a value of Settings::pace; nullopt: as in the settings.
  virtual std::optional<QString> ownPace() const { return std::nullopt; }

  // Returns whether a request is not answered yet, or its effects are not reported yet.
  virtual bool isBusy() const = 0;
  // Returns whether an answer takes long because people are asked or the table is not connected.
  virtual bool awaitsPeople() const { return false; }
  // Submits moves of one gesture, in order, for this position. `answered` is called once, now or
  // later, and before `happened`.
  virtual void send(std::span<const Action> actions, std::size_t position, Answered answered) = 0;
  virtual bool may(GameRequest request) const = 0;
  // Submits a request, as send() does with moves. Undo, redo and restart cause no step; view and
  // story change.
  virtual void ask(GameRequest request, Answered answered) = 0;

  virtual bool mayAdvise() const = 0;
  // Requests a hint, which arrives as `advised`.
  virtual void askAdvice() = 0;

  // Reports that the display and the screen reader need this many milliseconds to catch up. Sources
  // wait for that if they can.
  virtual void follow(int milliseconds) = 0;
  // Pauses or resumes the game on request of the user.
  virtual void hold(bool held) = 0;
  // Skips the pause before the next move.
  virtual void skipPause() = 0;
  // Returns whether skipPause() has a move to continue with.
  virtual bool hasMoveReady() const = 0;
  // Returns whether the computer players take unusually long.
  virtual bool isLate() const { return false; }
  // Returns whether the external bot of this player gives no legal moves (ComputerPlayers).
  virtual bool isFailing(int /*player*/) const { return false; }

 signals:
  // Emitted when takeSteps() has new steps, of one position or, after a disconnect, of several.
  void happened();
  // Emitted when the position has changed without a step, as after an undo. view() and story() are
  // new.
  void jumped();
  void reachedChanged();
  void presenceChanged();
  void sealFound();
  void busyChanged();
  void moveReadyChanged();
  void lateChanged();
  void failingChanged(int player);
  void advised(const downpile::BotAdvice& advice);
  // Emitted if a computer player's move could not be stored. The move is retried. `text` is a
  // message for the user.
  void troubled(const QString& text);
};

}  // namespace downpile
