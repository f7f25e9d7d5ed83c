// SPDX-License-Identifier: GPL-3.0-or-later
// A guest's copy of a hosted table. After a reconnect it receives the missed steps and repeats its
// unanswered request.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "game/answer.h"
#include "game/bot_worker.h"
#include "game/story_steps.h"
#include "guest/deck_witness.h"
#include "guest/linked_guest.h"
#include "message/messages.h"
#include "record/record.h"
#include "rules/any_game.h"

namespace downpile {

class GuestTable final : public LinkedGuest {
  Q_OBJECT

 public:
  struct Person {
    QString name;
    int portrait = 0;
    Acquaintances knows{};
    bool watches = false;  // true if the person joins as a spectator
  };
  // `table` is the id of the table (Invitation::table).
  GuestTable(Person person, QString table, QObject* parent = nullptr);
  ~GuestTable() override;

  // Sets the friends and blocked people of the person. The host receives them with the next
  // connection.
  void know(Acquaintances knows) { person_.knows = std::move(knows); }
  // Sets whether the person joins as a spectator. The host learns it with the next connection.
  void watch(bool isOn) { person_.watches = isOn; }
  // Hash of the current game's seal (DeckWitness::markOf). The caller stores it across restarts of
  // the program. deckMark() returns it during a game to whose seal this person has contributed a
  // number. Otherwise deckMark() returns an empty array.
  void rememberDeck(const QByteArray& mark) { witness_.remember(mark); }
  QByteArray deckMark() const { return witness_.ownMark(); }
  // Returns true if the host has sent the message Welcome. The members up to isBegun() are valid
  // only then.
  bool isWelcome() const { return isWelcome_; }

  const QString& tableName() const { return tableName_; }
  // Name that the host has given to the house rules; empty if none.
  const QString& rulesName() const { return rulesName_; }
  // Returns the record header of the current game or, before it begins, of the next one, with the
  // game, the house rules and the original players. The host has replaced all seeds in it by 0.
  const RecordHeader& header() const { return header_; }
  int you() const { return you_; }           // the guest's seat, or kSpectator
  bool isYours() const { return isYours_; }  // true if this guest owns the table
  const SeatsNow& seats() const { return seats_; }

  // Returns whether the game has begun or was resumed.
  bool isBegun() const { return isBegun_; }
  // Returns true if a position of the game has been received. The members up to takeSteps() are
  // valid only then.
  bool isPlaying() const { return view_ != nullptr && !isDropped_; }
  // Returns whether this object was connected when the current game was dealt. False for a resumed
  // game. A guest joining later still receives all earlier steps.
  bool sawBeginning() const { return sawBeginning_; }
  // True if the shown game was already over when this person, or its seat, came to the table.
  bool sawOnlyTheEnd() const { return sawOnlyTheEnd_; }
  // The seats as they were during the shown game; seats() also changes after it, when a person
  // leaves or takes a free seat. If sawOnlyTheEnd(), only record() knows who played.
  const std::vector<SeatNow>& players() const { return players_; }
  std::size_t position() const { return position_; }
  const AnyView& view() const { return *view_; }
  const std::vector<StoryStep>& story() const { return story_; }
  // Undone steps that a redo repeats, next one first; only steps that this guest has seen.
  const std::vector<StoryStep>& undone() const { return undone_; }
  const std::vector<DealScore>& dealScores() const { return dealScores_; }
  const std::vector<PlaceContents>& openPlaces() const { return openPlaces_; }
  // Returns the steps received since the last call. A position that replaces the earlier ones
  // (PositionNow::isFresh) discards them and adds none.
  std::vector<Step> takeSteps();
  // Returns the undo, redo or restart that led to the current position; nullopt if something else
  // did, or if it is unknown.
  const std::optional<Jump>& jump() const { return jump_; }

  bool isBusy() const { return asked_.has_value(); }
  // Sends the moves of one user gesture, such as dragging several cards, to the host. Works like
  // GameSource::send(). If the first move is illegal, it is refused without asking the host.
  void send(std::span<const Action> actions, std::size_t position, Answered answered);
  bool may(GameRequest request) const;
  void ask(GameRequest request, Answered answered);

  // Returns the record of the finished game; nullopt until it has arrived.
  const std::optional<Record>& record() const { return record_; }
  // Returns the result of checking the seal of this game's random outcomes.
  DeckWitness::State deck() const { return witness_.state(); }
  // Returns true if the seal was checked against record(). A record much longer than that of any
  // real game is not checked.
  bool isRecordChecked() const { return record_ && isRecordChecked_; }

  // Returns true if the table allows hints and the guest is a player. askAdvice() requests a hint,
  // which arrives as `advised`.
  bool mayAdvise() const { return seats_.allowed.hints && you_ != kSpectator; }
  void askAdvice();

