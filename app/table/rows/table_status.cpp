// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/rows/table_status.h"

#include <algorithm>
#include <utility>

#include "settings/option_model.h"
#include "table/rows/table_scene.h"
#include "text/texts.h"

namespace downpile {

TableStatus::TableStatus(const TablePosition& position, const TablePresenter& presenter,
                         const TablePace& pace, const TableGestures& gestures, QObject* parent)
    : QObject(parent),
      position_(position),
      presenter_(presenter),
      pace_(pace),
      gestures_(gestures) {}

template <class Value>
void TableStatus::set(Value& value, Value now, Signal changed) {
  if (value == now) return;
  value = std::move(now);
  emit(this->*changed)();
}

void TableStatus::update() {
  const bool exists = position_.exists();
  const bool seesFacts = exists && presenter_.shown() != nullptr && !presenter_.beginsDeal();
  set(gameTitle_, exists ? position_.narrator().text(position_.info().title) : QString(),
      &TableStatus::gameTitleChanged);
  set(houseRules_,
      exists ? differingOptions(position_.info(), position_.source().options()) : QStringList(),
      &TableStatus::houseRulesChanged);
  set(dealOver_, presenter_.dealOver(), &TableStatus::dealOverChanged);
  set(gameOver_, presenter_.gameOver(), &TableStatus::gameOverChanged);
  set(yourTurn_, position_.isYourTurn(), &TableStatus::yourTurnChanged);
  set(turnText_, turnTextNow(), &TableStatus::turnTextChanged);
  set(prompt_, promptNow(), &TableStatus::promptChanged);
  set(pauseText_, exists ? position_.pauseText() : QString(), &TableStatus::pauseTextChanged);
  set(scoreText_, scoreNow(), &TableStatus::scoreChanged);
  set(scoreBrief_, scoreAs(&FactText::brief), &TableStatus::scoreChanged);
  set(facts_,
      seesFacts ? factsOf(*presenter_.shown(), kNoPlayer, position_.narrator()) : QVariantList(),
      &TableStatus::factsChanged);
  emit updated();
}

// Returns the text about the player on turn. Both this text and the prompt describe the current
// position. While another player's move is still being shown, both are empty, although the viewer
// can already act. The turn of another player is named once the last card has arrived.
QString TableStatus::turnTextNow() const {
  if (!position_.exists()) return {};
  if (!position_.source().isReached()) return tr("No connection to the table");
  if (presenter_.dealOver() || presenter_.shown() == nullptr || presenter_.isBehind()) {
    return {};
  }
  const Narrator& narrator = position_.narrator();
  const int turn = position_.view().standing().turn;
  if (position_.source().part() == GameSource::Part::replays) {
    if (turn == kNoPlayer) return tr("Replay");
    return turn == narrator.viewer() ? tr("Replay: your turn")
                                     : tr("Replay: %1 is next").arg(narrator.name(turn));
  }
  if (position_.isPaused()) return tr("The game is paused");
  if (pace_.waiting() && !position_.isYourTurn())
    return tr("The game is waiting for you to continue the guide");
  if (position_.isYourTurn()) return tr("Your turn");
  const PlayerSet actors = position_.view().actors();
  const int thinker = turn == kNoPlayer && actors.size() == 1 ? *actors.begin() : turn;
  if (thinker != kNoPlayer) return tr("%1 is thinking…").arg(narrator.name(thinker));
  if (actors.empty()) return {};
  return position_.source().part() == GameSource::Part::spectates ? tr("The players are choosing…")
                                                                  : tr("The others are choosing…");
}

QString TableStatus::promptNow() const {
  if (!position_.exists() || position_.view().standing().dealOver || presenter_.delaysTurn()) {
    return {};
  }
  // The text about the turn says that the connection is lost.
  if (!position_.source().isReached()) return {};
  if (position_.isPaused()) return position_.pauseText();
  const Narrator& narrator = position_.narrator();
  if (const QString chosen = gestures_.pendingMove().text(gestures_.selection());
      !chosen.isEmpty()) {
    return chosen;
  }
  if (const auto moment = position_.view().moment()) return narrator.moment(*moment);
  const std::vector<Action>& legal = position_.legal();
  const auto verbs = position_.info().verbs;
  QStringList offers;
  for (std::size_t verb = 0; verb < verbs.size(); ++verb) {
    const bool isLegal =
        std::ranges::any_of(legal, [verb](const Action& action) { return action.verb == verb; });
    const QString offer = narrator.text(verbs[verb].offer);
    if (isLegal && !offer.isEmpty()) offers << offer;
  }
  if (offers.isEmpty()) return {};
  if (offers.size() == 1 && position_.isYourTurn()) {
    return tr("You must %1.", "the only possible move").arg(offers.front());
  }
  return tr("You can %1.", "a list of possible moves").arg(listOr(offers));
}

QString TableStatus::scoreAs(const char* FactText::*form) const {
  if (!position_.exists() || presenter_.dealing() || presenter_.shown() == nullptr ||
      position_.view().standing().dealOver) {
    return {};
  }
  const FactText& score = position_.info().score;
  if (score.name.empty()) return {};
  const int viewer = position_.viewer();
  return position_.narrator().text(score.*form, presenter_.shown()->score(viewer));
}

// Returns a sentence about the viewer's score if the deal ended now. If the viewer of a replay is
// not "you", the sentence names the viewer.
QString TableStatus::scoreNow() const {
  const QString score = scoreAs(&FactText::full);
  const int viewer = position_.viewer();
  if (score.isEmpty() || viewer == position_.narrator().viewer()) return score;
  return tr("%1: %2", "a player and a sentence about this player")
      .arg(position_.narrator().name(viewer), score);
}

}  // namespace downpile

#include "moc_table_status.cpp"
