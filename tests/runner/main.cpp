// SPDX-License-Identifier: GPL-3.0-or-later
// Main function of the test programs:
//   core-tests CLASS [--thorough] [ARGUMENT...]   runs a class; Qt Test reads the arguments
//   core-tests --list                             the classes and their traits, for ctest
#include <algorithm>
#include <cstdio>
#include <string_view>
#include <vector>

#ifdef QT_GUI_LIB
#include <QGuiApplication>
#else
#include <QCoreApplication>
#endif

#include "test_class.h"

namespace downpile::tests {

namespace {

#ifdef QT_GUI_LIB
using Application = QGuiApplication;
#else
using Application = QCoreApplication;
#endif

struct Entry {
  std::string_view name;
  std::function<std::unique_ptr<QObject>()> make;
  Traits traits;
};

// This list is inside a function, so it exists when test classes in other files register themselves
// before main().
std::vector<Entry>& entries() {
  static std::vector<Entry> all;
  return all;
}

bool isThoroughRun = false;

void list() {
  for (const Entry& entry : entries()) {
    constexpr const char* kTiers[] = {"quick", "thorough", "both"};
    std::printf("%s|%s|%d|%s\n", entry.name.data(),
                kTiers[static_cast<std::size_t>(entry.traits.tier)], entry.traits.thoroughSeconds,
                entry.traits.lock);
  }
}

int run(int argc, char** argv) {
  const std::string_view wanted = argc > 1 ? argv[1] : "";
  if (wanted == "--list") {
    list();
    return 0;
  }
  const auto entry = std::ranges::find(entries(), wanted, &Entry::name);
  if (entry == entries().end()) {
    std::fprintf(stderr, "usage: %s CLASS [--thorough] [ARGUMENT...]\nclasses:\n", argv[0]);
    for (const Entry& other : entries()) std::fprintf(stderr, "  %s\n", other.name.data());
    return 2;
  }
  std::vector<char*> arguments{argv[0]};
  for (int i = 2; i < argc; ++i) {
    if (std::string_view(argv[i]) == "--thorough") {
      isThoroughRun = true;
    } else {
      arguments.push_back(argv[i]);
    }
  }
  if (entry->traits.tier == Tier::thorough) isThoroughRun = true;
  auto count = static_cast<int>(arguments.size());
  arguments.push_back(nullptr);
  if (entry->traits.prepare != nullptr) entry->traits.prepare();
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const Application application(count, arguments.data());
  QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
  const auto test = entry->make();
  return QTest::qExec(test.get(), count, arguments.data());
}

}  // namespace

Registration::Registration(const char* name, std::function<std::unique_ptr<QObject>()> make,
                           Traits traits) {
  entries().push_back({name, std::move(make), traits});
}

bool isThorough() { return isThoroughRun; }

}  // namespace downpile::tests

int main(int argc, char** argv) { return downpile::tests::run(argc, argv); }