  const std::optional<OpenVote>& openVote() const { return vote_; }
  // Returns whether an open vote pauses the game. A vote on the next deal does not pause it.
  bool isVotedOn() const { return vote_ && vote_->request != GameRequest::nextDeal; }
  // Returns whether the open vote waits for this player.
  bool mustVote(int player) const;
  // Votes on another person's request.
  void vote(bool agrees);
  // Withdraws the guest's own request, which the others vote on.
  void withdraw();
  void follow(int milliseconds);
  void sendChat(const Chat& chat);
  // Asks the host to begin a game. Allowed for the owner of the table. In a room, also allowed for
  // any seated person while the owner is disconnected or a spectator.
  void begin();
  // Asks the host to change the settings of the table. Allowed only for the owner of the table.
  void allow(const Allowed& allowed);
  // Lets a computer player fill in for a disconnected player in SeatsNow::fillable.
  void fillIn(int player);
  void removePlayer(int player);
  void removeSpectator(const Fingerprint& key);
  // Name of the person who now has this guest's former seat in the running game. Known only if the
  // host has refused the guest because no seat is free; otherwise empty.
  const QString& substitute() const { return substitute_; }
  // Returns true if the operator of the room has closed the table, which no longer exists.
  bool isClosedForGood() const { return isClosedForGood_; }
  // Sends the message Leaving and closes the connection for good.
  void leave();

 signals:
  // Emitted whenever the host has sent Welcome: at first, after a reconnect, when a game begins,
  // and when the host has chosen another game.
  void welcomed();
  // Emitted before welcomed() if the shown game no longer belongs to this table: the host has
  // chosen another game or other house rules. isPlaying() is false until the next game begins.
  void gameDropped();
  void seatsChanged();
  // Emitted when the first position of a game has arrived: at its start, or when the guest joins
  // later or gets another seat. view() and takeSteps() are valid then.
  void begun();
  void happened();
  void jumped();
  void busyChanged();
  void voteChanged();
  // Emitted if a request was not carried out that another player, or the table itself, had made.
  void requestFailed(const downpile::FailedRequest& failed);
  void advised(const downpile::BotAdvice& advice);
  void deckChanged();
  // Emitted if the host restarts the commit-reveal round after this guest has revealed its number.
  // A dishonest host could do this to get other cards.
  void deckCutAgain();
  void chatReceived(const downpile::ChatMessage& chat);
  // Emitted when the complete record of a finished game has arrived.
  void recorded(const std::string& text);

 private:
  struct Asked {
    int id = 0;
    GuestMessage message;
    Answered answered;
    bool isVotedOn = false;  // true if a vote on the request has been opened
    bool isWithdrawn = false;
    std::uint8_t declinedBy = kNoPlayer;
  };

  QByteArray greeting() override;
  void receive(const QByteArray& text) override;
  void ended() override;
  void take(const Welcome& welcome);
  void take(const SeatsNow& seats);
  void take(const PositionNow& position);
  void updateUndone(const PositionNow& now, const std::vector<StoryStep>& steps);
  void take(const AnswerMessage& answer);
  void take(const VoteMessage& openVote);
  void take(const ChatMessage& chat);
  void take(const DeckMessage& deck);
  void take(const CutsMessage& cuts);
  void take(const AdviceMessage& advice);
  void take(const RecordMessage& record);
  void take(const Goodbye& goodbye);
  void take(const Redirect& other);

  using LinkedGuest::sendMessage;
  void sendMessage(const GuestMessage& message) { sendMessage(guestMessage(message)); }
  void askFor(GuestMessage message, Answered answered);
  void answered(Answer answer);
  void askAgain();
  bool isPlayerOrNone(int player) const { return player == kNoPlayer || player < header_.players; }

  Person person_;
  QString table_;
  bool isWelcome_ = false;
  QString substitute_;
  bool isClosedForGood_ = false;

  QString tableName_;
  QString rulesName_;
  QString token_;
  RecordHeader header_;
  int you_ = 0;
  bool isYours_ = false;
  bool isBegun_ = false;
  SeatsNow seats_;
  std::optional<OpenVote> vote_;
  DeckWitness witness_;
  QString begunToken_;  // token of the last game passed to witness_.begun()
  std::optional<Record> record_;
  bool isRecordChecked_ = false;  // false if record_ is too long to check its seal

  std::unique_ptr<AnyView> view_;
  // True while view_ still shows an earlier game, or the current game from another seat.
  bool isOfAnother_ = false;
  bool isDropped_ = false;  // true after gameDropped, until the next game begins
  bool sawBeginning_ = false;
  bool sawOnlyTheEnd_ = false;
  std::vector<SeatNow> players_;
  std::size_t position_ = 0;
  std::vector<StoryStep> story_;
  std::size_t storySize_ = 0;  // number of steps, events and facts in story_
  std::size_t waiting_ = 0;    // number of choices at the end of story_ that wait for other players
  std::vector<StoryStep> undone_;
  std::vector<DealScore> dealScores_;
  std::vector<PlaceContents> openPlaces_;
  std::vector<GameRequest> may_;
  std::optional<Jump> jump_;
  std::vector<Step> steps_;

  int lastId_ = 0;
  std::optional<Asked> asked_;
  QTimer followTimer_;  // limits the rate of Following messages (display lag)
  // Milliseconds until this guest's display has shown all events.
  int following_ = 0;
  // True from the start of a new connection until its first position has arrived. At that time, an
  // unanswered request, if any, is sent again.
  bool mustAskAgain_ = false;
};

}  // namespace downpile
