"""The drawing board of the DOS faces: outlines, letters and the BDF writer."""
