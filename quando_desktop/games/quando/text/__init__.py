"""Every word that Quando shows or says. Functions, because the language can change at any time."""
