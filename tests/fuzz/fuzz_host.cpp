// SPDX-License-Identifier: GPL-3.0-or-later
// What a host says to a guest, one message a line, and what the person there does: `!` and a
// letter. The guest leaves, or knows nothing that a table could not show.
#include <QPointer>

#include "bytes.h"
#include "lines.h"
#include "network/support/looking.h"
#include "target.h"

using namespace downpile;
using namespace downpile::test;

namespace {

// The host's end of it is here.
class Line final : public Connection {
 public:
  void send(const QByteArray& message) override {
    require(readGuestMessage(message).has_value(), "a guest says what nobody understands");
    require(message.size() <= 16 << 10, "a guest says too much");
  }
  void close() override {}
};

class FuzzedGuest {
 public:
  explicit FuzzedGuest(bool watches) : guest_({.name = "Me", .watches = watches}, {}) {
    QObject::connect(&guest_, &GuestTable::dismissed, &guest_, [this] { isGone_ = true; });
    connectAnew();
  }
  bool isGone() const { return isGone_; }

  void take(const QByteArray& line) {
    if (line.startsWith('!')) {
      act(line.mid(1, 1));
    } else if (line_) {
      emit line_->received(line);
    }
    require(tests::faultOf(guest_));
  }

 private:
  void connectAnew() {
    auto line = std::make_unique<Line>();
    line_ = line.get();
    guest_.use(std::move(line));
  }
  void act(const QByteArray& what) {
    const auto nothing = [](const Answer&) {};
    if (what == "c") return connectAnew();
    if (what == "x" && line_) emit line_->closed();
    if (!guest_.isPlaying()) return;
    if (what == "m" && !guest_.isBusy()) {
      const auto legal = guest_.view().legal();
      if (!legal.empty()) guest_.send({&legal.back(), 1}, guest_.position(), nothing);
    }
    if (what == "u" && guest_.may(Wish::undo)) guest_.ask(Wish::undo, nothing);
    if (what == "n" && guest_.may(Wish::nextDeal)) guest_.ask(Wish::nextDeal, nothing);
    if (what == "h") guest_.askAdvice();
    if (what == "s") guest_.takeSteps();
    if (what == "l") guest_.leave();
  }

  GuestTable guest_;
  QPointer<Line> line_;
  bool isGone_ = false;
};

}  // namespace

int FUZZ_TARGET(host)(const std::uint8_t* data, std::size_t size) {
  startEvents();
  const QByteArrayList lines = linesOf(data, size);
  FuzzedGuest guest(lines.first() == "!w");
  for (const QByteArray& line : lines) {
    guest.take(line);
    if (guest.isGone()) break;
  }
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  return 0;
}
