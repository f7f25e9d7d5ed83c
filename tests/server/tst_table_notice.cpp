// SPDX-License-Identifier: GPL-3.0-or-later
// What servers tell each other of a table is shown to those alone for whom the table is.
#include "house.h"
#include "room/table_notice.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

TableNotice noticeOf(Access access) {
  return {.table = {.id = u"t"_s,
                    .name = u"Sunday"_s,
                    .header = wantedTable().header,
                    .access = access,
                    .seats = {SeatNow{.name = u"A"_s, .kind = "fair"}},
                    .free = 1},
          .owner = keyOf(0),
          .friends = {keyOf(1)},
          .seated = {keyOf(2)},
          .blocked = {keyOf(0), keyOf(3)}};
}

}  // namespace

class TestTableNotice : public QObject {
  Q_OBJECT

 private slots:
  void itIsReadAsItWasWritten() {
    for (const Access access : {Access::everybody, Access::friends, Access::invitation}) {
      const TableNotice notice = noticeOf(access);
      QVERIFY(readTableNotice(tableNoticeText(notice)) == notice);
    }
    QVERIFY(!readTableNotice({}));
    QVERIFY(!readTableNotice("{}"));
    QByteArray other = tableNoticeText(noticeOf(Access::friends));
    QVERIFY(!readTableNotice(other.replace("owner", "order")));
  }
  void whoIsBlockedSeesNoFreeSeat() {
    const TableNotice notice = noticeOf(Access::everybody);
    QCOMPARE(notice.shownTo(keyOf(4))->free, 1);
    QCOMPARE(notice.shownTo(keyOf(3))->free, 0);
    QCOMPARE(notice.shownTo(keyOf(0))->free, 1);
    QVERIFY(notice.shownTo(keyOf(0))->isYours && !notice.shownTo(keyOf(4))->isYours);
  }
  void friendsSeeWhatIsForFriends() {
    const TableNotice notice = noticeOf(Access::friends);
    for (int who = 0; who < 3; ++who)
      QVERIFY(notice.maySee(keyOf(who)) && notice.shownTo(keyOf(who)));
    QVERIFY(!notice.maySee(keyOf(3)) && !notice.shownTo(keyOf(3)));
  }
  void whatIsByInvitationStandsInNoLobby() {
    const TableNotice notice = noticeOf(Access::invitation);
    QVERIFY(notice.maySee(keyOf(4)));
    for (int who = 0; who < 5; ++who) QVERIFY(!notice.shownTo(keyOf(who)));
  }
};

QTEST_GUILESS_MAIN(TestTableNotice)
#include "tst_table_notice.moc"
