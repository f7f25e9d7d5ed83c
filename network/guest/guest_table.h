// SPDX-License-Identifier: GPL-3.0-or-later
// A guest's copy of a remote table. After a reconnect it receives the missed steps and repeats its
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
    bool watches = false;  // whether the person joins as a spectator
  };
  // `table` is the id of the table (Invitation::table).
  GuestTable(Person person, QString table, QObject* parent = nullptr);
  ~GuestTable() override;

  // Updates the contacts; the host gets them with the next connection.
  void know(Acquaintances knows) { person_.knows = std::move(knows); }
  // DeckWitness mark of the current game, to be kept across restarts.
  void rememberDeck(const QByteArray& mark) { witness_.remember(mark); }
  QByteArray deckMark() const { return witness_.ownMark(); }
  // Returns whether the host has sent Welcome. The members below are valid from then on.
  bool isWelcome() const { return isWelcome_; }

  const QString& tableName() const { return tableName_; }
  // Game, house rules and initial players; all seeds are 0.
  const RecordHeader& header() const { return header_; }
  int you() const { return you_; }           // player in this guest's seat, or kSpectator
  bool isYours() const { return isYours_; }  // whether this guest owns the table
  const SeatsNow& seats() const { return seats_; }

  // Returns whether the game has begun or was resumed.
  bool isBegun() const { return isBegun_; }
  // Returns whether a position has been received. The members below are valid from then on.
  bool isPlaying() const { return view_ != nullptr; }
  // Returns whether the guest has seen this game from its first card.
  bool sawBeginning() const { return sawBeginning_; }
  std::size_t position() const { return position_; }
  const AnyView& view() const { return *view_; }
  const std::vector<StoryStep>& story() const { return story_; }
  const std::vector<DealScore>& dealScores() const { return dealScores_; }
  const std::vector<PlaceContents>& openPlaces() const { return openPlaces_; }
  // Returns the steps since the last call and removes them.
  std::vector<Step> takeSteps();

  bool isBusy() const { return asked_.has_value(); }
  // As GameSource::send(). Illegal moves are refused without asking the host.
  void send(std::span<const Action> actions, std::size_t position, Answered answered);
  bool may(GameRequest request) const;
  void ask(GameRequest request, Answered answered);

  // Record of the finished game; none before its end.
  const std::optional<Record>& record() const { return record_; }
  // State of the seal check of this game.
  DeckWitness::State deck() const { return witness_.state(); }

  // Returns whether the host gives hints to this player; the answer arrives as `advised`.
  bool mayAdvise() const { return seats_.allowed.hints && you_ != kSpectator; }
  void askAdvice();

  const std::optional<OpenVote>& openVote() const { return vote_; }
  void vote(bool agrees);
  void follow(int milliseconds);
  void sendChat(const Chat& chat);
  // Begins a game. For the owner, or for any seated person while the owner is not seated.
  void begin();
  // Changes the settings of the table. For the owner only.
  void allow(const Allowed& allowed);
  void removePlayer(int player);
  void removeSpectator(const Fingerprint& key);
  // Player who has taken over this guest's seat, once the table is full; else empty.
  const QString& substitute() const { return substitute_; }
  // Sends Leaving and closes the connection for good.
  void leave();

 signals:
  // Emitted when Welcome was received, for the first time or again.
  void welcomed();
  void seatsChanged();
  // First position of a game, new or running. view() and takeSteps() are valid.
  void begun();
  void happened();
  void jumped();
  void busyChanged();
  void voteChanged();
  void advised(const downpile::BotAdvice& advice);
  void deckChanged();
  // The host restarted the commit-reveal round although this guest had already opened its number.
  void deckCutAgain();
  void chatReceived(const downpile::ChatMessage& chat);
  // Complete record of a finished game.
  void recorded(const std::string& text);

 private:
  struct Asked {
    int id = 0;
    GuestMessage message;
    Answered answered;
  };

  QByteArray greeting() override;
  void receive(const QByteArray& text) override;
  void ended() override;
  void take(const Welcome& welcome);
  void take(const SeatsNow& seats);
  void take(const PositionNow& position);
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

  QString tableName_;
  QString token_;
  RecordHeader header_;
  int you_ = 0;
  bool isYours_ = false;
  bool isBegun_ = false;
  SeatsNow seats_;
  std::optional<OpenVote> vote_;
  DeckWitness witness_;
  QString begunToken_;  // token of the game that witness_ follows
  std::optional<Record> record_;

  std::unique_ptr<AnyView> view_;
  bool isOfAnother_ = false;  // whether view_ belongs to an earlier game or to another seat
  bool sawBeginning_ = false;
  std::size_t position_ = 0;
  std::vector<StoryStep> story_;
  std::size_t events_ = 0;  // number of events in story_
  std::vector<DealScore> dealScores_;
  std::vector<PlaceContents> openPlaces_;
  std::vector<GameRequest> may_;
  std::vector<Step> steps_;

  QString recorded_;  // token of the game whose record was received
  int lastId_ = 0;
  std::optional<Asked> asked_;
  QTimer followTimer_;         // limits how often Following is sent
  int following_ = 0;          // milliseconds until the display has caught up
  bool mustAskAgain_ = false;  // whether the request must be repeated; set by a reconnect
};

}  // namespace downpile
