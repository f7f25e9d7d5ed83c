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
};

// A table on which a bubble is placed. All lengths are item pixels.
struct BubbleTable {
  QSizeF room;       // size of the table
  qreal margin = 0;  // least distance between the bubble and the table's edge
  QList<BubbleShape> shapes;
  BubbleTips tips;
  QRectF target;         // empty if the bubble has no target
  QList<QRectF> free;    // areas that the bubble must not cover
  QList<QRectF> middle;  // cards in the middle of the table, which it should not cover
  QRectF prompt;         // the prompt, which it should not cover, either
  QList<QRectF> seen;    // areas that it had better not cover
  // The bubble's current lower right corner and shape; nullopt if it has none.
  std::optional<QPointF> corner;
  int shape = 0;
  bool keeps = false;  // true if the bubble moves only if it must
};

struct BubblePlace {
  QPointF position;  // upper left corner
  int shape = 0;     // index of the shape
  QString side;    // side of the target: "above", "below", "left", "right", or "" without a target
  qreal tip = -1;  // position of the tip along this side of the bubble; -1: no tip
};

// Returns the best place. `table` has at least one shape.
BubblePlace placeBubble(const BubbleTable& table);

// The same for QML. The keys of the maps are the names of the members above; `shapes` is a list of
// maps with `width`, `height` and `loss`, the position has the keys `x` and `y`.
QVariantMap placeBubble(const QVariantMap& table);

}  // namespace downpile
