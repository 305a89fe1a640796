"""What good players of Nummerus Zahlus know."""
