// SPDX-License-Identifier: GPL-3.0-or-later
// Place of a guide bubble over the table: beside its target, so that its tip can point at the
// target, and outside of the areas that must stay visible.
#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QVariantMap>
#include <optional>

namespace downpile {

// A size that a bubble can have.
struct BubbleShape {
  QSizeF size;
  qreal loss = 0;  // cost of using this shape
};

struct BubbleTips {
  qreal distance = 0;  // usual distance between the bubble and the target
  qreal farthest = 0;  // largest distance over which a tip points at the target
  qreal reach = 0;     // least distance of the tip from a corner of the bubble
  qreal width = 0;     // width of the tip
};

// A table on which a bubble is placed. All lengths are item pixels.
struct BubbleTable {
  QSizeF room;       // size of the table
  qreal margin = 0;  // least distance between the bubble and the table's edge
  QList<BubbleShape> shapes;
  BubbleTips tips;
  QRectF target;         // area that the bubble explains; empty if the bubble has no target
  QList<QRectF> parts;   // separate items in the target; empty if the target is one item
  QList<QRectF> free;    // areas that the bubble must not cover
  QList<QRectF> middle;  // cards in the middle of the table, which the bubble should not cover
  QRectF prompt;         // text of the prompt, which the bubble should not cover
  QList<QRectF> seen;    // other items, which the bubble may cover if no better place exists
  QList<QRectF> words;   // short texts, which the tip should not cross
  // Current lower right corner and shape of the bubble. `corner` is nullopt if the bubble is not
  // shown yet.
  std::optional<QPointF> corner;
  int shape = 0;
  // True: the bubble stays at its current place while it is at the usual distance from the target,
  // its tip can point at the target without crossing words, and it covers neither the target, the
  // free areas nor the cards in the middle.
  bool keeps = false;
};

struct BubblePlace {
  QPointF position;  // upper left corner
  int shape = 0;     // index of the shape
  // Side of the target on which the bubble is: "above", "below", "left", "right", or "" without a
  // target.
  QString side;
  // Distance of the tip from the left or upper end of the bubble's edge that faces the target; -1:
  // no tip.
  qreal tip = -1;
  bool cutsWords = false;  // whether a tip that reaches the target crosses words
  // Distance between the bubble and the part at which the tip points. If the tip would cross words:
  // distance of the bubble from these words, at most the usual distance from a target.
  qreal gap = 0;
};

// Returns the best place. `table` has at least one shape.
BubblePlace placeBubble(const BubbleTable& table);

// Does the same for QML, with maps instead of structs. The keys of the maps are the names of the
// structs' members; `shapes` is a list of maps with `width`, `height` and `loss`, the position has
// the keys `x` and `y`. Instead of a tip that crosses words, the bubble has a short one, or none if
// the words are too near.
QVariantMap placeBubble(const QVariantMap& table);

}  // namespace downpile
