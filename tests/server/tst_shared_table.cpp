// SPDX-License-Identifier: GPL-3.0-or-later
// Notices of tables: lobby entries that the servers of a room send each other. Each visitor sees
// only the tables open to this visitor.
#include "house.h"
#include "room/shared_table.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

SharedTable noticeOf(Access access) {
  return {.table = {.id = u"t"_s,
                    .name = u"Sunday"_s,
                    .header = tableRequest().header,
                    .access = access,
                    .seats = {SeatNow{.name = u"A"_s, .kind = "fair"}},
                    .free = 1},
          .owner = keyOf(0),
          .friends = {keyOf(1)},
          .seated = {keyOf(2)},
          .blocked = {keyOf(0), keyOf(3)}};
}

}  // namespace

class TestSharedTable : public QObject {
  Q_OBJECT

 private slots:
  void writtenNoticeOfATableIsReadBack() {
    for (const Access access : {Access::everybody, Access::friends, Access::invitation}) {
      const SharedTable notice = noticeOf(access);
      QVERIFY(readSharedTable(sharedTableText(notice)) == notice);
    }
    QVERIFY(!readSharedTable({}));
    QVERIFY(!readSharedTable("{}"));
    QByteArray other = sharedTableText(noticeOf(Access::friends));
    QVERIFY(!readSharedTable(other.replace("owner", "order")));
  }
  void blockedVisitorOfAnotherServerSeesNoFreeSeat() {
    const SharedTable notice = noticeOf(Access::everybody);
    QCOMPARE(notice.shownTo(keyOf(4))->free, 1);
    QCOMPARE(notice.shownTo(keyOf(3))->free, 0);
    QCOMPARE(notice.shownTo(keyOf(0))->free, 1);
    QVERIFY(notice.shownTo(keyOf(0))->isYours && !notice.shownTo(keyOf(4))->isYours);
  }
  void ownSeatThatAnyoneMayTakeIsNotFreeForItsPlayer() {
    SharedTable notice = noticeOf(Access::everybody);
    notice.table.seats = {SeatNow{.state = SeatNow::State::disconnected,
                                  .name = u"B"_s,
                                  .key = keyOf(2),
                                  .colour = SeatNow::Colour::red}};
    QCOMPARE(notice.shownTo(keyOf(4))->free, 1);
    QCOMPARE(notice.shownTo(keyOf(2))->free, 0);
  }
  void tableForFriendsIsSeenByOwnerFriendsAndSeatedPlayersOnly() {
    const SharedTable notice = noticeOf(Access::friends);
    for (int number = 0; number < 3; ++number) {
      QVERIFY(notice.maySee(keyOf(number)) && notice.shownTo(keyOf(number)));
    }
    QVERIFY(!notice.maySee(keyOf(3)) && !notice.shownTo(keyOf(3)));
  }
  void tableByInvitationIsNotListed() {
    const SharedTable notice = noticeOf(Access::invitation);
    QVERIFY(notice.maySee(keyOf(4)));
    for (int number = 0; number < 5; ++number) QVERIFY(!notice.shownTo(keyOf(number)));
  }
};

DOWNPILE_TEST(TestSharedTable);
#include "tst_shared_table.moc"
