"""The program's identity: the one place that says what it is called and which version it is.

Plain constants without imports, so that packaging scripts can read them without Qt.
"""

NAME = "Quando Desktop"
APP_ID = "io.github.quando_desktop.QuandoDesktop"
__version__ = "0.1.0"
SUMMARY = "Three card games for the desktop: Quando, Quanto and 7 ate 9"
HOMEPAGE = "https://github.com/quando-desktop/quando-desktop"
AUTHORS = "Quando Desktop contributors"
