// SPDX-License-Identifier: GPL-3.0-or-later
// Everything the table shows and takes: a QObject over a Sitting, of one person at one chair.
// Gestures come in and become moves that the rules judge; what happens goes out as models, event
// by event for the eye. The sitting's state is always the true one, and nothing waits for motion.
// What is shown comes from the person's view and from steps cut for that person, from nothing
// else.
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "sitting/sitting.h"
#include "table/after_saving.h"
#include "table/button_model.h"
#include "table/card_model.h"
#include "table/eye_plan.h"
#include "table/eye_queue.h"
#include "table/eye_table.h"
#include "table/forced_moves.h"
#include "table/last_moves.h"
#include "table/place_model.h"
#include "table/player_model.h"
#include "table/table_ear.h"
#include "table/table_moment.h"
#include "table/table_scores.h"
#include "table/table_story.h"
#include "text/narrator.h"

namespace downpile {

class Settings;

class TableController : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.table")

  Q_PROPERTY(bool active READ active NOTIFY activeChanged)
  Q_PROPERTY(QString gameId READ gameId NOTIFY activeChanged)
  Q_PROPERTY(QString gameTitle READ gameTitle NOTIFY changed)
  // Whether what is played is only shown.
  Q_PROPERTY(bool isReplay READ isReplay NOTIFY activeChanged)
  Q_PROPERTY(downpile::PlayerModel* players READ players CONSTANT)
  Q_PROPERTY(downpile::PlaceModel* places READ places CONSTANT)
  Q_PROPERTY(downpile::CardModel* cards READ cards CONSTANT)
  Q_PROPERTY(downpile::ButtonModel* buttons READ buttons CONSTANT)
  Q_PROPERTY(downpile::StoryModel* story READ story CONSTANT)
  Q_PROPERTY(downpile::ScoreModel* scores READ scores CONSTANT)
  Q_PROPERTY(downpile::DealSummary* summary READ summary CONSTANT)
  Q_PROPERTY(downpile::TableEar* ear READ ear CONSTANT)
  Q_PROPERTY(downpile::TableMoment* moment READ moment CONSTANT)

