// SPDX-License-Identifier: GPL-3.0-or-later
// A house rule with the control for its kind. A house rule without effect is disabled; `reason`
// says why.
import QtQuick
import Downpile

SettingRow {
    id: option

    required property int index
    required property string key
    required property string kind
    required property int value
    required property int least
    required property int most
    required property var choices
    required property bool standard
    required property bool dependent

    signal changed(int value)

    objectName: "option-" + key
    enabled: !dependent
    mark: qsTr("changed")
    marked: !standard

    Loader {
        id: control

        readonly property var files: ({
                "onOff": "OptionSwitch.qml",
                "number": "OptionStepper.qml",
                "choice": "OptionChoice.qml"
            })

        objectName: "control"
        Component.onCompleted: setSource(files[option.kind], {
            "option": option
        })
    }
}
