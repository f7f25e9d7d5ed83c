# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND downpile_qml
  qml/laboratory/LaboratoryPage.qml
  qml/laboratory/LaboratoryProgress.qml
  qml/laboratory/LaboratoryResults.qml
  qml/laboratory/LaboratorySetUp.qml)
