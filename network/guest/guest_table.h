// SPDX-License-Identifier: GPL-3.0-or-later
// A table elsewhere as its guest knows it. When the connection breaks, by the next one what was
// missed is told. What was asked for and is not answered is asked for again then.
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
#include "game/retelling.h"
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
    bool watches = false;  // wants no seat
  };
  // `table`: by which the invitation names it.
  GuestTable(Person person, QString table, QObject* parent = nullptr);
  ~GuestTable() override;

  // Whom the person knows now; the host is told with the next connection.
  void know(Acquaintances knows) { person_.knows = std::move(knows); }
  // Across restarts: the mark of the deck that this person cut (DeckWitness).
  void rememberDeck(const QByteArray& mark) { witness_.remember(mark); }
  QByteArray deckMark() const { return witness_.ownMark(); }
  // Whether the host has said who sits where: nothing below may be asked before that.
  bool isWelcome() const { return isWelcome_; }

  const QString& tableName() const { return tableName_; }
  // The game, its house rules and who sat there at its beginning; seeds are 0.
  const RecordHeader& header() const { return header_; }
  int you() const { return you_; }           // the player who sits here, or kOnlooker
  bool isYours() const { return isYours_; }  // the table: what its owner asks for is done
  const SeatsNow& seats() const { return seats_; }

  // Whether the host has begun the game, or continued it after a restart.
  bool isBegun() const { return isBegun_; }
  // Whether cards are on the table. Nothing below may be asked before that.
  bool isPlaying() const { return view_ != nullptr; }
  // Whether this game is seen from its first card on, rather than from somewhere in it.
  bool sawBeginning() const { return sawBeginning_; }
  std::size_t position() const { return position_; }
  const AnyView& view() const { return *view_; }
  const std::vector<RetoldStep>& story() const { return story_; }
  const std::vector<DealScore>& dealScores() const { return dealScores_; }
  const std::vector<PlaceContents>& openPlaces() const { return openPlaces_; }
  // What has happened since they were last taken.
  std::vector<Step> takeSteps();

  bool isBusy() const { return asked_.has_value(); }
  // As Sitting has them. What the rules forbid is refused at once.
  void send(std::span<const Action> actions, std::size_t position, Answered answered);
  bool may(Wish wish) const;
  void ask(Wish wish, Answered answered);

  // All of the game, once it is over; nothing before.
  const std::optional<Record>& record() const { return record_; }
  // What is known of the chance of this game.
  DeckWitness::State deck() const { return witness_.state(); }

  // Whether the host advises this player; `advised` tells.
  bool mayAdvise() const { return seats_.allowed.hints && you_ != kOnlooker; }
  void askAdvice();

  const std::optional<Ballot>& ballot() const { return ballot_; }
  void vote(bool agrees);
  void follow(int milliseconds);
  void say(const Saying& saying);
  // For the owner, or where the owner does not sit there: a game shall begin.
  void begin();
  // For the owner.
  void allow(const Allowed& allowed);
  void sendAway(int player);
  // Says goodbye; nothing comes any more.
  void leave();

 signals:
  // The host has said which table this is, now or once more.
  void welcomed();
  void seatsChanged();
  // Cards are dealt, or a game that is under way is seen: view and steps are there.
  void begun();
  void happened();
  void jumped();
  void busyChanged();
  void ballotChanged();
  void advised(const downpile::BotAdvice& advice);
  void deckChanged();
  // The host begins with the deck once more, although the own number is known already.
  void deckCutAgain();
  void said(const downpile::Said& said);
  // The whole record, once a game is over.
  void recorded(const std::string& text);

 private:
  struct Asked {
    int id = 0;
    GuestMessage message;
    Answered answered;
  };

  QByteArray greeting() override;
  void hear(const QByteArray& text) override;
  void ended() override;
  void take(const Welcome& welcome);
  void take(const SeatsNow& seats);
  void take(const PositionNow& position);
  void take(const AnswerMessage& answer);
  void take(const BallotMessage& ballot);
  void take(const Said& said);
  void take(const DeckMessage& deck);
  void take(const CutsMessage& cuts);
  void take(const AdviceMessage& advice);
  void take(const RecordMessage& record);
  void take(const Goodbye& goodbye);
  void take(const AtOtherHost& other);

  using LinkedGuest::tell;
  void tell(const GuestMessage& message) { tell(guestMessage(message)); }
  void askFor(GuestMessage message, Answered answered);
  void answered(Answer answer);
  void askAgain();
  bool isPlayerOrNobody(int player) const { return player == kNobody || player < header_.players; }

  Person person_;
  QString table_;
  bool isWelcome_ = false;

  QString tableName_;
  QString token_;
  RecordHeader header_;
  int you_ = 0;
  bool isYours_ = false;
  bool isBegun_ = false;
  SeatsNow seats_;
  std::optional<Ballot> ballot_;
  DeckWitness witness_;
  QString begunToken_;  // of the game that witness_ knows
  std::optional<Record> record_;

  std::unique_ptr<AnyView> view_;
  bool isOfAnother_ = false;  // what is known is of a game before this one
  bool sawBeginning_ = false;
  std::size_t position_ = 0;
  std::vector<RetoldStep> story_;
  std::size_t events_ = 0;  // of story_
  std::vector<DealScore> dealScores_;
  std::vector<PlaceContents> openPlaces_;
  std::vector<Wish> may_;
  std::vector<Step> steps_;

  QString recorded_;  // the token of the game whose record has come
  int lastId_ = 0;
  std::optional<Asked> asked_;
  QTimer eye_;                 // how long it follows is told no more often than this
  int following_ = 0;          // milliseconds
  bool mustAskAgain_ = false;  // after the connection was broken
};

}  // namespace downpile
