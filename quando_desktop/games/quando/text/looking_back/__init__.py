"""The words for looking back at rounds of Quando."""
