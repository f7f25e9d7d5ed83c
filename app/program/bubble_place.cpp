// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/bubble_place.h"

#include <QVariantList>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Costs for rating a place for the bubble. Per covered pixel: of the target, of an area that must
// stay free, of the cards in the middle of the table, of the prompt, of other items.
constexpr qreal kTarget = 100000;
constexpr qreal kFree = 10000;
constexpr qreal kMiddle = 300;
constexpr qreal kPrompt = 100;
constexpr qreal kSeen = 40;
// Cost of a tip that crosses words.
constexpr qreal kCutWords = 300000;
// Cost of a bubble whose tip does not point at the target.
constexpr qreal kNoTip = 2000000;
// Costs per pixel of distance: from the target, and from the target's centre line. A bubble that
// covers the edge of a plate costs less than a bubble far from its target.
constexpr qreal kAway = 2000;
constexpr qreal kAside = 6;
// Cost of moving the bubble and its buttons.
constexpr qreal kMoved = 20000;
// Steps between two places that are tried, in pixels: along the target and away from it.
constexpr qreal kStep = 8;
constexpr qreal kStepAway = 6;
// A bubble whose distance exceeds the usual one by at most this number of pixels can keep its
// place.
constexpr qreal kNear = 2;
// Least length of a tip, relative to the usual distance from the target.
constexpr qreal kShortest = 0.7;

enum Side { above, below, left, right };
constexpr std::array kNames = {"above"_L1, "below"_L1, "left"_L1, "right"_L1};

// Returns the distance of the bubble from the target for each Side, in the order of the enum. It is
// negative if the bubble does not lie on that side.
std::array<qreal, 4> gapsBetween(const QRectF& target, const QRectF& bubble) {
  return {target.top() - bubble.bottom(), bubble.top() - target.bottom(),
          target.left() - bubble.right(), bubble.left() - target.right()};
}

QRectF enlarged(const QRectF& area, qreal margin) {
  return area.adjusted(-margin, -margin, margin, margin);
}

qreal overlap(const QRectF& bubble, const QRectF& area) {
  const QRectF common = bubble & area;
  return common.width() * common.height();
}

qreal covered(const QRectF& bubble, const QList<QRectF>& areas) {
  qreal sum = 0;
  for (const QRectF& area : areas) sum += overlap(bubble, area);
  return sum;
}

bool isAcross(Side side) { return side == above || side == below; }

class Search {
 public:
  explicit Search(const BubbleTable& table)
      : table_(table),
        parts_(table.parts.isEmpty() ? QList{table.target} : table.parts),
        forbidden_(table.free) {
    const qreal distance = table.tips.distance;
    // The target has a gap around it for the bubble's tip. The areas in `middle` and `seen` are
    // enlarged, because some items, such as labels, extend beyond the edges of their areas.
    if (!table.target.isEmpty()) forbidden_ << enlarged(table.target, distance / 2);
    for (const QRectF& area : table.middle) middle_ << enlarged(area, distance / 4);
    for (const QRectF& area : table.seen) seen_ << enlarged(area, distance / 3);
  }

  BubblePlace best() {
    if (table_.corner && table_.shape < table_.shapes.size() && keeps()) return best_;
    const bool hasTarget = !table_.target.isEmpty();
    for (int shape = 0; hasTarget && shape < table_.shapes.size(); ++shape) {
      if (mayBeBest(shape, 0)) tryBeside(shape);
    }
    for (int shape = 0; shape < table_.shapes.size(); ++shape) {
      if (mayBeBest(shape, hasTarget ? kNoTip : 0)) tryEverywhere(shape);
    }
    return best_;
  }

 private:
  // Rates the current place. Returns true if the bubble stays there (BubbleTable::keeps).
  bool keeps() {
    const QSizeF size = table_.shapes[table_.shape].size;
    const QRectF area(*table_.corner - QPointF(size.width(), size.height()), size);
    if (!QRectF({}, table_.room).contains(area)) return false;
    rate(area.topLeft(), table_.shape, 0);
    const std::array gaps = gapsBetween(table_.target, area);
    const bool isBeside = best_.tip >= 0 && std::ranges::max(gaps) <= table_.tips.distance + kNear;
    return table_.keeps && (table_.target.isEmpty() || isBeside) && !best_.cutsWords &&
           covered(area, forbidden_) + covered(area, middle_) == 0;
  }

  bool mayBeBest(int shape, qreal cost) const {
    return table_.shapes[shape].loss + kMoved + cost < cost_;
  }

