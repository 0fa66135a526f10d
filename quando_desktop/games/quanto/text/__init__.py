"""Every word that Quanto shows or says. Functions, because the language can change at any time."""
