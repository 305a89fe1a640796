"""Klong!"""
