"""What every plot of the window can do: be saved as a picture, and as a table."""
