// SPDX-License-Identifier: GPL-3.0-or-later
// A game source: one person's view of a game, and the functions to make moves and requests in it.
// The game can be local, a replay or remote; the table need not know which of these it is. Answers
// may arrive later, and until then no other request is possible.
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

  // Calls `ready` once, now or later. `isReady` is false if the record of a local game could not be
  // saved; then the game is not shown. The other functions may be called only after `ready`.
  virtual void whenReady(std::function<void(bool isReady)> ready) = 0;

  virtual const GameInfo& info() const = 0;
  virtual const OptionValues& options() const = 0;
  // Returns the occupants of the seats, one per player.
  virtual std::span<const Seat> seats() const = 0;
  // Number of the player shown at the bottom of the table (the viewer).
  virtual int viewer() const = 0;
  // Number of the player called "you"; nullopt for spectators and for records of other people.
  virtual std::optional<int> you() const { return viewer(); }

  // Returns the name of the original player if this player is a substitute, otherwise an empty
  // text.
  virtual QString ownerOf(int /*player*/) const { return {}; }

  // Number of the current position. Each change of the position changes the number.
  virtual std::size_t position() const = 0;
  virtual std::unique_ptr<AnyView> view() const = 0;
  // Returns all places with all their cards if the deal is over, else an empty list.
  virtual std::vector<PlaceContents> openPlaces() const = 0;
  // Returns the steps from the beginning of the game to the current position, without undone steps.
  virtual std::vector<StoryStep> story() const = 0;
  virtual std::vector<DealScore> dealScores() const = 0;
  // Returns the deal number of the game (settings/deal_number.h), with which the same cards can be
  // dealt again; empty if it is unknown or must stay secret.
  virtual QString dealNumber() const = 0;
  // Returns the seal of the game; nullptr if the game has none.
  virtual const Seal* seal() const { return nullptr; }
  // Result of checking the seal. It exists once the game is over, or earlier if the check failed.
  virtual std::optional<SealFinding> sealFinding() const { return std::nullopt; }

  // Returns the steps since the last call. `happened` is emitted when there are new ones.
  virtual std::vector<Step> takeSteps() = 0;

  // Returns whether the table's host is connected. If not, the last known state is kept. After a
  // reconnect, missed steps are reported by `happened`, or a new state by `jumped`.
  virtual bool isReached() const { return true; }
  // Returns whether the person in this seat is disconnected.
  virtual bool isAway(int /*player*/) const { return false; }
  // Returns whether the game is paused because the person in this seat is absent.
  virtual bool isAwaited(int /*player*/) const { return false; }
  // Returns whether the game is paused because a player is absent, or because a game that is to
  // be resumed has not been resumed yet.
  virtual bool waits() const { return false; }
  // Returns whether the game is paused because the people vote on a request, such as an undo.
  virtual bool isVotedOn() const { return false; }
  // Returns whether the vote waits for the person in this seat.
  virtual bool mustVote(int /*player*/) const { return false; }
  // At a multiplayer table, returns the undo, redo or restart that led to the current position.
  // Otherwise, or if something else led to it, or if the cause is unknown, returns nullopt.
  virtual std::optional<Jump> jump() const { return std::nullopt; }

  // What the user does at this table. Spectators and viewers of a replay cannot make moves.
  enum class Part : std::uint8_t { plays, spectates, replays };
  virtual Part part() const { return Part::plays; }
  // Speed of animations (a value of Settings::pace) in place of the setting; nullopt: the setting
  // applies.
  virtual std::optional<QString> ownPace() const { return std::nullopt; }

  // Returns whether a move or request has not been answered yet, or its effects were not reported
  // yet.
  virtual bool isBusy() const = 0;
  // Returns whether an answer takes long because a vote is open or the host is not connected.
  virtual bool awaitsPeople() const { return false; }
  // Makes the moves of one gesture, in order. Answers `stale` if a place (hand or pile) of the move
  // has changed since `position`, or if an undo or similar change came in between. `answered` is
  // called once, now or later, and before `happened`.
  virtual void send(std::span<const Action> actions, std::size_t position, Answered answered) = 0;
  virtual bool may(GameRequest request) const = 0;
  // Carries out a request such as an undo; `answered` works as in send(). Undo, redo and restart
  // add no step; view() and story() change.
  virtual void ask(GameRequest request, Answered answered) = 0;

  virtual bool mayAdvise() const = 0;
  // Requests a hint for the current position; `advised` delivers it. The request is dropped if the
  // position changes or the person acts first. A host ignores it while the game is paused.
  virtual void askAdvice() = 0;

  // Reports the number of milliseconds needed by the display and the screen reader to catch up.
  // Computer players (also those of a remote host) and replays wait for this time before the next
  // move.
  virtual void follow(int milliseconds) = 0;
  // Pauses the computer players or the replay, or lets them continue. Called by the table. Has no
  // effect at a multiplayer table, local or remote.
  virtual void hold(bool held) = 0;
  // Skips the pause before the next move.
  virtual void skipPause() = 0;
  // Returns whether the next move only waits for the end of a pause (skipPause()): the move of a
  // computer player is ready, or a replay is playing and not at its end.
  virtual bool hasMoveReady() const = 0;
  // Returns whether a computer player takes unusually long for a move.
  virtual bool isLate() const { return false; }
  // Returns whether a substitute bot moves for this player's external bot, because the bot's last
  // answer was no legal move (ComputerPlayers).
  virtual bool isFailing(int /*player*/) const { return false; }

 signals:
  // Emitted when takeSteps() has new steps: those leading to one new position or, after a
  // reconnect, to several.
  void happened();
  // Emitted when the position has changed without a step, for example by an undo. view() and
  // story() have changed.
  void jumped();
  void reachedChanged();
  void presenceChanged();
  void sealFound();
  void busyChanged();
  void moveReadyChanged();
  void lateChanged();
  void failingChanged(int player);
  void advised(const downpile::BotAdvice& advice);
  // Emitted if a computer player's move could not be saved. The move is retried. `text` is a
  // message for the user.
  void troubled(const QString& text);
};

}  // namespace downpile
