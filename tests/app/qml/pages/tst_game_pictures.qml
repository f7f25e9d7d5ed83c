// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of the games: each game has its own, with existing cards, and no item extends beyond
// its picture.
import QtQuick
import QtTest
import Downpile

TestCase {
    id: test

    name: "GamePictures"
    when: windowShown
    width: 420
    height: 260

    function init() {
        failOnWarning(/./);
    }

    function show(id, width) {
        const picture = createTemporaryObject(pictures, test, {
            "gameId": id,
            "width": width,
            "height": width * 0.62
        });
        verify(picture.item, "the picture has no scene");
        return picture.item;
    }

    function facesOf(scene) {
        const faces = [];
        for (let row = 0; row < scene.children.length; ++row) {
            if (scene.children[row].face !== undefined)
                faces.push(scene.children[row].face);
        }
        return faces;
    }

    function test_everyGameHasItsOwnPicture() {
        const games = fixture.games();
        verify(games.length >= 5);
        const seen = [];
        for (const id of games) {
            const faces = facesOf(show(id, 400));
            verify(faces.length >= 4, id);
            verify(faces.some(face => face !== "back"), id);
            verify(!seen.includes(faces.join(" ")), id);
            seen.push(faces.join(" "));
        }
    }

    function test_cardsStayInsideThePicture_data() {
        const rows = [];
        for (const id of fixture.games().concat("no-such-game")) {
            for (const width of [260, 340, 420])
                rows.push({
                    "tag": id + " " + width,
                    "id": id,
                    "width": width
                });
        }
        return rows;
    }

    function test_cardsStayInsideThePicture(row) {
        const scene = show(row.id, row.width);
        compare(scene.width, row.width);
        for (let child = 0; child < scene.children.length; ++child) {
            const item = scene.children[child];
            const area = item.mapToItem(scene, 0, 0, item.width, item.height);
            const place = child + ": " + area;
            verify(area.left >= 0 && area.top >= 0, place);
            verify(area.right <= scene.width && area.bottom <= scene.height, place);
            if (item.face !== undefined)
                compare(item.status, Image.Ready);
        }
    }

    function test_gameWithoutAPictureShowsCardBacks() {
        const faces = facesOf(show("no-such-game", 400));
        verify(faces.length > 0);
        verify(faces.every(face => face === "back"));
    }

    function test_pictureChangesWithTheGame() {
        const picture = createTemporaryObject(pictures, test, {
            "gameId": "life"
        });
        const before = facesOf(picture.item);
        picture.gameId = "underwear";
        verify(facesOf(picture.item).join() !== before.join());
    }

    Component {
        id: pictures

        GamePicture {
            width: 400
            height: 248
        }
    }
}
