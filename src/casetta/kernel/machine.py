"""The compiled life's `@rule`, `table`, `size` and `first`: the only file that knows numba.

Imported by `rule.py` in the compiled life alone, so that the plain life starts
without numpy and numba.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numba
import numpy
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba.core import types
from numba.extending import intrinsic

compile_rule = numba.njit(cache=True, nogil=True, error_model="numpy")
"""Compile a rule on its first call and keep the machine code on disk."""


def frozen_array(numbers: Iterable[int]) -> Any:
    """A table of 64-bit integers that the compiler may treat as constant."""
    array = numpy.array(list(numbers), dtype=numpy.int64)
    array.setflags(write=False)
    return array


@intrinsic
def _popcount(_typing: Any, _mask: Any) -> Any:
    def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


@intrinsic
def _trailing_zeros(_typing: Any, _mask: Any) -> Any:
    def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), code


@intrinsic
def _deposit(_typing: Any, _bits: Any, _mask: Any) -> Any:
    def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        pdep = ir.FunctionType(word, [word, word])
        function = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=pdep)
        return builder.call(function, arguments)

    return types.int64(types.int64, types.int64), code


@compile_rule
def size(mask: int) -> int:
    """How many bits of `mask` are set."""
    return _popcount(mask)  # type: ignore[no-any-return, call-arg]


@compile_rule
def first(mask: int) -> int:
    """The number of the lowest set bit; `mask` is not 0."""
    return _trailing_zeros(mask)  # type: ignore[no-any-return, call-arg]


@compile_rule
def _nth_bit_by_instruction(mask: int, n: int) -> int:
    """The number of the n-th set bit, in one machine instruction."""
    return _trailing_zeros(_deposit(1 << n, mask))  # type: ignore[no-any-return, call-arg]


@compile_rule
def _nth_bit_by_steps(mask: int, n: int) -> int:
    """The number of the n-th set bit, step by step."""
    for _ in range(n):
        mask &= mask - 1
    return _trailing_zeros(mask)  # type: ignore[no-any-return, call-arg]


nth_bit = _nth_bit_by_instruction if get_host_cpu_features().get("bmi2") else _nth_bit_by_steps