  Q_PROPERTY(bool yourTurn READ yourTurn NOTIFY changed)
  Q_PROPERTY(QString turnText READ turnText NOTIFY changed)
  Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
  // What ending the deal now would give; empty where the game has no such thing.
  Q_PROPERTY(QString worthText READ worthText NOTIFY changed)
  Q_PROPERTY(QString worthBrief READ worthBrief NOTIFY changed)
  // Of the table, beside the cards (trumps): maps of name, text, suit, label.
  Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)
  Q_PROPERTY(QStringList houseRules READ houseRules NOTIFY changed)
  Q_PROPERTY(bool mayUndo READ mayUndo NOTIFY changed)
  Q_PROPERTY(bool mayRedo READ mayRedo NOTIFY changed)
  Q_PROPERTY(bool mayRestartDeal READ mayRestartDeal NOTIFY changed)
  Q_PROPERTY(bool mayHint READ mayHint NOTIFY changed)
  Q_PROPERTY(bool dealOver READ dealOver NOTIFY changed)
  Q_PROPERTY(bool gameOver READ gameOver NOTIFY changed)

  Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
  Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalChanged)
  Q_PROPERTY(QString hintText READ hintText NOTIFY hintTextChanged)
  Q_PROPERTY(QString announcement READ announcement NOTIFY announcementChanged)
  Q_PROPERTY(bool carrying READ carrying NOTIFY carryingChanged)
  Q_PROPERTY(QStringList choices READ choices NOTIFY choicesChanged)
  Q_PROPERTY(bool moving READ moving NOTIFY movingChanged)
  // Many cards travel one after the other: a deal.
  Q_PROPERTY(bool dealing READ dealing NOTIFY dealingChanged)
  // Step by step: the table waits for goOn().
  Q_PROPERTY(bool awaitsStep READ awaitsStep NOTIFY awaitsStepChanged)
  // What the others have done since the viewer's last move, a sentence each.
  Q_PROPERTY(QStringList news READ news NOTIFY changed)
  // Once a deal is over: whether all hands lie open.
  Q_PROPERTY(bool handsOpen READ handsOpen WRITE setHandsOpen NOTIFY changed)
  Q_PROPERTY(QString notSaved READ notSaved NOTIFY notSavedChanged)
  // What was done last is being written: it is seen once it is safe on disk.
  Q_PROPERTY(bool saving READ saving NOTIFY savingChanged)
  Q_PROPERTY(bool savingSlowly READ savingSlowly NOTIFY savingSlowlyChanged)

 public:
  // `settings` must outlive the controller.
  explicit TableController(Settings& settings, QObject* parent = nullptr);
  ~TableController() override;

  // Told once whether a game has come to the table.
  using Came = std::function<void(bool came)>;
  // Puts a game on the table, which is as it was until that has come. False where there is none
  // (nullptr), and while something is being saved.
  bool sit(std::unique_ptr<Sitting> sitting, Came came = {});
  // Clears the table.
  void leave();

  // What is on the table; nullptr where nothing is.
  Sitting* sitting() const { return sitting_.get(); }
  // Of the sitting's position; only while active.
  const AnyView& view() const { return *view_; }
  // Only while active.
  const Narrator* narrator() const { return narrator_ ? &*narrator_ : nullptr; }
  // What the person may do at the sitting's position.
  const std::vector<Action>& legal() const { return legal_; }

  // What the hint that is shown advises; null where there is none.
  const Action* hinted() const { return hint_ ? &hint_->action : nullptr; }

  bool active() const { return sitting_ != nullptr; }
  QString gameId() const;
  QString gameTitle() const;
  bool isReplay() const { return active() && !sitting_->takesMoves(); }
  PlayerModel* players() { return &players_; }
  PlaceModel* places() { return &places_; }
  CardModel* cards() { return &cards_; }
  ButtonModel* buttons() { return &buttons_; }
  StoryModel* story() { return story_.rows(); }
  ScoreModel* scores() { return scores_.sheet(); }
  DealSummary* summary() { return scores_.summary(); }
  TableEar* ear() { return ear_.get(); }
  TableMoment* moment() { return &moment_; }

  bool yourTurn() const;
  QString turnText() const;
  QString prompt() const;
  QString worthText() const;
  QString worthBrief() const;
  QVariantList facts() const;
  QStringList houseRules() const;
  bool mayUndo() const;
  bool mayRedo() const;
  bool mayRestartDeal() const;
  bool mayHint() const;
  bool dealOver() const;
  bool gameOver() const;
  QString refusal() const { return refusal_; }
  QString refusalRule() const { return refusalRule_; }
  QString hintText() const { return hintText_; }
  QString announcement() const { return announcement_; }
  bool carrying() const { return carrying_; }
  QStringList choices() const;
  bool moving() const { return eye_.moving(); }
  bool dealing() const { return dealing_; }
  bool awaitsStep() const { return awaitsStep_; }
  QStringList news() const { return lastMoves_.news(); }
  bool handsOpen() const { return handsOpen_; }
  void setHandsOpen(bool open);
  QString notSaved() const { return notSaved_; }
  bool saving() const { return saving_.isUnderWay(); }
  bool savingSlowly() const { return saving_.isSlow(); }
  // The places of the game on the table, and whether the eye sees this card in one of them.
  std::span<const Zone> zones() const { return narrator_->info().zones; }
  bool isSeenAt(Card card, const Place& place) const;
  // Does it now, or once nothing is being saved.
  void afterSaving(const std::function<void()>& work);

  // While the deal waits for somebody who reads the guide the others make no moves.
  void setWaiting(bool waiting);
  bool waiting() const { return waiting_; }

  // Cards are named by their keys in `cards`, places by theirs in `places`; what does not exist is
  // ignored. Every gesture first lets the eye catch up; while something is being saved it waits for
  // that, and is answered with true.
  Q_INVOKABLE void toggle(int cardKey);
  // Selects the longest run around a card, or what the rules let be played together with it.
  Q_INVOKABLE void selectRun(int cardKey);
  Q_INVOKABLE void clearSelection();
  // Begins a drag: the whole selection if the card is part of it, else the card alone.
  Q_INVOKABLE void pickUp(int cardKey);
  // Ends a drag on a place ("": on none); true where a move was made or is being asked about.
  Q_INVOKABLE bool drop(const QString& placeKey);
  Q_INVOKABLE void putBack();
  // Plays the card (or the selection that it is part of) where it can go, if that is one place.
  Q_INVOKABLE bool activate(int cardKey);
  // Plays the selection at a place; without one, what a click there means.
  Q_INVOKABLE bool playAt(const QString& placeKey);
  // A click on a card that is none of the hand's: what it means there, else what one on its place
  // means.
  Q_INVOKABLE bool pick(int cardKey);
  // A button, by its `verb`.
  Q_INVOKABLE bool press(const QString& verb);
  // Says why the action of this key cannot be taken now; false where no action has it.
  Q_INVOKABLE bool explainKey(const QString& key);
  Q_INVOKABLE bool choose(int choice);
  Q_INVOKABLE void cancelChoice();
  Q_INVOKABLE bool undo();
  // Does again what was taken back last.
  Q_INVOKABLE bool redo();
  // The same cards once more.
  Q_INVOKABLE bool restartDeal();
  Q_INVOKABLE void hint();
  // Makes the move that the hint advises, while it shows.
  Q_INVOKABLE bool playHint();
  Q_INVOKABLE bool nextDeal();
  // Ends all motion; step by step, shows what comes next.
  Q_INVOKABLE void hurry();
  Q_INVOKABLE void dismissRefusal();

  // Texts again, after the language has changed.
  void retranslate();

 signals:
  void activeChanged();
  void changed();
  void refusalChanged();
  void hintTextChanged();
  void announcementChanged();
  void carryingChanged();
  void choicesChanged();
  void movingChanged();
  void dealingChanged();
  void awaitsStepChanged();
  void notSavedChanged();
  void savingChanged();
  void savingSlowlyChanged();

  // By the person.
  void selectionChanged();
  // Something has happened, in a sentence.
  void told(const QString& sentence);
  // The eye is about to see it.
  void eventComes(const downpile::Event& event);
  void refused(const QString& text, const QString& ruleId);
  void played();
  void dealStarted();
  void dealEnded();

 private:
  struct Hint {
    Action action;
    QString text;
  };
  // ---- the game: table_controller.cpp
  void take(std::unique_ptr<Sitting> sitting);
  void showSitting();
  void jumped();
  void busyChanged();
  void followEye();
  QString pace() const;
  void nameThePlayers();
  EyeTable retellStory();
  TableScores::Shown shownScores() const;
  void refreshScores();
  void refreshSummary();
  void positionChanged();
  void stepsTaken();
  void show(std::vector<Step> steps);
  void goOnFromHere();
  void noteTold(const Event& event);
  void noteMoment(const Event& event);
  bool followsOthers() const;
  void beginDeal();
  void updateAwaitsStep();
  void lingeredOn();
  void showItem(const EyeItem& item);
  void showEvent(const Event& event);
  void showPosition(const std::shared_ptr<const AnyView>& view);
  void showAll(const EyeTable& followed);
  void catchUp();
  void noteDealEnd();
  void setNotSaved(const QString& text);
  void setDealing(bool dealing);

  // ---- gestures: table_gestures.cpp
  bool isOwnHand(const Place& place) const;
  CardSet ownHand() const;
  CardSet ownElsewhere() const;
  bool isLiftable(const Place& place, Card card) const;
  std::optional<Card> ownCard(int key) const;
  void setSelection(const CardSet& cards);
  void setCarrying(bool carrying);
  bool attempt(const CardSet& cards, const std::optional<Place>& place);
  bool submit(const Action& action);
  void answered(const Action& action, const Sitting::Answer& answer);
  void sayNotDone(const Sitting::Answer& answer, const QString& notKept);
  void refuse(const Refusal& refusal);
  void refuse(const QString& text, const QString& rule);
  Card topAt(const Action& action) const;
  void setChoices(std::vector<Action> choices);
  void adviceCame(const BotAdvice& advice);
  void setHint(std::optional<Hint> hint);
  void setHintText(const QString& text);
  void keepGestures();
  void forgetGestures();
  void forgetSelection();

  // ---- undo and redo, and what is played by itself: table_past.cpp
  // What is asked of the sitting: once or, while there is no choice, again and again; then `end`.
  struct Walk {
    Sitting::Wish wish;
    bool goesOn = false;  // while there is no choice
    std::function<void()> end{};
    QString news;
  };
  bool walk(const Walk& steps, bool isBegun = false);
  void tookBack(const Walk& steps);
  bool handsAreFree() const;
  void playForced();
  void lookForForced();

  // ---- cards that are brought one after the other: table_staging.cpp
  const Verb* gatheringVerb() const;
  Place gatheringPlace(const Verb& verb) const;
  std::optional<CardSet> gathered(const CardSet& cards, const std::optional<Place>& place) const;
  bool stage(const CardSet& cards, const std::optional<Place>& place);
  void addStaged(const CardSet& cards);
  bool unstage(const CardSet& cards);
  QString stagedText() const;
  QString stagedBrief(const Place& place) const;
  EyeTable::Heaps lying() const;
  void openHands(EyeTable::Heaps& heaps) const;

  // ---- what is shown: table_rows.cpp
  void refreshRows();
  void refreshCards();
  void refreshPlaces();
  void refreshPlayers();
  void refreshButtons();
  QString cardLabelOf(const CardRow& row, Card card) const;
  QString placeNameOf(const PlaceRow& row, bool numbered) const;
  QString placeLabelOf(const PlaceRow& row, const EyeTable::Heap& heap) const;
  void notePick(CardRow& row, const Place& place, int slot, Card card) const;
  ButtonRow buttonOf(const Action& action, const QString& text, const QString& key) const;
  void addNumberButtons(const std::vector<Action>& legal, std::vector<ButtonRow>& rows) const;
  void addCombinationButtons(std::vector<ButtonRow>& rows) const;
  void addWordButtons(Action action, std::vector<ButtonRow>& rows) const;
  QVariantList factsOf(const AnyView& view, int player) const;
  QString playerStateOf(const PlayerRow& row) const;
  QString playerLabelOf(const PlayerRow& row) const;
  void setAnnouncement(const QString& text);
  void announce(const QString& sentence);
  std::vector<int> seats() const;
  QString worthAs(const char* FactText::*form) const;

  Settings& settings_;
  std::unique_ptr<Sitting> sitting_;
  std::unique_ptr<Sitting> coming_;  // not on the table yet
  int viewer_ = 0;                   // the player whose table it is
  std::optional<Narrator> narrator_;
  QStringList characters_;  // of the players

  std::shared_ptr<const AnyView> view_;       // of the sitting's position
  std::shared_ptr<const AnyView> shownView_;  // of the position that the eye has reached
  std::size_t position_ = 0;                  // of view_
  std::vector<Action> legal_;                 // of view_
  CardSet playable_;                          // own cards that legal moves are made of
  CardSet liftable_;                          // those of them that lie elsewhere than in the hand
  std::optional<EyePlan> plan_;               // with narrator_
  EyeTable eyeTable_;
  EyeQueue eye_;
  LastMoves lastMoves_{0};
  int mover_ = 0;            // whose move the eye was given last
  bool beginsDeal_ = false;  // cards are dealt for a new deal: nothing else stands yet
  bool awaitsStep_ = false;
  bool waiting_ = false;  // for the guide
  bool handsOpen_ = false;
  // What is spoken of while the table lingers: cards, and by player what each has shown.
  struct Shown {
    QString symbol{};
    QString outcome{};
    QString text{};  // the sentence
  };
  CardSet marked_;
  std::map<int, Shown> shownBy_;
  bool lingers_ = false;         // the table goes on with the next event
  int landed_ = 0;               // cards that arrived later than this may still be on their way
  std::vector<Place> gathered_;  // places whose cards are seen before a player
  int gatherer_ = 0;             // that player
  bool dealing_ = false;

  CardSet selection_;
  bool carrying_ = false;
  CardSet carried_;
  std::vector<Card> staged_;  // brought to this place so far, in this order
  Place stagedPlace_{};
  std::vector<Action> choices_;
  std::optional<Hint> hint_;
  ForcedMoves forced_;
  bool wasYourTurn_ = false;

  AfterSaving saving_;
  std::function<void()> afterSteps_;  // follows what an answer has announced
  bool isHeld_ = false;               // nothing happens at the sitting for now

  PlayerModel players_;
  PlaceModel places_;
  CardModel cards_;
  ButtonModel buttons_;
  TableStory story_;
  TableScores scores_;
  TableMoment moment_;
  QString refusal_;
  QString refusalRule_;
  QString hintText_;
  QString announcement_;
  QStringList untold_;  // sentences for the next announcement
  QString notSaved_;
  std::unique_ptr<TableEar> ear_;
};

}  // namespace downpile
