// SPDX-License-Identifier: GPL-3.0-or-later
// Powers, logarithms and exponentials for bots, computed only with additions, multiplications and
// divisions. Results of C libraries differ in the last digit between platforms, but a bot must make
// the same moves everywhere. Some libraries are also slow if the caller uses another vector unit:
// games took five times as long.
#pragma once

namespace downpile {

// The results of all functions in this file are accurate to about 13 digits.

// Returns `base` to the power of `exponent`. The base must be finite and 0 or more, the exponent
// finite. 0 to a negative power is infinity, 0 to the power of 0 is 1. Integer exponents from 0 to
// 64 can give any double. With other exponents, a base below 2^-1022 counts as 0, results below
// 2^-1022 become 0, and results of 2^1023 or more become infinity.
double power(double base, double exponent);

// Powers of one base, with the same results as power(). The logarithm of the base is computed only
// once.
class Powers {
 public:
  explicit Powers(double base);
  double to(double exponent) const;

 private:
  double base_;
  double logarithm_ = 0;  // base-2 logarithm of the base; 0 if the base is 0 or subnormal
};

// Natural logarithm of a positive normal number.
double logarithm(double number);

// e to the power of a finite number.
double exponential(double number);

}  // namespace downpile
