// SPDX-License-Identifier: GPL-3.0-or-later
// The one authority over a game that is being played. It takes actions, asks the rules, draws what
// chance decides, has every line written to the record before anybody sees what came of it, and
// then tells what happened. Writing may take its time: until it is done everything stands as it
// did, and nothing else can be played. A seat is a person or a computer player; the session does
// not know which of them sends an action.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "record/luck.h"
#include "record/record.h"
#include "record/taken_back.h"
#include "rules/any_game.h"

namespace downpile {

// Where the lines of a record go.
class Journal {
 public:
  using Done = std::function<void(bool kept)>;

  virtual ~Journal() = default;
  // Keeps these lines after those that it has, and says once whether they are safe (on disk and
  // synced) or could not be kept: before it returns, or later in the same thread. It is given
  // nothing more before that.
  virtual void keep(std::string lines, Done done) = 0;
};

// One that is done when it returns.
class DirectJournal : public Journal {
 public:
  void keep(std::string lines, Done done) final { done(append(lines)); }
  virtual bool append(std::string_view lines) = 0;
};

class Session {
 public:
  // Told after something was played (one step an action or outcome, uncut: cut it for the viewer)
  // and after an undo, when only the new view counts.
  struct Observer {
    std::function<void(const Step&)> stepped;
    std::function<void()> reset;
    // What was still being written when begin, resume, submit, nextDeal or undo returned is safe
    // now, and has happened; or it could not be kept, and has not.
    std::function<void(bool kept)> written{};
  };

  enum class Result : std::uint8_t {
    played,
    refused,   // `refusal` says why
    stale,     // a place that the move touches has changed since the position it was meant for
    notSaved,  // the record could not be written; nothing was played
    writing,   // it is being written; `Observer::written` tells
    busy,      // something else is being written: nothing was played
  };
  struct Answer {
    Result result = Result::played;
    std::optional<Refusal> refusal;
  };

  // A new game: writes the header and deals. nullptr where the record could not be written, or the
  // header has no secret (Luck). While it is still being written no cards are dealt.
  static std::unique_ptr<Session> begin(const RecordHeader& header, Journal& journal,
                                        Observer observer);
  // Goes on where a record stands; the journal appends to that record. nullptr where today's rules
  // do not agree with it (see replay), it has no secret, or it could not be written.
  static std::unique_ptr<Session> resume(Record record, Journal& journal, Observer observer);

  // A new game that begins with entries of another one (RecordHeader::takenOver), all of which are
  // written first. They cannot be taken back. nullptr as with resume.
  static std::unique_ptr<Session> playOn(Record record, Journal& journal, Observer observer);

  const Record& record() const { return record_; }
  const RecordHeader& header() const { return record_.header; }

  // The number of the position: of the lines written so far. An action carries the number of the
  // position that it was meant for.
  std::size_t position() const { return record_.entries.size(); }

  // Whether something is being written.
  bool isWriting() const { return writing_ != nullptr; }

  PlayerSet actors() const { return game_->actors(); }
  Standing standing() const { return game_->standing(); }
  std::unique_ptr<AnyView> view(int player) const { return game_->view(player); }
  // Once a deal is over all may be seen: every place with its cards. Nothing while it goes on.
  std::vector<PlaceContents> openPlaces() const;
  std::unique_ptr<AnyView> viewWithPast(int player) const { return game_->viewWithPast(player); }
  std::vector<ScoreLine> scoreLines(int player) const { return game_->scoreLines(player); }

  // What a text means as a move of this player (actionOrNone).
  Action actionFromText(int player, std::string_view text) const {
    return actionOrNone(*game_, player, text);
  }

  Answer submit(int player, const Action& action, std::size_t position);
  // Several moves of one gesture, in this order: all of them are played or none is, and one undo
  // takes them back. A card that an earlier one of them has taken along is not played any more. Not
  // for moves that several players make at the same time.
  Answer submit(int player, std::span<const Action> actions, std::size_t position);

  // Begins the next deal after one that did not end the game. False where there is none to begin or
  // the record could not be written, as with undo. True, too, while it is being written.
  bool nextDeal();

  // Takes back everything from this player's last move on, or from the moves of the last gesture.
  // Chance after it stays what it was. Choices that wait for others (below) are all made anew.
  bool mayUndo(int player) const;
  bool undo(int player);

  // Does again what was taken back last, up to this player's next move: as long as nobody has done
  // anything else since.
  bool mayRedo(int player) const;
  bool redo(int player);

  // Takes back all that was done in this deal, by whomever: the same cards are there to be played
  // once more. Only after this player has moved in it.
  bool mayRestartDeal(int player) const;
  bool restartDeal(int player);

  // The random numbers of a computer player at this position: the same after an undo.
  Random botRandom(int player) const;

 private:
  Session(Record record, const Luck& luck, Journal& journal, Observer observer);
  static std::unique_ptr<Session> from(Record record, Journal& journal, Observer observer);

  using Lines = std::vector<RecordEntry>;
  bool waitsForOthers(int player) const;
  bool hasChosen(int player) const;
  Answer keepBack(int player, const Action& action, const std::string& text);
  bool isSettled() const;
  // What happens once its lines are safe.
  struct Next {
    std::unique_ptr<AnyGame> game;
    Lines lines{};
    std::vector<Step> steps{};
  };
  struct Writing {
    bool isLate = false;  // the call that began it has returned
    std::optional<bool> kept{};
  };
  bool settle(const std::string& before);
  void drawOutcomes(Next& next) const;
  Result write(std::string text, std::function<void()> happen);
  Result commit(Next next, const std::string& before, std::function<void()> then);
  void play(Next& next);
  std::optional<std::size_t> lastMoveOf(int player) const;
  std::size_t firstMoveOfDeal() const;
  bool append(const Lines& lines);
  void noteChanges(const Step& step);
  bool isStale(int player, const Action& action, std::size_t position) const;

  Record record_;
  Luck luck_;
  std::vector<RecordEntry> inForce_;
  TakenBack takenBack_;
  Journal& journal_;
  Observer observer_;
  std::unique_ptr<AnyGame> game_;
  std::shared_ptr<Writing> writing_;  // nobody else keeps it longer than this lives
  // Where several choose at once, their lines wait for the last of them and are then written in the
  // order of players: a record does not say who was quicker, and nothing depends on it.
  Lines choices_;
  std::map<Place, std::size_t> changed_;  // the position at which a place last changed
  std::size_t reset_ = 0;                 // the position before which nothing is valid any more
};

}  // namespace downpile
