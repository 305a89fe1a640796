"""The rules of Nummerus Zahlus."""
