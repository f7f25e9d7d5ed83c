// SPDX-License-Identifier: GPL-3.0-or-later
// Reports SIGTERM and SIGINT in the event loop.
#pragma once

#include <QObject>
#include <QSocketNotifier>
#include <memory>

namespace downpile {

// Emits `ended` from the event loop after SIGTERM or SIGINT. At most one instance may exist at a
// time.
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