  // Tries the places beside the target from which the tip of the bubble can point at it.
  void tryBeside(int shape) {
    const QRectF& target = table_.target;
    const QSizeF size = table_.shapes[shape].size;
    const BubbleTips& tips = table_.tips;
    const QPointF middle = target.center() - QPointF(size.width(), size.height()) / 2;
    const qreal mostX = (target.width() + size.width()) / 2 - tips.reach;
    const qreal mostY = (target.height() + size.height()) / 2 - tips.reach;
    for (qreal gap = tips.distance; gap <= tips.farthest; gap += kStepAway) {
      for (qreal way = -mostX; way <= mostX; way += kStep) {
        rate({middle.x() + way, target.top() - gap - size.height()}, shape, kMoved);
        rate({middle.x() + way, target.bottom() + gap}, shape, kMoved);
      }
      for (qreal way = -mostY; way <= mostY; way += kStep) {
        rate({target.right() + gap, middle.y() + way}, shape, kMoved);
        rate({target.left() - gap - size.width(), middle.y() + way}, shape, kMoved);
      }
      rate({middle.x(), target.top() - gap - size.height()}, shape, kMoved);
      rate({middle.x(), target.bottom() + gap}, shape, kMoved);
      rate({target.right() + gap, middle.y()}, shape, kMoved);
      rate({target.left() - gap - size.width(), middle.y()}, shape, kMoved);
    }
  }

  void tryEverywhere(int shape) {
    const QSizeF size = table_.shapes[shape].size;
    for (qreal y = 0; y < table_.room.height() - size.height(); y += kStep) {
      for (qreal x = 0; x < table_.room.width() - size.width(); x += kStep)
        rate({x, y}, shape, kMoved);
    }
  }

  // Computes the cost of a place, and remembers the place if it is the best so far. Adds the terms
  // that are fast to compute first, and stops if the cost is already too high.
  void rate(QPointF position, int shape, qreal moved) {
    const QSizeF size = table_.shapes[shape].size;
    const auto within = [&](qreal value, qreal room) {
      return std::round(std::max(table_.margin, std::min(room - table_.margin, value)));
    };
    QRectF area({within(position.x(), table_.room.width() - size.width()),
                 within(position.y(), table_.room.height() - size.height())},
                size);
    // The tried places are some pixels apart, so a bubble may cover a few pixels of the prompt
    // without need. Such a bubble is moved off the prompt.
    const QRectF common = area & table_.prompt;
    if (common.height() > 0 && common.height() < kStep / 2) {
      const bool isAbove = area.top() < table_.prompt.top();
      area.translate(0, isAbove ? -common.height() : common.height());
    }
    qreal cost = table_.shapes[shape].loss + moved;
    BubblePlace place{.position = area.topLeft(), .shape = shape, .side = {}};
    if (table_.target.isEmpty()) {
      const QPointF way =
          area.center() - QPointF(table_.room.width() / 2, table_.room.height() * 0.42);
      cost += kAside * std::hypot(way.x(), way.y());
    } else {
      qreal pointing = point(area, place);
      // If words between the bubble and the target are too near for a short tip, the bubble is
      // moved away from them.
      const qreal missing = std::ceil(kShortest * table_.tips.distance - place.gap);
      if (place.cutsWords && place.side == kNames[above] && missing > 0 &&
          area.top() - missing >= table_.margin) {
        const QRectF higher = area.translated(0, -missing);
        BubblePlace other{.position = higher.topLeft(), .shape = shape, .side = {}};
        const qreal otherCost = point(higher, other);
        if (other.tip >= 0) {
          area = higher;
          place = other;
          pointing = otherCost;
        }
      }
      cost += pointing;
    }
    for (const auto& [weight, areas] :
         {std::pair{kFree, &forbidden_}, {kMiddle, &middle_}, {kSeen, &seen_}}) {
      if (cost >= cost_) return;
      cost += weight * covered(area, *areas);
    }
    cost += kPrompt * overlap(area, table_.prompt);
    if (cost >= cost_) return;
    cost_ = cost;
    best_ = place;
  }

  // Sets the side and the tip of a bubble with this area. Returns the cost of the bubble's
  // distances from the target, of a missing tip, and of covering the target.
  qreal point(const QRectF& area, BubblePlace& place) const {
    const QRectF& target = table_.target;
    const std::array gaps = gapsBetween(target, area);
    const auto side = static_cast<Side>(std::ranges::max_element(gaps) - gaps.begin());
    place.side = kNames[side];
    const bool across = isAcross(side);
    const qreal start = across ? area.left() : area.top();
    const qreal end = across ? area.right() : area.bottom();
    qreal nearest = std::numeric_limits<qreal>::infinity();
    for (const QRectF& part : parts_) {
      const qreal from = across ? part.left() : part.top();
      const qreal to = across ? part.right() : part.bottom();
      const qreal middle = (from + to) / 2;
      // The tip points not at a corner of the part, but farther inside.
      const qreal inside = std::min(table_.tips.reach / 2, (to - from) / 4);
      const qreal first = std::max(start + table_.tips.reach, from + inside);
      const qreal last = std::min(end - table_.tips.reach, to - inside);
      const qreal gap = gapsBetween(part, area)[side];
      if (gap < 0 || gap > table_.tips.farthest || first > last) continue;
      const qreal at = std::clamp(middle, first, last);
      const auto cuts = [&](qreal tip) {
        return covered(tipArea(tip, area, part, side), table_.words) > 0;
      };
      // Beside words, the tip moves along the part to a place without words.
      const qreal best = freeOf(cuts, at, first, last).value_or(at);
      const bool cutsHere = cuts(best);
      const qreal away = std::abs(best - middle) + (cutsHere ? kCutWords : 0);
      if (away >= nearest) continue;
      nearest = away;
      place.tip = best - start;
      place.gap = cutsHere ? freeGap(tipArea(best, area, part, side), area, side) : gap;
      place.cutsWords = cutsHere;
    }
    const QPointF way = area.center() - target.center();
    const qreal aside = std::abs(across ? way.x() : way.y());
    return kAway * std::max(0.0, gaps[side] - table_.tips.distance) + kAside * aside +
           (place.tip < 0 ? kNoTip : 0) + (place.cutsWords ? kCutWords : 0) +
           kTarget * overlap(area, target);
  }

