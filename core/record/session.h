// SPDX-License-Identifier: GPL-3.0-or-later
// The single authority over a running game. It accepts actions, checks them with the rules and
// draws chance outcomes. Every line is in the record before its result becomes visible; then
// observers are notified. Exception: a simultaneous choice is reported at once, but is written only
// together with the last player's choice. Writing may be asynchronous: until it is finished the
// position does not change and no other action is accepted. The session does not know whether a
// seat is a person or a bot.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "record/chance_source.h"
#include "record/record.h"
#include "record/taken_back.h"
#include "rules/any_game.h"

namespace downpile {

// Stores the lines of a record as they are written, for example in a file.
class Journal {
 public:
  using Done = std::function<void(bool isSaved)>;

  virtual ~Journal() = default;
  // Appends these lines and calls `done` once: with true if they are stored safely (on disk and
  // synced), with false if they could not be stored. Calls `done` before write() returns, or later
  // in the same thread. The session does not call write() again before `done` was called.
  virtual void write(std::string lines, Done done) = 0;
};

// A journal that works synchronously: when write() returns, the lines are stored or could not be
// stored.
class DirectJournal : public Journal {
 public:
  void write(std::string lines, Done done) final { done(append(lines)); }
  virtual bool append(std::string_view lines) = 0;
};

class Session {
 public:
  // Receives the changes of the game. stepped: called for each action or chance outcome, with all
  // its cards; Step::cutFor() hides the secret cards from a viewer. reset: called after an undo, a
  // redo or a restart of the deal. The steps reported before are then invalid, and the observer
  // must fetch the views again.
  struct Observer {
    std::function<void(const Step&)> stepped;
    std::function<void()> reset;
    // Called at the end of a write still pending when its function (such as submit or undo)
    // returned. isSaved: true if the change was stored and took effect, false if it was dropped.
    std::function<void(bool isSaved)> written{};
  };

  enum class Result : std::uint8_t {
    played,
    refused,  // the rules do not allow the move; see `refusal`
    // The move came too late: a place relevant to it has changed since the player's choice.
    stale,
    notSaved,  // the record could not be written; nothing was played
    writing,   // the write is pending; `Observer::written` reports its end
    busy,      // another write is pending; nothing was played
  };
  struct Answer {
    Result result = Result::played;
    std::optional<Refusal> refusal;
  };

  // Starts a new game: writes the header and the first chance outcomes. The cards are dealt when
  // the write is finished. Returns nullptr if the record could not be written or the header has no
  // secret (see ChanceSource).
  static std::unique_ptr<Session> begin(const RecordHeader& header, Journal& journal,
                                        Observer observer);
  // Continues the game of a record. The journal must append to the text of that record. Returns
  // nullptr if the record contradicts the current rules (see replay), has no secret, or could not
  // be written.
  static std::unique_ptr<Session> resume(Record record, Journal& journal, Observer observer);

  // Starts a new game from a position of another one. The entries of the other game are written
  // first and cannot be undone (RecordHeader::takenOver). Returns nullptr in the same cases as
  // resume().
  static std::unique_ptr<Session> playOn(Record record, Journal& journal, Observer observer);

  const Record& record() const { return record_; }
  const RecordHeader& header() const { return record_.header; }

  // Number of the current position: the number of entries written so far. A player submits an
  // action together with the number of the position where the player chose it.
  std::size_t position() const { return record_.entries.size(); }

  // Returns true while a write is pending.
  bool isWriting() const { return writing_ != nullptr; }

  PlayerSet actors() const { return game_->actors(); }
  Standing standing() const { return game_->standing(); }
  std::unique_ptr<AnyView> view(int player) const { return game_->view(player); }
  // Returns all places with all cards after the end of a deal; empty during a deal.
  std::vector<PlaceContents> openPlaces() const;
  std::unique_ptr<AnyView> viewWithHistory(int player) const {
    return game_->viewWithHistory(player);
  }
  std::vector<ScoreLine> scoreLines(int player) const { return game_->scoreLines(player); }

  // Returns the steps of the simultaneous choices that wait for other players, in the order in
  // which they were made. They are not in the record yet.
  std::vector<Step> waitingSteps() const;

