// SPDX-License-Identifier: GPL-3.0-or-later
// A connection between two objects of this process. Used in tests, and between a hosted table and
// the guest object of the same program.
#pragma once

#include <QPointer>
#include <memory>
#include <utility>

#include "connection/connection.h"

namespace downpile {

class MemoryConnection final : public Connection {
  Q_OBJECT

 public:
  // Returns the two ends of a new connection within this process.
  static std::pair<std::unique_ptr<MemoryConnection>, std::unique_ptr<MemoryConnection>> pair();
  ~MemoryConnection() override;

  void send(const QByteArray& message) override;
  void close() override;

 private:
  MemoryConnection() = default;

  QPointer<MemoryConnection> other_;
  bool isOpen_ = true;  // false once this end or the other end has closed the connection
};

}  // namespace downpile
