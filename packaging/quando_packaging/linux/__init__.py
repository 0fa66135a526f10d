"""Builds for Linux: a Debian package, an archive, an AppImage and a Flatpak."""