  // Returns the move of this player described by a text (see actionOrNone).
  Action actionFromText(int player, std::string_view text) const {
    return actionOrNone(*game_, player, text);
  }

  Answer submit(int player, const Action& action, std::size_t position);
  // Submits several moves of one gesture, in this order. Either all of them are played or none, and
  // one undo takes them all back. If an earlier move of the gesture also moves the card of a later
  // one, the later move is skipped. Not for simultaneous choices of several players.
  Answer submit(int player, std::span<const Action> actions, std::size_t position);

  // Begins the next deal. Returns true if it has begun, or if its write is pending; then
  // Observer::written reports whether it has begun. Returns false if no deal can begin now, another
  // write is pending, or the write failed. The results of undo(), redo() and restartDeal() have the
  // same meaning.
  bool nextDeal();

  // mayUndo(): whether undo() is possible. undo(): takes back the player's last move (or gesture)
  // and everything after it. Later chance outcomes will be the same again. If a choice of
  // the player waits for other players, only this choice is taken back; otherwise all choices that
  // wait are dropped.
  bool mayUndo(int player) const;
  bool undo(int player);
  // Returns the number of entries that stay in force after undo(), or nullopt if it undoes no
  // entry.
  std::optional<std::size_t> entriesAfterUndo(int player) const;

  // mayRedo(): whether redo() is possible. redo(): plays undone entries again: the next one in any
  // case, and the following ones until the player's next move, which is not played. Not possible if
  // the game has continued differently since the undo, or while the player's choice waits for other
  // players. If an undone entry breaks the rules, because the record is damaged, redo() fails and
  // forgets all undone entries.
  bool mayRedo(int player) const;
  bool redo(int player);

  // mayRestartDeal(): whether restartDeal() is possible. restartDeal(): takes back all moves of
  // this deal, of all players, so that the same cards can be played again. Moves copied from
  // another game (RecordHeader::takenOver) stay. Possible only after this player has moved in the
  // deal.
  bool mayRestartDeal(int player) const;
  bool restartDeal(int player);

  // Returns the random numbers for a bot's decision in this position. They are the same after an
  // undo.
  Random botRandom(int player) const;

 private:
  Session(Record record, const ChanceSource& chanceSource, Journal& journal, Observer observer);
  static std::unique_ptr<Session> from(Record record, Journal& journal, Observer observer);

  using Lines = std::vector<RecordEntry>;
  struct Choice {
    RecordEntry entry;
    Step step;
  };
  bool waitsForOthers(int player) const;
  bool hasChosen(int player) const;
  Answer deferChoice(int player, const Action& action, const std::string& text);
  bool isSettled() const;
  // A change of the game. It takes effect when its entries (`lines`) have been stored.
  struct Next {
    std::unique_ptr<AnyGame> game;
    Lines lines{};
    std::vector<Step> steps{};
  };
  struct Writing {
    bool isLate = false;  // true after the return of the function that began the write
    std::optional<bool> isSaved{};
  };
  bool settle(const std::string& before);
  void drawOutcomes(Next& next) const;
  Result write(std::string text, std::function<void()> happen);
  Result commit(Next next, const std::string& before, std::function<void()> written);
  void play(Next& next);
  std::optional<std::size_t> lastMoveOf(int player) const;
  std::size_t firstMoveOfDeal() const;
  Result append(const Lines& lines, std::vector<Choice> kept = {});
  static bool isBegun(Result result) {
    return result == Result::played || result == Result::writing;
  }
  void noteChanges(const Step& step);
  bool isStale(int player, const Action& action, std::size_t position) const;

  Record record_;
  ChanceSource chanceSource_;
  std::vector<RecordEntry> inForce_;
  TakenBack takenBack_;
  Journal& journal_;
  Observer observer_;
  std::unique_ptr<AnyGame> game_;
  // State of the pending write. Only the session owns it, so weak pointers to it expire with the
  // session.
  std::shared_ptr<Writing> writing_;
  // Simultaneous choices of several players. They wait for the last player's choice, and are then
  // written in the order of the players. So the record does not reveal the first chooser.
  std::vector<Choice> choices_;
  // For each place: the number of the position after the last change of that place.
  std::map<Place, std::size_t> changed_;
  // All moves chosen in positions with a lower number than this are stale.
  std::size_t reset_ = 0;
};

}  // namespace downpile
