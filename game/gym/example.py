"""Thirty lines that learn to beat chance: a taste for each action of a title, against seats that play at random."""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np

import game.lab


def play(env: Any, seed: int, taste: Any, rng: random.Random, heat: float) -> tuple[list[Any], float]:
    """One deal: seat 0 plays by taste, the others at random. Its choices, and by how many points it led."""
    env.reset(seed=seed)
    chosen: list[Any] = []
    points: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        points[agent] = points.get(agent, 0.0) + reward
        legal = np.flatnonzero(seen["action_mask"])
        if agent != "seat_0" or over:
            env.step(None if over else rng.choice(legal))
            continue
        odds = np.exp((taste[legal] - taste[legal].max()) / heat)
        odds /= odds.sum()
        action = rng.choices(legal, odds)[0]
        chosen.append((legal, odds, action))
        env.step(action)
    others = [has for agent, has in points.items() if agent != "seat_0"]
    return chosen, points["seat_0"] - max(others)


def main(title: str, deals: int = 600, tests: int = 200) -> float:
    """Learn on some deals; then tell how often it wins on others, against a third for chance."""
    env, rng = game.lab.env(title, 3, reward="points"), random.Random(1)
    taste, usual = np.zeros(env.actions.size), 0.0
    for seed in range(deals):
        chosen, lead = play(env, seed, taste, rng, 1.0)
        usual += 0.05 * (lead - usual)
        for legal, odds, action in chosen:
            taste[legal] -= 0.01 * (lead - usual) * odds
            taste[action] += 0.01 * (lead - usual)
    return sum(play(env, 10**6 + seed, taste, rng, 0.3)[1] > 0 for seed in range(tests)) / tests


if __name__ == "__main__":
    print(f"{main(sys.argv[1], *map(int, sys.argv[2:])):.1%} of first places; chance has 33.3%")
