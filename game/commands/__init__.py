"""The sub-commands of ``taku`` and what they have in common."""

from __future__ import annotations

from collections.abc import Sequence

from game.commands.common import UsageProblem, speaker


def run(arguments: Sequence[str]) -> int:
    """Read the arguments and do it. Wrong ones are told in one sentence on stderr, exit code 2."""
    from game.commands.parser import parse

    texts = speaker(arguments)
    try:
        command, options = parse(list(arguments), texts)
        return command(options, texts)
    except UsageProblem as problem:
        problem.tell(texts)
        return problem.exit_code
