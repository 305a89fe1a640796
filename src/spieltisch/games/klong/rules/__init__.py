"""The rules of Klong!: state.py is what the rest of the world knows, position.py what is true at a moment."""
