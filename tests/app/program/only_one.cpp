// SPDX-License-Identifier: GPL-3.0-or-later
// Says which one it is of those that were started for a folder. The first one stays until its
// standard input ends, and says when another one was started, with what message.
#include <QCoreApplication>
#include <QSocketNotifier>
#include <cstdio>

#include "program/single_instance.h"

int main(int argc, char* argv[]) {
  using namespace downpile;
  QCoreApplication application(argc, argv);
  const SingleInstance instance(QString::fromLocal8Bit(argv[1]), argc > 2 ? argv[2] : "");
  constexpr const char* kNames[] = {"first", "second", "unanswered"};
  std::puts(kNames[static_cast<int>(instance.role())]);
  std::fflush(stdout);
  if (instance.role() != SingleInstance::Role::first) return 0;
  QObject::connect(&instance, &SingleInstance::raise, [](const QByteArray& message) {
    std::puts(message.isEmpty() ? "raise" : ("raise: " + message).constData());
    std::fflush(stdout);
  });
  const QSocketNotifier input(0, QSocketNotifier::Read);
  QObject::connect(&input, &QSocketNotifier::activated, &application, &QCoreApplication::quit);
  return QCoreApplication::exec();
}
