"""The drawing board of the faces: outlines, letters, text art and the BDF writer."""
