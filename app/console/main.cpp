// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <iostream>

#include "console/console.h"

int main(int argc, char* argv[]) {
  std::ios::sync_with_stdio(false);
  QCoreApplication application(argc, argv);
  QCoreApplication::setApplicationName("downpile-cli");
  QCoreApplication::setApplicationVersion(DOWNPILE_VERSION);
  return downpile::runConsole(QCoreApplication::arguments(), std::cin, std::cout, std::cerr);
}
