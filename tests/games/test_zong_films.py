"""The films that the client's reader is tested with are those that the physics makes."""

from __future__ import annotations

from tests.games.zong_films import FILE, SCENES, all_films, told, written


def test_the_clients_films_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == all_films()


def test_they_show_every_kind_of_moment() -> None:
    kinds = {moment["kind"] for make in SCENES.values() for moment in told(written(make()))["moments"]}
    assert kinds == {"disc", "rail", "post", "hop", "drop"}
