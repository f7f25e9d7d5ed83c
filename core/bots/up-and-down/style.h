// SPDX-License-Identifier: GPL-3.0-or-later
// What a sensible Up and Down player believes of the others and cares for, as numbers. The usual
// ones were found by play against itself.
#pragma once

namespace downpile {

struct UpAndDownStyle {
  double lossWeight = 1;  // how much a point lost counts against a point won
  double spoil = 0;       // how much a decided bid of an average opponent counts against own points

  // See DecidingBot::leaning: to each trick more that is bid, and to leave a trick to an opponent
  // who has all that it bid.
  double bidLeaning = 0;
  double giftLeaning = 0;

  // Points that an opponent loses by a trick too many, and gains by one of those it cannot miss;
  // and how much of that is decided with each round (or trick) that is still to come.
  double stakeOfFull = 10;
  double stakeOfNeedy = 10;
  double decided = 0.75;

  // A card's chance is bent by how hard it is tried: certain tricks and hopeless ones stay, those
  // between move.
  double bendToLose = 1.8;
  double bendToTake = 0.68;
  // The chance in each trick that others lead a certain suit, and that a player who leads finds the
  // time for a certain card.
  double suitIsLed = 0.6;
  double ownLead = 0.67;
  double suitForRuff = 0.16;  // the same of a suit that the viewer may trump
  double ruffStands = 0.68;   // that a trump that is played to another suit takes the trick

  // How likely a player is to go for a trick who wants none, who wants some, and who wants all that
  // are left; and how many cards of a suit each other player gives up in a round of it.
  double eagerWithNone = 0.18;
  double eagerWithSome = 0.3;
  double eagerWithAll = 1;
  double givenUp = 0.95;
};

}  // namespace downpile
