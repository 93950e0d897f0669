"""A title as an environment of PettingZoo (AEC): who is asked sees its own view and a mask of what it may do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from game.engine import Action, Chance, Seat, Session, Title, checked_options
from game.gym.actions import ActionSpace
from game.gym.sight import MOST, Sight
from game.titles import catalogue

RANK, POINTS = "rank", "points"
SIZE = (1280, 720)


@cache
def _actions(title: str) -> ActionSpace:
    return ActionSpace(catalogue[title].controller())


class TakuEnv(AECEnv):  # type: ignore[misc]
    """One title with a number of seats. Observations are dicts: ``observation`` is the seat's view as a flat array
    (``sight.layout`` names its parts), ``action_mask`` has a 1 for each action of ``actions`` that is legal now. ``plain``
    gives the view as a dict, ``legal`` the actions behind the numbers. Rewards come at the end: by ``rank`` 1 for the first
    to -1 for the last (alone: 1 or -1), by ``points`` the score."""

    metadata = {"name": "taku", "render_modes": ["rgb_array"], "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        title: str,
        seats: int = 0,
        options: Mapping[str, str] | None = None,
        reward: str = RANK,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.title: Title = catalogue[title]
        count = seats or max(2, self.title.fewest)
        if not self.title.fewest <= count <= self.title.most:
            raise ValueError(f"{title} is for {self.title.fewest} to {self.title.most} players, not {count}")
        if reward not in (RANK, POINTS):
            raise ValueError(f"reward is {RANK} or {POINTS}, not {reward}")
        self.options = checked_options(self.title, count, options or {})
        self._given = dict(options or {})
        self.reward, self.render_mode = reward, render_mode
        self.rules = self.title.controller()
        self.actions = _actions(title)
        self.sight = Sight(self.rules.state_class, count)
        self.possible_agents = [f"seat_{number}" for number in range(count)]
        sees = spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (self.sight.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, sees)
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents}
        self._seed: int | None = None

    def observation_space(self, agent: str) -> Any:
        """What that seat's observations are."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What that seat's actions are."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal. The same seed deals the same; without one it goes on from the one before, or from anywhere."""
        if seed is not None:
            self._seed = seed
        else:
            self._seed = randbits(32) if self._seed is None else self._seed + 1
        self.agents = list(self.possible_agents)
        self.chance = Chance(self._seed)
        self.state = self.rules.setup(len(self.agents), self.options, self.chance)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._played: list[Action] = []
        self._numbered: dict[int, Action] = {}
        self._ask()

    def step(self, action: int | None) -> None:
        """The seat that is asked does what has this number. Raises ValueError for one that is not legal now."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = self._numbered.get(int(action)) if action is not None else None
        if chosen is None:
            raise ValueError(f"{action} is not legal for {agent} now")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        chosen = self.rules.normal(chosen)
        self._played.append(chosen)
        self.rules.apply(self.state, chosen, self.chance, False)
        self.chance.notes.clear()
        self._ask()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What that seat sees; its mask is empty unless it is the one that is asked."""
        seat = self.possible_agents.index(agent)
        pending = self.rules.pending(self.state)
        view = self.rules.view(self.state, seat)
        array = np.asarray(self.sight.array(view, seat, pending.key if pending else ""), np.float32)
        mask = np.zeros(self.actions.size, np.int8)
        if agent == self.agent_selection:
            mask[list(self._numbered)] = 1
        return {"observation": array, "action_mask": mask}

    def plain(self, agent: str) -> dict[str, Any]:
        """What that seat sees as a dict of plain data."""
        seat = self.possible_agents.index(agent)
        return self.sight.plain(self.rules.view(self.state, seat), seat)

    def legal(self) -> dict[int, Action]:
        """What the seat that is asked may do, by number."""
        return dict(self._numbered)

    def render(self) -> Any:
        """The table as the app draws it: an array of height, width and three colours; None without a render mode."""
        if self.render_mode is None:
            return None
        from game.gym.picture import picture

        assert self._seed is not None
        seats = [Seat("", "bot:random") for _ in self.possible_agents]
        session = Session(self.title, seats, self._given, self._seed)
        for action in self._played:
            session.propose(action)
        width, height = SIZE
        return np.frombuffer(picture(session, SIZE), np.uint8).reshape(height, width, 3).copy()

    def close(self) -> None:
        """Nothing is kept open."""

    def _ask(self) -> None:
        pending = self.rules.pending(self.state)
        if pending is None:
            self._numbered = {}
            self._reward()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        seat = pending.seats[0]
        self._numbered = self.actions.numbered(self.rules.legal(self.state, seat))
        self.agent_selection = self.possible_agents[seat]

    def _reward(self) -> None:
        result = self.rules.result(self.state)
        assert result is not None
        last = max(len(result.ranks), 2)
        for score, rank in zip(result.scores, result.ranks):
            if 0 <= score.seat < len(self.possible_agents):
                agent = self.possible_agents[score.seat]
                best = 0.0 if result.drawn else 1 - 2 * (rank - 1) / (last - 1)
                if len(self.possible_agents) == 1 and not result.drawn:
                    best = 1.0 if rank == 1 else -1.0
                self.rewards[agent] = float(score.total) if self.reward == POINTS else best


def env(
    title: str,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
    reward: str = RANK,
    render_mode: str | None = None,
) -> TakuEnv:
    """The environment of a title. Raises KeyError, ValueError or BadOption for what there is not."""
    return TakuEnv(title, seats, options, reward, render_mode)
