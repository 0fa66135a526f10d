"""The smallest program of our kind: a window with a view, and one item in it.

The bench freezes it by the same rules as ours, to see what of the size and of the start is owed
to Python and Qt. It uses what every such program uses of them, and nothing of ours.
"""

import sys

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPen
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

if __name__ == "__main__":
    app = QApplication(sys.argv)
    scene = QGraphicsScene(0, 0, 1400, 860)
    scene.addRect(QRectF(600, 290, 200, 280), QPen(), QBrush(Qt.GlobalColor.darkCyan))
    window = QMainWindow()
    window.setCentralWidget(QGraphicsView(scene))
    # As large as ours.
    window.resize(1440, 900)
    window.show()
    sys.exit(app.exec())
