"""The parts that all tables have: seats, top bar, hint, remarks, score sheet."""
