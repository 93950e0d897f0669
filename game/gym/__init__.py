"""The titles as environments for learning (``taku[gym]``): PettingZoo's AEC interface over the rules and views of the house."""

from game.gym.environment import TakuEnv, env
