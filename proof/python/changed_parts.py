"""The changes that a mutation makes to a part of a Python module."""

import ast
import copy

OPPOSITES = {
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
}
OTHER_OPERATORS = {
    ast.Add: [ast.Sub],
    ast.Sub: [ast.Add],
    ast.Mult: [ast.Add],
    ast.Div: [ast.Mult],
    ast.FloorDiv: [ast.Mult],
    ast.Mod: [ast.FloorDiv],
    ast.Pow: [ast.Mult],
}
OTHER_NAMES = {
    "upper": "lower",
    "lower": "upper",
    "rstrip": "lstrip",
    "ljust": "rjust",
    "rjust": "ljust",
    "partition": "rpartition",
    "rglob": "glob",
    "min": "max",
    "max": "min",
    "all": "any",
    "any": "all",
    "sorted": "list",
    "update": "clear",
    "fullmatch": "match",
    "isoweekday": "weekday",
    "extend": "append",
}


def constants(value):
    """Returns other values that a constant could have."""
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1, value - 1] if value else [1]
        case str():
            words = value.split()
            is_list = len(words) > 2
            changed = [" ".join(words[1:]), " ".join(words[:-1])] if is_list else [f"{value}X"]
            return [*changed, ""] if value else changed
    return []


def without_each(items):
    """Returns copies of a list, each of which lacks one item."""
    return [items[:index] + items[index + 1 :] for index in range(len(items))]


def replacements(node):
    """Yields names of mutations, each with the expression that replaces this one."""
    match node:
        case ast.Compare():
            for index, operator in enumerate(node.ops):
                for other in OPPOSITES.get(type(operator), ()):
                    changed = copy.deepcopy(node)
                    changed.ops[index] = other()
                    yield f"compare-{other.__name__}", changed
        case ast.BoolOp():
            changed = copy.deepcopy(node)
            changed.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield "and-or", changed
            for index, value in enumerate(node.values):
                rest = node.values[:index] + node.values[index + 1 :]
                yield f"operand-{index}", (
                    rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
                )
        case ast.UnaryOp():
            yield "without-sign", node.operand
        case ast.BinOp():
            for other in OTHER_OPERATORS.get(type(node.op), ()):
                yield f"operator-{other.__name__}", ast.BinOp(node.left, other(), node.right)
            yield "left-operand", node.left
            yield "right-operand", node.right
        case ast.Constant():
            for index, other in enumerate(constants(node.value)):
                yield f"constant-{index}", ast.Constant(other)
        case ast.IfExp():
            yield "first-branch", node.body
            yield "second-branch", node.orelse
        case ast.Subscript(slice=ast.Slice() as bounds):
            yield "whole", node.value
            for side in ("lower", "upper", "step"):
                if getattr(bounds, side) is not None:
                    changed = copy.deepcopy(node)
                    setattr(changed.slice, side, None)
                    yield f"slice-without-{side}", changed
        case ast.Call():
            yield from calls(node)
        case ast.Dict(keys=[_, *_]):
            for index in range(len(node.keys)):
                keys, values = list(node.keys), list(node.values)
                del keys[index], values[index]
                yield f"without-entry-{index}", ast.Dict(keys, values)
        case ast.Tuple(elts=[_, _, *_], ctx=ast.Load()) | ast.List(elts=[_, *_], ctx=ast.Load()):
            for index, rest in enumerate(without_each(node.elts)):
                yield f"without-item-{index}", type(node)(rest, ast.Load())
        case ast.ListComp() | ast.DictComp() | ast.GeneratorExp() | ast.SetComp():
            for index, loop in enumerate(node.generators):
                if loop.ifs:
                    changed = copy.deepcopy(node)
                    changed.generators[index].ifs = []
                    yield "without-filter", changed
        case ast.JoinedStr():
            for index, rest in enumerate(without_each(node.values)):
                yield f"without-part-{index}", ast.JoinedStr(rest)


def calls(node):
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name in OTHER_NAMES:
        changed = copy.deepcopy(node)
        if isinstance(changed.func, ast.Attribute):
            changed.func.attr = OTHER_NAMES[name]
        else:
            changed.func.id = OTHER_NAMES[name]
        yield f"call-{OTHER_NAMES[name]}", changed
    if isinstance(node.func, ast.Attribute) and len(node.args) < 2:
        yield "without-call", node.func.value
    if len(node.args) == 1 and isinstance(node.func, ast.Name):
        yield "argument", node.args[0]
    for index, rest in enumerate(without_each(node.keywords)):
        yield f"without-keyword-{index}", ast.Call(node.func, node.args, rest)
    if len(node.args) > 1:
        yield "without-last-argument", ast.Call(node.func, node.args[:-1], node.keywords)


def statements(node):
    """Yields names of mutations, each with the statements that replace this one."""
    match node:
        case ast.Expr(value=ast.Constant(value=str())):
            return
        case ast.Return(value=None):
            return
        case ast.Return():
            yield "return-none", [ast.Return(ast.Constant(None))]
        case ast.Expr() | ast.Assign() | ast.AugAssign() | ast.Raise() | ast.Continue():
            yield "deleted", [ast.Pass()]
        case ast.If() | ast.While():
            yield "always", node.body
            yield "never", node.orelse or [ast.Pass()]
        case ast.Try():
            if node.finalbody:
                yield "without-finally", [*node.body]
            for handler, others in zip(node.handlers, without_each(node.handlers), strict=True):
                name = ast.unparse(handler.type) if handler.type else "all"
                body = (
                    [ast.Try(node.body, others, node.orelse, node.finalbody)] if others else node.body
                )
                yield f"without-except-{name}", body
        case ast.Match():
            for index, others in enumerate(without_each(node.cases)):
                if others:
                    yield f"without-case-{index}", [ast.Match(node.subject, others)]
            for index, case in enumerate(node.cases):
                if case.guard is not None:
                    changed = copy.deepcopy(node)
                    changed.cases[index].guard = None
                    yield f"case-{index}-without-guard", [changed]
        case ast.For():
            yield "without-loop", [ast.Pass()]
