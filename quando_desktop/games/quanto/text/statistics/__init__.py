"""The numbers of Quanto in words."""
