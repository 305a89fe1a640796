"""Somebody who plays, and everything that goes over the wire between this browser and the server."""

from __future__ import annotations

import json
from abc import ABC
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.browser.person import LOOK_AGAIN, PATIENCE, Player

Message = dict[str, Any]


class WiredPlayer(Player, ABC):
    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.received: list[str] = []
        self._messages: list[Message] = []
        self.sounds: list[bytes] = []
        self.sent: list[Message] = []
        page.on("websocket", self._keep_frames)

    def _keep_frames(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._keep)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _keep(self, frame: str | bytes) -> None:
        if isinstance(frame, bytes):
            self.sounds.append(frame)
        else:
            self.received.append(frame)
            self._messages.append(json.loads(frame))

    # What the server told, and what it was asked

    def messages(self) -> list[Message]:
        return self._messages

    def latest(self) -> Message:
        """The latest message with a position."""
        return next(told for told in reversed(self._messages) if told["t"] in ("snapshot", "step"))

    @property
    def position(self) -> Message:
        position: Message = self.latest()["position"]
        return position

    @property
    def view(self) -> Mapping[str, Any]:
        view: Mapping[str, Any] = self.position["view"]
        return view

    def happenings(self, kind: str) -> list[Message]:
        """All of this kind in the steps so far."""
        steps = [message["entry"] for message in self._messages if message["t"] == "step"]
        return [happening for entry in steps for happening in entry["happenings"] if happening["kind"] == kind]

    def commands(self, kind: str) -> list[Message]:
        return [command for command in self.sent if command["t"] == kind]

    # Before the game

    def wants(self, *values: str) -> None:
        """Among the options; one wish is granted before the next is made."""
        for value in values:
            wishes = len(self.commands("plan")) + 1
            self.chooses(value)
            self.waits_until(partial(self._has_what_it_wanted, wishes))

    def _has_what_it_wanted(self, wishes: int) -> bool:
        plans = self.commands("plan")
        granted = self.latest()["table"]["options"]
        return len(plans) == wishes and bool(plans[-1]["options"].items() <= granted.items())

    # Patience

    def waits_until(self, condition: Callable[[], bool]) -> None:
        self.waits_while(lambda: not condition(), PATIENCE)
        assert condition(), "it does not happen"

    def waits_while(self, condition: Callable[[], bool], longest: int) -> None:
        waited = 0
        while condition() and waited < longest:
            self.page.wait_for_timeout(LOOK_AGAIN)
            waited += LOOK_AGAIN


def until_all_know_the_same(*people: WiredPlayer) -> None:
    people[0].waits_until(lambda: len({person.latest()["seq"] for person in people}) == 1)
