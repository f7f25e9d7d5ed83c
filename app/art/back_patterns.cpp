// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/back_patterns.h"

#include <QPointF>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "art/art_fragments.h"

namespace downpile {

namespace {

// Draws the lines of a card back's pattern. Parts outside the panel are cut off.
class Pen {
 public:
  explicit Pen(const QRectF& panel) : panel_(panel) {}

  const QRectF& panel() const { return panel_; }
  QPointF centre() const { return panel_.center(); }

  void lift() { last_.reset(); }
  void moveTo(QPointF to) {
    lift();
    at_ = to;
  }
  void lineTo(QPointF to) {
    const auto part = inside(at_, to);
    at_ = to;
    if (!part) return lift();
    if (last_ != part->first) path_ += 'M' + text(part->first);
    path_ += 'L' + text(part->second);
    last_ = part->second;
  }
  void line(QPointF from, QPointF to) {
    moveTo(from);
    lineTo(to);
  }

  const QByteArray& path() const { return path_; }

 private:
  static QByteArray text(QPointF at) { return svgNumber(at.x()) + ',' + svgNumber(at.y()); }

  // Returns the part of a line inside the panel (Liang-Barsky algorithm), or nullopt if the line is
  // outside.
  std::optional<std::pair<QPointF, QPointF>> inside(QPointF from, QPointF to) const {
    const QPointF along = to - from;
    double first = 0;
    double last = 1;
    const auto cut = [&](double step, double room) {
      if (step == 0) return room >= 0;
      (step < 0 ? first : last) =
          step < 0 ? std::max(first, room / step) : std::min(last, room / step);
      return first < last;
    };
    const bool seen =
        cut(-along.x(), from.x() - panel_.left()) && cut(along.x(), panel_.right() - from.x()) &&
        cut(-along.y(), from.y() - panel_.top()) && cut(along.y(), panel_.bottom() - from.y());
    if (!seen) return std::nullopt;
    // If a line is not cut at an end, this end keeps its exact coordinates. So the next line can
    // continue the same SVG path.
    return std::pair(first > 0 ? from + along * first : from, last < 1 ? from + along * last : to);
  }

