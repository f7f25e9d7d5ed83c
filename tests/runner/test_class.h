// SPDX-License-Identifier: GPL-3.0-or-later
// Registers a Qt Test class with the test program of its component. `core-tests TestCards` runs one
// class; ctest runs each class in a process of its own, as "core.TestCards".
#pragma once

#include <QObject>
#include <QtTest>
#include <functional>
#include <memory>

// Qt's QTRY_VERIFY and QTRY_COMPARE fail after 5 seconds, which is too short on a busy machine.
// These redefinitions fail after 60 seconds.
#undef QTRY_VERIFY
#undef QTRY_COMPARE
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, 60000)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, 60000)

namespace downpile::tests {

// A class belongs to the quick tier (./check), the thorough tier (./check --thorough), or to both,
// with more repetitions in the thorough one.
enum class Tier { quick, thorough, both };

struct Traits {
  Tier tier = Tier::quick;
  // Processor time of the class in a thorough run, in seconds. Each day a part of the thorough
  // tests is run, chosen so that the sum of these times is limited.
  int thoroughSeconds = 60;
  // Tests with the same lock never run at the same time.
  const char* lock = "";
  // Function called before the application object is created; nullptr: none.
  void (*prepare)() = nullptr;
};

class Registration {
 public:
  Registration(const char* name, std::function<std::unique_ptr<QObject>()> make, Traits traits);
};

// Returns true in a thorough test run.
bool isThorough();

// Returns the number of repetitions for this test run: `quick` or `thorough`.
template <typename Number>
Number effort(Number quick, Number thorough) {
  return isThorough() ? thorough : quick;
}

}  // namespace downpile::tests

// DOWNPILE_TEST(TestCards) registers a test class. With traits: DOWNPILE_TEST(TestLevels, .tier =
// Tier::thorough)
#define DOWNPILE_TEST(Class, ...)                                     \
  static const downpile::tests::Registration registration##Class {    \
#Class, [] { return std::make_unique<Class>(); }, { __VA_ARGS__ } \
  }
