// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/suit_shapes.h"

#include "art/art_fragments.h"

namespace downpile {

namespace {

constexpr double kOutlineHeight = 96;

}  // namespace

const char* suitOutline(SuitShape suit) {
  switch (suit) {
    case SuitShape::clubs:
      return "M0,-48 A22,22 0 0 1 17.5,-12.7 A22,22 0 1 1 6,24 C6.5,34 10,43 20,48 L-20,48"
             " C-10,43 -6.5,34 -6,24 A22,22 0 1 1 -17.5,-12.7 A22,22 0 0 1 0,-48 Z";
    case SuitShape::diamonds:
      return "M0,-48 C9,-29 22,-11 37,0 C22,11 9,29 0,48 C-9,29 -22,11 -37,0 C-22,-11 -9,-29 0,-48"
             " Z";
    case SuitShape::hearts:
      return "M0,48 C-7,33 -45,8 -45,-19 C-45,-36 -33,-47 -21,-47 C-10,-47 -3,-40 0,-30 C3,-40"
             " 10,-47 21,-47 C33,-47 45,-36 45,-19 C45,8 7,33 0,48 Z";
    case SuitShape::spades:
      return "M0,-48 C7,-33 44,-9 44,16 C44,30 34,38 24,38 C15,38 8,34 5,26 C5.5,36 9,44 18,48"
             " L-18,48 C-9,44 -5.5,36 -5,26 C-8,34 -15,38 -24,38 C-34,38 -44,30 -44,16 C-44,-9"
             " -7,-33 0,-48 Z";
  }
  return "";
}

QByteArray suitColour(SuitShape suit, bool fourColours) {
  constexpr const char* kRed = "#c8202f";
  constexpr const char* kBlack = "#1b2030";
  switch (suit) {
    case SuitShape::clubs:
      return fourColours ? "#14783c" : kBlack;
    case SuitShape::diamonds:
      return fourColours ? "#1d5fc4" : kRed;
    case SuitShape::hearts:
      return kRed;
    case SuitShape::spades:
      return kBlack;
  }
  return kBlack;
}

QByteArray drawSuit(SuitShape suit, double x, double y, double height, const QByteArray& colour) {
  return "<path fill='" + colour + "' transform='translate(" + svgNumber(x) + ' ' + svgNumber(y) +
         ") scale(" + QByteArray::number(height / kOutlineHeight, 'f', 4) + ")' d='" +
         suitOutline(suit) + "'/>";
}

}  // namespace downpile