  // Returns the area of the tip at this position, between the bubble and the part.
  QRectF tipArea(qreal tip, const QRectF& bubble, const QRectF& part, Side side) const {
    const QRectF between = side == above   ? QRectF(bubble.bottomLeft(), part.topRight())
                           : side == below ? QRectF(part.bottomLeft(), bubble.topRight())
                           : side == left  ? QRectF(bubble.topRight(), part.bottomLeft())
                                           : QRectF(part.topRight(), bubble.bottomLeft());
    QRectF mark = between.normalized();
    const qreal half = table_.tips.width / 2;
    if (isAcross(side)) {
      mark.setLeft(tip - half);
      mark.setRight(tip + half);
    } else {
      mark.setTop(tip - half);
      mark.setBottom(tip + half);
    }
    return mark;
  }

  // Returns the distance from the bubble to the nearest words in the area of its tip, at most the
  // usual distance from a target.
  qreal freeGap(const QRectF& tip, const QRectF& bubble, Side side) const {
    qreal gap = table_.tips.distance;
    for (const QRectF& words : table_.words) {
      if (words.intersects(tip)) gap = std::min(gap, gapsBetween(words, bubble)[side]);
    }
    return gap;
  }

  // Returns the value nearest to `at` within the limits for which `cuts` is false, or nullopt.
  template <class Cuts>
  static std::optional<qreal> freeOf(const Cuts& cuts, qreal at, qreal first, qreal last) {
    for (qreal away = 0; away <= std::max(at - first, last - at); away += kStep) {
      for (const qreal each : {at - away, at + away}) {
        if (each >= first && each <= last && !cuts(each)) return each;
      }
    }
    return std::nullopt;
  }

  const BubbleTable& table_;
  QList<QRectF> parts_;
  QList<QRectF> forbidden_, middle_, seen_;
  BubblePlace best_;
  qreal cost_ = std::numeric_limits<qreal>::infinity();
};

QList<QRectF> areasIn(const QVariant& list) {
  QList<QRectF> areas;
  for (const QVariant& each : list.toList()) areas << each.toRectF();
  return areas;
}

}  // namespace

BubblePlace placeBubble(const BubbleTable& table) { return Search(table).best(); }

QVariantMap placeBubble(const QVariantMap& table) {
  const QVariantMap tips = table[u"tips"_s].toMap();
  BubbleTable about{
      .room = table[u"room"_s].toSizeF(),
      .margin = table[u"margin"_s].toReal(),
      .shapes = {},
      .tips = {tips[u"distance"_s].toReal(), tips[u"farthest"_s].toReal(),
               tips[u"reach"_s].toReal(), tips[u"width"_s].toReal()},
      .target = table[u"target"_s].toRectF(),
      .parts = areasIn(table[u"parts"_s]),
      .free = areasIn(table[u"free"_s]),
      .middle = areasIn(table[u"middle"_s]),
      .prompt = table[u"prompt"_s].toRectF(),
      .seen = areasIn(table[u"seen"_s]),
      .words = areasIn(table[u"words"_s]),
      .corner = {},
      .shape = table[u"shape"_s].toInt(),
      .keeps = table[u"keeps"_s].toBool(),
  };
  for (const QVariant& each : table[u"shapes"_s].toList()) {
    const QVariantMap shape = each.toMap();
    about.shapes << BubbleShape{{shape[u"width"_s].toReal(), shape[u"height"_s].toReal()},
                                shape[u"loss"_s].toReal()};
  }
  if (const QVariant corner = table[u"corner"_s]; corner.canConvert<QPointF>())
    about.corner = corner.toPointF();
  const BubblePlace best = placeBubble(about);
  const bool isHidden = best.cutsWords && best.gap < kShortest * about.tips.distance;
  return {
      {u"x"_s, best.position.x()}, {u"y"_s, best.position.y()},          {u"shape"_s, best.shape},
      {u"side"_s, best.side},      {u"tip"_s, isHidden ? -1 : best.tip}, {u"gap"_s, best.gap}};
}

}  // namespace downpile
