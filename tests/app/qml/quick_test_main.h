// SPDX-License-Identifier: GPL-3.0-or-later
// Main function of the programs running Qt Quick tests:
//   pages-tests -input FILE [--thorough] [ARGUMENT...]   runs a file; Qt Test reads the arguments
#pragma once

#include <QCoreApplication>
#include <QKeyEvent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QtQuickTest>
#include <string_view>
#include <vector>

namespace downpile::tests {

inline bool isThoroughRun = false;

// Sets isThoroughRun if --thorough is among the arguments. Returns the other arguments and a null
// pointer after them.
inline std::vector<char*> takeTier(int argc, char** argv) {
  std::vector<char*> arguments;
  for (int i = 0; i < argc; ++i) {
    if (std::string_view(argv[i]) == "--thorough") {
      isThoroughRun = true;
    } else {
      arguments.push_back(argv[i]);
    }
  }
  arguments.push_back(nullptr);
  return arguments;
}

// Properties of a sent key press or release. `key` and `text` depend on the keyboard's layout, the
// scan code `code` does not.
struct SentKey {
  QEvent::Type type = QEvent::KeyPress;
  int key = 0;
  QString text{};
  int code = 0;
  bool repeats = false;
  quint64 time = 0;
};

// Sends a key to the item's window.
inline void sendKey(const QQuickItem& item, const SentKey& sent) {
  QKeyEvent event(sent.type, sent.key, Qt::NoModifier, static_cast<quint32>(sent.code), 0, 0,
                  sent.text, sent.repeats);
  event.setTimestamp(sent.time);
  QCoreApplication::sendEvent(item.window(), &event);
}

}  // namespace downpile::tests

// QML tests read whether the run is thorough from the context property `thorough`, which Setup must
// set.
#define DOWNPILE_QML_TESTS(name, Setup)                                                         \
  int main(int argc, char** argv) {                                                             \
    QTEST_SET_MAIN_SOURCE_PATH                                                                  \
    auto arguments = downpile::tests::takeTier(argc, argv);                                     \
    Setup setup;                                                                                \
    return quick_test_main_with_setup(static_cast<int>(arguments.size()) - 1, arguments.data(), \
                                      #name, nullptr, &setup);                                  \
  }
