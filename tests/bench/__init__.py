"""How fast it is, beside others in the same run: `python -m tests.bench [name ...]`.

Each bench is a module with a function that gives its tables, registered by name in `__main__`.
"""
