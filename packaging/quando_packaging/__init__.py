"""Builds what players install: one frozen program, and from it what each system knows how to use.

A package of its own beside the program, which never imports it and does not ship it. The folder
around it is no package, as another one has that name.
"""
