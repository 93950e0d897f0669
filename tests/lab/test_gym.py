"""The titles as environments for learning: PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import random
from typing import Any

import pytest

import game.lab
from game.titles import catalogue

zoo = pytest.importorskip("pettingzoo.test")
np = pytest.importorskip("numpy")
pytestmark = pytest.mark.filterwarnings("ignore")
TITLES = list(catalogue)


def played(env: Any, seed: int, rng: random.Random) -> dict[str, float]:
    """A whole game at random; what everybody got."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        got[agent] += reward
        assert not cut
        assert env.observation_space(agent).contains(seen)
        env.step(None if over else rng.choice(list(np.flatnonzero(seen["action_mask"]))))
    return got


@pytest.mark.parametrize("title", TITLES)
def test_what_pettingzoo_asks_of_an_environment(title: str) -> None:
    zoo.api_test(game.lab.env(title), num_cycles=300)
    zoo.seed_test(lambda: game.lab.env(title), num_cycles=100)


@pytest.mark.parametrize("title", TITLES)
def test_a_game_ends_as_the_rules_say(title: str) -> None:
    for seats in range(catalogue[title].fewest, catalogue[title].most + 1):
        ranks, points = (game.lab.env(title, seats, reward=reward) for reward in ("rank", "points"))
        by_rank, by_points = (played(env, 3, random.Random(1)) for env in (ranks, points))
        result = points.rules.result(points.state)
        assert [by_points[f"seat_{score.seat}"] for score in result.scores if score.seat >= 0] == [
            score.total for score in result.scores if score.seat >= 0
        ]
        if not result.drawn and seats > 1:
            first = next(score.seat for score, rank in zip(result.scores, result.ranks) if rank == 1)
            assert by_rank[f"seat_{first}"] == max(by_rank.values()) == 1


@pytest.mark.parametrize("title", TITLES)
def test_every_legal_action_has_a_number_and_the_layout_has_no_gap(title: str) -> None:
    env = game.lab.env(title)
    at = 0
    for _, first, count, _ in env.actions.layout:
        assert first == at
        at += count
    assert at == env.actions.size
    rng = random.Random(5)
    for seed in range(3):
        env.reset(seed=seed)
        while env.agents and not any(env.terminations.values()):
            legal = env.rules.legal(env.state, env.possible_agents.index(env.agent_selection))
            assert set(env.legal().values()) <= set(legal)
            kinds = {action.kind for action in legal if sum(a.kind == action.kind for a in legal) <= 256}
            assert {a for a in legal if a.kind in kinds} == {a for a in env.legal().values() if a.kind in kinds}
            env.step(rng.choice(list(env.legal())))


def test_nobody_sees_what_is_hidden() -> None:
    """What another seat holds in secret changes nothing of what this one sees."""
    env = game.lab.env("undecim", 3)
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"], env.plain("seat_0")
    env.state.hands[1], env.state.hands[2] = env.state.hands[2], env.state.hands[1]
    env.state.deck.reverse()
    after = env.observe("seat_0")["observation"], env.plain("seat_0")
    assert (before[0] == after[0]).all()
    assert before[1] == after[1]


def test_a_table_is_drawn_as_the_app_draws_it(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAKU_DATA_DIR", str(tmp_path))
    env = game.lab.env("signorie", render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    for _ in range(12):
        env.step(next(iter(env.legal())))
    after = env.render()
    assert before.shape == after.shape == (720, 1280, 3)
    assert before.std() > 20
    assert (before != after).any()


def test_what_is_not_legal_is_refused() -> None:
    env = game.lab.env("cuba")
    env.reset(seed=1)
    wrong = next(number for number in range(env.actions.size) if number not in env.legal())
    with pytest.raises(ValueError, match="not legal"):
        env.step(wrong)
    with pytest.raises(ValueError, match="players"):
        game.lab.env("cuba", 9)


@pytest.mark.long
def test_the_example_beats_chance() -> None:
    from game.gym.example import main

    assert main("undecim", 200, 100) > 0.45  # A third by chance, give or take a tenth.
