"""The four dresses: palette, faces, pointer, sounds and native widgets of each machine."""
