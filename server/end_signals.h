// SPDX-License-Identifier: GPL-3.0-or-later
// SIGTERM and SIGINT, told in the event loop.
#pragma once

#include <QObject>
#include <QSocketNotifier>
#include <memory>

namespace downpile {

// One at a time in a program.
class EndSignals final : public QObject {
  Q_OBJECT

 public:
  EndSignals();
  ~EndSignals() override;

 signals:
  void ended();

 private:
  std::unique_ptr<QSocketNotifier> notifier_;
};

}  // namespace downpile
