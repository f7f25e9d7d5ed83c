// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review_rows.h"

#include <QCoreApplication>
#include <algorithm>

#include "replay/replay_marks.h"
#include "review/review_text.h"
#include "rules/sentence.h"
#include "text/texts.h"

namespace downpile {

namespace {

struct ReviewRowsTexts {
  Q_DECLARE_TR_FUNCTIONS(ReviewRows)
};

// Returns the story's sentence about a move if the sentence names all played cards. For a verb with
// a number, such as a bid, the sentence must name this number instead. Otherwise returns the text
// of Narrator::offered(), which names no card revealed only by the move.
QString moveTextOf(const ReviewedGame& reviewed, const Narrator& narrator, std::size_t entry,
                   const std::string& text) {
  const int player = reviewed.player();
  const auto game = reviewed.before(entry);
  const Action action = actionOrNone(*game, player, text);
  if (action.verb >= narrator.info().verbs.size()) return {};
  const auto step =
      playEntry(*game, {.kind = RecordEntry::Kind::move, .player = player, .action = text}).step;
  const Step seen = step.value_or(Step()).cutFor(static_cast<std::uint8_t>(player));
  const bool isNumber = narrator.info().verbs[action.verb].shape == ActionShape::number;
  const auto namesMove = [&](const Event& event) {
    if (event.kind != Event::Kind::sentence || event.player != player) return false;
    if (isNumber) return event.number == action.number;
    const auto isNamed = [&event](Card card) { return std::ranges::count(event.cards, card) > 0; };
    return !action.cards.empty() && std::ranges::all_of(action.cards, isNamed);
  };
  const auto moveText = std::ranges::find_if(seen.events, namesMove);
  return moveText != seen.events.end() ? narrator.sentence(*moveText)
                                       : asSentence(narrator.offered(action)) + u'.';
}

}  // namespace

ReviewRow rowOf(const ReviewedMove& move, const ReviewedGame& reviewed, const Narrator& narrator,
                const std::vector<StoryRow>& story) {
  const Timeline& timeline = reviewed.timeline();
  const std::size_t stop = reviewed.stopOf(move.entry);
  ReviewRow row{.entry = static_cast<int>(move.entry),
                .deal = move.deal,
                .stop = static_cast<int>(stop),
                .verdict = QString::fromUtf8(verdictName(move.verdict)),
                .loss = move.loss};
  const auto after = static_cast<int>(stopAfter(timeline, move.entry + 1));
  const auto moveText =
      std::ranges::find_if(story, [player = reviewed.player(), after](const StoryRow& each) {
        return each.stop == after && each.player == player;
      });
  const bool isAlone = timeline.stops()[stop].played == move.entry && moveText != story.end();
  row.moveText = isAlone ? moveText->text : moveTextOf(reviewed, narrator, move.entry, move.played);
  if (isWrong(move.verdict)) {
    row.better = move.best.empty()
                     ? ReviewRowsTexts::tr("Better: do nothing here.")
                     //: %1 is the better move, as the story would tell it.
                     : ReviewRowsTexts::tr("Better: %1")
                           .arg(moveTextOf(reviewed, narrator, move.entry, move.best));
    if (move.reason) {
      Advice advice = reviewed.advice(move);
      // The row on screen already names the move that was made. So the reason names this move again
      // only if its text compares both moves.
      if (!mentions(move.reason->text, "instead")) advice.instead.reset();
      row.reason = asSentence(narrator.advice(move.reason->text.c_str(), advice));
    }
  }
  const QString verdict = verdictText(move.verdict);
  QStringList judged{verdict};
  QString dealText;
  if (timeline.stops().back().deal > 1) {
    const QString number = numberText(move.deal);
    dealText = ReviewRowsTexts::tr("Deal %1.").arg(number);
    judged << ReviewRowsTexts::tr("deal %1", "where a decision was made").arg(number);
  }
  QString spoken = verdict + u'.';
  if (isWrong(move.verdict)) {
    const double cost = inUnits(move.loss);
    const QString withError = amountText(reviewed.aim(), cost, inUnits(move.lossError));
    judged << ReviewRowsTexts::tr("cost %1", "of a move").arg(withError);
    // The error margin is left out of the spoken text.
    //: A verdict, such as `Slip`, and the cost of the move.
    spoken = ReviewRowsTexts::tr("%1: it cost %2.")
                 .arg(verdict, amountText(reviewed.aim(), cost, false));
  }
  row.judged = judged.join(u" · ");
  row.spoken = joinedSentences({dealText, row.moveText, spoken, row.better, row.reason});
  return row;
}

}  // namespace downpile
