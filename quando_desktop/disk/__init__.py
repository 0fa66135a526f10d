"""Everything that is kept between two starts: settings, people, unfinished and finished matches. No
Qt."""
