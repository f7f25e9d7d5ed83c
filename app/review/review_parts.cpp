// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review_parts.h"

#include <QCoreApplication>
#include <QVariantMap>

#include "review/review_text.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

struct ReviewPartsTexts {
  Q_DECLARE_TR_FUNCTIONS(ReviewParts)
};

}  // namespace

QVariantList partsOf(const Review& review, const Aim& ofDeal, int deal) {
  std::vector<ReviewedDeal> deals = review.deals;
  if (deal != 0) std::erase_if(deals, [deal](const auto& each) { return each.deal != deal; });
  if (deals.empty()) return {};
  ReviewedDeal sum;
  for (const ReviewedDeal& each : deals) {
    sum.even += each.even;
    sum.result += each.result;
    sum.cards += each.cards;
    sum.gains += each.gains;
    sum.decisions += each.decisions;
    sum.others += each.others;
    sum.luck += each.luck;
  }
  if (ofDeal.isOfGame && deal == 0) {
    // The chance at the start (even) is taken from the first deal, the result from the last deal.
    // Changes between deals count as luck; they are known only once all deals have been reviewed.
    if (!review.complete) return {};
    sum.even = deals.front().even;
    sum.result = deals.back().result;
    sum.luck = 0;
    sum.luck = sum.result - sum.sum();
  }
  const Aim aim = ofSums(ofDeal);
  // The luck is the rest of the result. It is shown as the difference of the rounded amounts, so
  // that the amounts shown add up to the result shown.
  Amount rest = asShown(aim, sum.result);
  for (const Amount part : {sum.even, sum.cards, sum.gains, sum.decisions, sum.others}) {
    rest -= asShown(aim, part);
  }
  QVariantList list;
  const auto add = [&](const QString& name, const QString& text, Amount amount,
                       const QString& about) {
    const Amount shown = name == u"luck"_s ? rest : amount;
    list << QVariantMap{{u"name"_s, name},
                        {u"text"_s, text},
                        {u"amount"_s, amountText(aim, inUnits(shown), true)},
                        {u"share"_s, inUnits(amount)},
                        {u"about"_s, about}};
  };
  if (sum.even != 0) {
    add(u"even"_s, ReviewPartsTexts::tr("At the start"), sum.even,
        ReviewPartsTexts::tr("What every player could expect before the cards were dealt."));
  }
  add(u"cards"_s, ReviewPartsTexts::tr("The cards"), sum.cards,
      ReviewPartsTexts::tr("How much better or worse than average the cards of all players were "
                           "for this player. The plot only knows this player’s cards."));
  add(u"gains"_s, ReviewPartsTexts::tr("Best play"), sum.gains,
      ReviewPartsTexts::tr("How much more the best moves of this player bring than the moves of an "
                           "ordinary player."));
  const QString skill = ReviewPartsTexts::tr(
      "What this player’s decisions cost compared with the best ones. This part is skill. "
      "Small losses count, too, although each of them may be chance.");
  const QString several =
      ReviewPartsTexts::tr("Together, several decisions can cost more than one win.");
  add(u"decisions"_s, ReviewPartsTexts::tr("All decisions"), sum.decisions,
      aim.sum == nullptr ? skill : joinedSentences({skill, several}));
  add(u"others"_s, ReviewPartsTexts::tr("The others’ play"), sum.others,
      ReviewPartsTexts::tr("What this player won or lost because the others played better or "
                           "worse than ordinary players."));
  add(u"luck"_s, ReviewPartsTexts::tr("Luck"), sum.luck,
      ReviewPartsTexts::tr(
          "The effect of cards that nobody could see. Over many deals, it evens out."));
  add(u"result"_s, ReviewPartsTexts::tr("Result"), sum.result,
      ReviewPartsTexts::tr("The sum of all of these."));
  return list;
}

}  // namespace downpile