  QRectF panel_;
  QByteArray path_;
  QPointF at_;
  std::optional<QPointF> last_;  // end of the last line, if the next line may continue there
};

// ---- leaves: stars of hemp leaves on a lattice of triangles -------------------------------------

constexpr int kColumns = 6;
constexpr int kRows = 8;

// Returns a point of the triangle lattice. Every other column is half a row lower.
QPointF latticePoint(const Pen& pen, int column, int row) {
  const double shift = column % 2 == 0 ? 0 : 0.5;
  return pen.centre() + QPointF(column * pen.panel().width() / kColumns,
                                (row + shift) * pen.panel().height() / kRows);
}

// Draws a triangle of the lattice: the lines from its centre to the corners, and one of its two
// slanting edges. The neighbouring triangle draws the other one, and drawLeaves() the vertical
// edge.
void drawTriangle(Pen& pen, const std::array<QPointF, 3>& corners) {
  const QPointF middle = (corners[0] + corners[1] + corners[2]) / 3;
  pen.line(corners[0], corners[1]);
  for (const QPointF corner : corners) pen.line(corner, middle);
}

void drawLeaves(Pen& pen) {
  constexpr int kHalfColumns = kColumns / 2;
  constexpr int kHalfRows = kRows / 2 + 1;
  for (int column = -kHalfColumns; column <= kHalfColumns; ++column) {
    for (int row = -kHalfRows; row < kHalfRows; ++row) {
      const QPointF top = latticePoint(pen, column, row);
      const QPointF below = latticePoint(pen, column, row + 1);
      for (const int side : {-1, 1}) {
        if (std::abs(column + side) > kHalfColumns) continue;
        const int nextRow = column % 2 == 0 ? row : row + 1;
        drawTriangle(pen, {top, latticePoint(pen, column + side, nextRow), below});
      }
      if (std::abs(column) < kHalfColumns) pen.line(top, below);
    }
  }
}

// ---- waves: scales of three arcs, each row in front of the row above it -------------------------

void drawWaves(Pen& pen) {
  const double radius = pen.panel().width() / 8;
  const double step = radius / 2;
  constexpr int kArcSteps = 20;
  const auto rows = static_cast<int>(std::ceil(pen.panel().height() / 2 / step)) + 3;
  const auto scale = [&](int column, int row) {
    const double shift = row % 2 == 0 ? 0 : radius;
    return pen.centre() + QPointF(column * 2 * radius + shift, row * step);
  };
  for (int row = -rows; row <= rows; ++row) {
    for (int column = -5; column <= 5; ++column) {
      const QPointF middle = scale(column, row);
      const std::array<QPointF, 3> before = {middle + QPointF(-radius, step),
                                             middle + QPointF(radius, step),
                                             middle + QPointF(0, 2 * step)};
      for (const double part : {1.0, 0.7, 0.4}) {
        pen.lift();
        bool drawing = false;
        for (int i = 0; i <= kArcSteps; ++i) {
          const double angle = M_PI * i / kArcSteps;
          const QPointF at = middle + part * radius * QPointF(-std::cos(angle), -std::sin(angle));
          const bool covered = std::ranges::any_of(before, [&](QPointF other) {
            return std::hypot(at.x() - other.x(), at.y() - other.y()) < radius * 0.995;
          });
          if (!covered) drawing ? pen.lineTo(at) : pen.moveTo(at);
          drawing = !covered;
        }
      }
    }
  }
}

// ---- lozenges: nested rhombs --------------------------------------------------------------------

void drawLozenges(Pen& pen) {
  const QSizeF half(pen.panel().width() / 12, pen.panel().height() / 16);
  for (int row = -9; row <= 9; ++row) {
    for (int column = -7; column <= 7; ++column) {
      if ((row + column) % 2 != 0) continue;
      const QPointF middle = pen.centre() + QPointF(column * half.width(), row * half.height());
      for (const double part : {0.94, 0.62, 0.3}) {
        const QPointF across(half.width() * part, 0);
        const QPointF along(0, half.height() * part);
        pen.moveTo(middle - along);
        for (const QPointF corner : {across, along, -across, -along}) pen.lineTo(middle + corner);
      }
    }
  }
}

// ---- chevrons: zigzag lines in pairs ------------------------------------------------------------

void drawChevrons(Pen& pen) {
  constexpr int kTeeth = 6;
  const double tooth = pen.panel().width() / kTeeth;
  const double rise = tooth * 0.62;
  const double step = pen.panel().height() / 20;
  for (int row = -13; row <= 13; ++row) {
    for (const double apart : {-0.17, 0.17}) {
      const double y = pen.centre().y() + (row + apart) * step;
      pen.moveTo({pen.panel().left(), y - rise / 2});
      for (int half = 1; half <= 2 * kTeeth; ++half)
        pen.lineTo({pen.panel().left() + half * tooth / 2, y + (half % 2 == 0 ? -rise : rise) / 2});
    }
  }
}

// ---- rosette: wavy rings around the middle ------------------------------------------------------

void drawRosette(Pen& pen) {
  constexpr int kPetals = 16;
  constexpr int kSteps = kPetals * 14;
  for (int ring = 0; ring < 9; ++ring) {
    const double radius = 58 + 17 * ring;
    const double swing = 9 + 0.6 * ring;
    for (const double phase : {0.0, M_PI, M_PI / 2, -M_PI / 2}) {
      for (int i = 0; i <= kSteps; ++i) {
        const double angle = 2 * M_PI * i / kSteps;
        const double away = radius + swing * std::sin(kPetals * angle + phase);
        const QPointF at = pen.centre() + away * QPointF(std::sin(angle), -std::cos(angle));
        i == 0 ? pen.moveTo(at) : pen.lineTo(at);
      }
    }
  }
}

}  // namespace

QByteArray backPattern(BackPattern pattern, const QRectF& panel) {
  Pen pen(panel);
  switch (pattern) {
    case BackPattern::leaves:
      drawLeaves(pen);
      break;
    case BackPattern::waves:
      drawWaves(pen);
      break;
    case BackPattern::lozenges:
      drawLozenges(pen);
      break;
    case BackPattern::chevrons:
      drawChevrons(pen);
      break;
    case BackPattern::rosette:
      drawRosette(pen);
      break;
  }
  return pen.path();
}

}  // namespace downpile
