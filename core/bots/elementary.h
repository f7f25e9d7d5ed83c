// SPDX-License-Identifier: GPL-3.0-or-later
// Powers, logarithms and exponentials for the computer players, of additions, multiplications and
// divisions alone: a C library's differ in the last digit from machine to machine, and a player
// must make the same moves on each. Those of some libraries are slow besides, where what they are
// called from has another vector unit in use: play took five times as long.
#pragma once

namespace downpile {

// All are right to about 13 digits.

// base: 0 or more and finite; exponent: finite. 0 to a power below 0 is infinite, 0 to the power of
// 0 is 1. Results under 2 to the power of -1022 are 0, from 2 to the power of 1023 on infinite.
double power(double base, double exponent);

// Powers of one base, each as power() gives it, of which the costly part is done once. `base` as
// there.
class Powers {
 public:
  explicit Powers(double base);
  double to(double exponent) const;

 private:
  double base_;
  double logarithm_ = 0;  // to the base 2, of a base above 0
};

// To the base e, of a normal number above 0.
double logarithm(double number);

// e to the power of a finite number.
double exponential(double number);

}  // namespace downpile
