"""What the searches of Sechserreihe see on a board: the same as the rules, quicker."""

from __future__ import annotations

import pytest

from spieltisch.games.sechserreihe.bots.board_changes import OPENINGS
from spieltisch.games.sechserreihe.bots.symmetry import SYMMETRIES, canonical_symmetry, image, images, preimage
from spieltisch.games.sechserreihe.bots.threats import cleared, completable, complete_lines
from spieltisch.games.sechserreihe.rules.board import completes, fields, full_lines, without
from tests.games.sechserreihe.boards import boards, by_the_rules, children


@pytest.mark.parametrize("seed", range(2))
def test_the_changes_of_its_lines_lead_from_a_board_to_all_that_turns_lead_to(seed: int) -> None:
    for board in boards(seed):
        assert len(children(board)) == len(set(children(board)))
        assert set(children(board)) == by_the_rules(board)


@pytest.mark.parametrize("seed", range(2))
def test_holes_that_can_be_filled_are_known_without_trying_turns(seed: int) -> None:
    for board in boards(seed):
        completing = [child for child in children(board) if completes(child)]
        filled = {field for child in completing for field in fields(child & ~board)}
        assert set(fields(completable(board))) <= filled
        assert bool(completable(board)) == bool(completing)
        for child in completing:
            assert complete_lines(child) == len(full_lines(child))
            assert cleared(child) == without(child, full_lines(child))


def test_boards_that_look_alike_have_one_canonical_image() -> None:
    for board in boards():
        assert {preimage(image(board, symmetry), symmetry) for symmetry in range(SYMMETRIES)} == {board}
        assert {image(board, symmetry) for symmetry in range(SYMMETRIES)} == set(images(board))
        assert {image(alike, canonical_symmetry(alike)) for alike in images(board)} == {min(images(board))}


def test_openings_that_look_alike_are_looked_at_once() -> None:
    alike = [set(images(pair)) for pair in OPENINGS]
    assert sum(len(pairs) for pairs in alike) == len(set().union(*alike)) == 630
