# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND downpile_qml
  qml/scenes/BacksScene.qml
  qml/scenes/GameScene.qml
  qml/scenes/LifeScene.qml
  qml/scenes/SceneCard.qml
  qml/scenes/SceneMark.qml
  qml/scenes/ThreeUpThreeDownScene.qml
  qml/scenes/UltimateLoserScene.qml
  qml/scenes/UnderwearScene.qml
  qml/scenes/UpAndDownScene.qml)
