// SPDX-License-Identifier: GPL-3.0-or-later
// Says which one it is of those that were started for a folder. The first one stays until its
// standard input ends, and says when another one was started, with what message.
#include <QCoreApplication>
#include <QSocketNotifier>
#include <cstdio>
#include <cstdlib>

#include "program/single_instance.h"

int main(int argc, char* argv[]) {
  using namespace downpile;
  QCoreApplication application(argc, argv);
  // The folder, the message, and how many milliseconds the first one has to answer.
  if (argc != 4) return 2;
  const SingleInstance instance(QString::fromLocal8Bit(argv[1]), argv[2],
                                std::chrono::milliseconds(std::atoi(argv[3])));
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
