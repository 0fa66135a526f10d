"""Every word that 7 ate 9 shows or says. Functions, because the language can change at any time."""
