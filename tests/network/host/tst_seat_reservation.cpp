// SPDX-License-Identifier: GPL-3.0-or-later
// Seat reservations for a disconnected player (rule D9 of Up and Down, used in all games): three
// minutes for the player, then five minutes for the player's friends too, then for everyone not
// blocked by the player.

#include "host/seat_reservation.h"
#include "runner/test_class.h"

using namespace downpile;

class TestSeatReservation : public QObject {
  Q_OBJECT

 private slots:
  void seatColourDependsOnTheTimeThePlayerIsAway() {
    using enum SeatNow::Colour;
    QCOMPARE(seatColour(0), none);
    QCOMPARE(seatColour(179'999), none);
    QCOMPARE(seatColour(180'000), blue);
    QCOMPARE(seatColour(479'999), blue);
    QCOMPARE(seatColour(480'000), red);
    QCOMPARE(seatColour(86'400'000), red);
    QCOMPARE(seatColourLasts(0), 180'000);
    QCOMPARE(seatColourLasts(60'000), 120'000);
    QCOMPARE(seatColourLasts(180'000), 300'000);
    QCOMPARE(seatColourLasts(480'000), 0);
  }

  // The class TestReservedSeats tests when friends and strangers may take the seat.
  void blockedPeopleMayNotTakeTheSeatEvenAsFriends() {
    using enum SeatNow::Colour;
    const auto key = [](char first) {
      return *Fingerprint::fromBytes(QByteArray(Fingerprint::kBytes, first));
    };
    const Acquaintances knows{.friends = {key('a')}, .blocked = {key('a'), key('b')}};
    for (const SeatNow::Colour colour : {none, blue, red}) {
      for (const char letter : {'a', 'b'}) QVERIFY(!mayTakeSeat(colour, knows, key(letter)));
    }
  }
};

DOWNPILE_TEST(TestSeatReservation);
#include "tst_seat_reservation.moc"
