"""What people have chosen: values that are checked when they are made. No files, no Qt."""
