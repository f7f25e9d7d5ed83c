// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes GuestTable with messages of a host, one per line, and actions of the guest: `!` and a
// letter. Either the guest leaves the host, or its data is still valid for display at a table.
#include <QPointer>

#include "bytes.h"
#include "lines.h"
#include "network/support/looking.h"
#include "target.h"

using namespace downpile;
using namespace downpile::test;

namespace {

// The guest's connection; checks the guest's messages.
class Line final : public Connection {
 public:
  void send(const QByteArray& message) override {
    require(readGuestMessage(message).has_value(), "a guest sends an invalid message");
    require(message.size() <= 16 << 10, "a message of a guest is too long");
  }
  void close() override {}
};

class FuzzedGuest {
 public:
  explicit FuzzedGuest(bool watches) : guest_({.name = "Me", .watches = watches}, {}) {
    QObject::connect(&guest_, &GuestTable::dismissed, &guest_, [this] { isDismissed_ = true; });
    reconnect();
  }
  bool isDismissed() const { return isDismissed_; }

  void take(const QByteArray& line) {
    if (line.startsWith('!')) {
      perform(line.mid(1, 1));
    } else if (line_) {
      emit line_->received(line);
    }
    require(tests::faultOf(guest_));
  }

 private:
  void reconnect() {
    auto line = std::make_unique<Line>();
    line_ = line.get();
    guest_.use(std::move(line));
  }
  void perform(const QByteArray& action) {
    const auto nothing = [](const Answer&) {};
    if (action == "c") return reconnect();
    if (action == "x" && line_) emit line_->closed();
    if (!guest_.isPlaying()) return;
    if (action == "m" && !guest_.isBusy()) {
      const auto legal = guest_.view().legal();
      if (!legal.empty()) guest_.send({&legal.back(), 1}, guest_.position(), nothing);
    }
    if (action == "u" && guest_.may(GameRequest::undo)) guest_.ask(GameRequest::undo, nothing);
    if (action == "n" && guest_.may(GameRequest::nextDeal)) {
      guest_.ask(GameRequest::nextDeal, nothing);
    }
    if (action == "h") guest_.askAdvice();
    if (action == "s") guest_.takeSteps();
    if (action == "l") guest_.leave();
  }

  GuestTable guest_;
  QPointer<Line> line_;
  bool isDismissed_ = false;
};

}  // namespace

int FUZZ_TARGET(host)(const std::uint8_t* data, std::size_t size) {
  startEvents();
  const QByteArrayList lines = linesOf(data, size);
  FuzzedGuest guest(lines.first() == "!w");
  for (const QByteArray& line : lines) {
    guest.take(line);
    if (guest.isDismissed()) break;
  }
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  return 0;
}
