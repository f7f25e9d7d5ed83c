// SPDX-License-Identifier: GPL-3.0-or-later
// Prints this process's role among the processes started for a folder. The first one runs until its
// standard input ends, and prints the message of each later one.
#include <QCoreApplication>
#include <QSocketNotifier>
#include <cstdio>
#include <cstdlib>

#include "program/single_instance.h"

int main(int argc, char* argv[]) {
  using namespace downpile;
  QCoreApplication application(argc, argv);
  // Arguments: folder, message, and the time in milliseconds the first process has to answer.
  if (argc != 4) return 2;
  const SingleInstance instance(QString::fromLocal8Bit(argv[1]), argv[2],
                                std::chrono::milliseconds(std::atoi(argv[3])));
  constexpr const char* kNames[] = {"first", "second", "unanswered", "unreachable"};
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
