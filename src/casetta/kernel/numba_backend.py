"""The compiled life of what `rule.py` offers: how numba compiles them.

Imported by `rule.py` in the compiled life alone, so that the plain life starts
without numpy and numba.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import numba
import numpy
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba.core import types
from numba.core.caching import UserProvidedCacheLocator
from numba.extending import intrinsic
from numba.np import arrayobj

PACKAGE = __name__.partition(".")[0]


class SameForEveryCopy(UserProvidedCacheLocator):  # type: ignore[misc]
    """Names numba's folder after the rules' package and not after where it is installed.

    What the rules say is part of the folder's name already (`compiler.py`), so every
    installation with the same rules finds the same machine code.
    """

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """The name of the folder for the rules of one file."""
        return Path(py_file).parent.name


def _compiled(function: Any, *, copied: bool = False, counted: bool = False) -> Any:
    """The function through numba, without what costs time and what rules do not need.

    It is compiled on its first call, and the machine code kept on disk. To count who uses a state
    takes longer than most rules, so only array rules count. Rules are called from Python and from
    each other, never from C. And one piece of machine code serves all numbers; numba would compile
    a rule again for each constant it is called with.
    """
    rule = numba.njit(
        cache=True,
        nogil=True,
        error_model="numpy",
        forceinline=copied,
        no_cfunc_wrapper=True,
        _nrt=counted,
    )(function)
    template = rule.get_call_template
    rule.get_call_template = lambda kinds, names: template(
        tuple(map(types.unliteral, kinds)), names
    )
    return rule


compile_rule = _compiled
compile_hot_rule = partial(_compiled, copied=True)
"""The machine code is copied into every rule that calls this one."""
compile_array_rule = partial(_compiled, counted=True)
"""For a rule that makes arrays, or gets them as answers, and must give them back."""


def _index_from_the_start(numbas_own: Callable[..., Any]) -> Callable[..., Any]:
    """No rule counts from the end of a list: spare each index of ours the test for a minus.

    NUMBA_BOUNDSCHECK=1 in the environment finds rules that do.
    """

    def index_of(context: Any, builder: Any, kind: Any, index: Any, length: Any) -> Any:
        if PACKAGE in builder.function.name:
            return context.cast(builder, index, kind, types.intp)
        return numbas_own(context, builder, kind, index, length)

    return index_of


if hasattr(arrayobj, "fix_integer_index"):
    arrayobj.fix_integer_index = _index_from_the_start(arrayobj.fix_integer_index)


def frozen_array(numbers: Iterable[int]) -> Any:
    """A table of 64-bit integers that the compiler may treat as constant."""
    array = numpy.array(list(numbers), dtype=numpy.int64)
    array.setflags(write=False)
    return array


# What `rule.py` has for the plain life; what each of them does is said there


@compile_array_rule
def zeros(count: int) -> Any:
    return numpy.zeros(count, numpy.int64)


@compile_rule
def clear_words(words: Any, start: int, count: int) -> None:
    for word in range(start, start + count):
        words[word] = 0


@compile_rule
def copy_words(words: Any, to: int, source: Any, start: int, count: int) -> None:
    for word in range(count):
        words[to + word] = source[start + word]


@intrinsic
def size(_typing: Any, _mask: Any) -> Any:
    def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


@intrinsic
def first(_typing: Any, _mask: Any) -> Any:
    def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), code


@compile_rule
def write_bits(mask: int, start: int, step: int, out: Any, found: int) -> int:
    while mask:
        out[found] = start + step * first(mask)
        found += 1
        mask &= mask - 1
    return found


@intrinsic
def _deposit(_typing: Any, _bits: Any, _mask: Any) -> Any:
    """The lowest bits of the first number, moved to where the bits of `mask` are."""

    def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        pdep = ir.FunctionType(word, [word, word])
        function = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=pdep)
        return builder.call(function, arguments)

    return types.int64(types.int64, types.int64), code


@compile_rule
def _nth_bit_by_instruction(mask: int, n: int) -> int:
    """The number of the n-th set bit, counted from the lowest, in one machine instruction."""
    return first(_deposit(1 << n, mask))


@compile_rule
def _nth_bit_by_steps(mask: int, n: int) -> int:
    """The number of the n-th set bit, counted from the lowest, step by step."""
    for _ in range(n):
        mask &= mask - 1
    return first(mask)


nth_bit = _nth_bit_by_instruction if get_host_cpu_features().get("bmi2") else _nth_bit_by_steps
