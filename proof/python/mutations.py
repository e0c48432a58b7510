"""Lists mutations of the Python modules in a folder: ``mutations.py FOLDER SEED COUNT [TEXT…]``.

It takes a random sample of those whose id contains one of the texts, if there are any. Each line of the output is a JSON
object with one mutation: its ``id``, the ``file``, the name of the function ``in`` which it is, the
place of that ``function`` as launch.py records it, the ``code`` and what it ``becomes``, each on one
line, and the ``source`` of the whole file with the mutation.
"""

import ast
import copy
import json
import random
import sys
from functools import cache
from pathlib import Path

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


# Fields that change nothing at run time.
IGNORED_FIELDS = {"annotation", "returns", "type_ignores", "type_params", "ctx", "format_spec"}
IGNORED_NAMES = {"__all__", "TypeAlias", "TypeVar", "ParamSpec"}
# Errors whose texts neither the document nor a recording has, and the function that describes a value in them.
ERRORS_OF_ANY_TEXT = {"InvalidTranslations", "InvalidPattern", "TypeError", "ValueError"}
ERRORS_OF_ANY_TEXT_IN = {"ConstructorError"}
MOST_CHARACTERS_SHOWN = 200


def is_ignored(node):
    match node:
        case ast.Expr(value=ast.Constant(value=str())):  # a doc string
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.Assign(value=ast.Call(func=ast.Name(id=name))) if name in IGNORED_NAMES:
            return True
        case ast.Assign(targets=[ast.Name(id=name)]) if name in IGNORED_NAMES:
            return True
        case ast.ClassDef(name=name) if name in ERRORS_OF_ANY_TEXT:
            return True
        case ast.FunctionDef(name="_kind"):
            return True
        case ast.Import() | ast.ImportFrom() | ast.Global():
            return True
    return False


def is_message(statement):
    """Returns whether the inside of a statement is only the text of an error."""
    match statement:
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name))):
            return name in ERRORS_OF_ANY_TEXT
        case ast.Raise(exc=ast.Call(func=ast.Attribute(attr=name))):
            return name in ERRORS_OF_ANY_TEXT_IN
    return False


def one_line(*nodes):
    return " ".join(" ".join(ast.unparse(ast.fix_missing_locations(node)) for node in nodes).split())


class Finder:
    """Finds the mutations of one file, and writes those that are wanted."""

    def __init__(self, file, text, is_wanted, write):
        self.file = file
        self.tree = ast.parse(text)
        self.is_wanted = is_wanted
        self.write = write
        self.ids = {}
        # The nodes around the one that is visited, the outermost first.
        self.around = []
        # The function that is visited, by its first line and by its name.
        self.place = None
        self.names = []

    def run(self):
        self.visit_body(self.tree.body)

    def add(self, name, node, show, change, undo):
        """Writes the mutation that `change` makes, if it is wanted. `show` returns the code on one line."""
        base = f"{self.file}:{getattr(node, 'lineno', 0)}:{getattr(node, 'col_offset', 0)}/{name}"
        self.ids[base] = self.ids.get(base, 0) + 1
        identity = f"{base}/{self.ids[base]}" if self.ids[base] > 1 else base
        if not self.is_wanted(identity):
            return
        code = show()
        becomes_of = change()
        becomes = becomes_of() if becomes_of else show()
        source = ast.unparse(ast.fix_missing_locations(self.tree))
        undo()
        if code == becomes or not is_python(source):
            return
        self.write(
            {
                "id": identity,
                "file": self.file,
                "in": ".".join(self.names),
                "function": None if self.place is None else f"{self.file}:{self.place}",
                "code": code,
                "becomes": becomes,
                "source": f"{source}\n",
            }
        )

    def visit_body(self, body):
        """Mutates the statements of a body, and what is inside each of them."""
        for index, node in enumerate(list(body)):
            if is_ignored(node):
                continue
            for name, others in statements(node):

                def change(others=others):
                    body[index : index + 1] = others
                    return lambda: one_line(*others)

                def undo(others=others):
                    body[index : index + len(others)] = [node]

                self.add(name, node, lambda: one_line(node), change, undo)
            if not is_message(node):
                self.visit_fields(node)

    def visit_fields(self, node):
        outer_place, is_named = self.place, isinstance(node, (ast.FunctionDef, ast.ClassDef))
        self.around.append(node)
        for field, value in ast.iter_fields(node):
            if field in IGNORED_FIELDS:
                continue
            is_inside = field == "body" and isinstance(node, (ast.FunctionDef, ast.Lambda))
            if is_inside:
                decorators = getattr(node, "decorator_list", [])
                self.place = decorators[0].lineno if decorators else node.lineno
            if is_named:
                self.names.append(node.name)
            self.visit_value(node, field, value)
            if is_named:
                self.names.pop()
            self.place = outer_place
        self.around.pop()

    def visit_value(self, node, field, value):
        if isinstance(value, ast.AST):
            self.visit_part(value, lambda other: setattr(node, field, other))
        elif isinstance(value, list) and value and isinstance(value[0], ast.stmt):
            self.visit_body(value)
        elif isinstance(value, list):
            for index, part in enumerate(value):
                if isinstance(part, ast.AST):
                    self.visit_part(part, lambda other, index=index: value.__setitem__(index, other))

    def visit_part(self, part, put):
        """Mutates an expression or another part of a statement."""
        if isinstance(part, ast.expr):
            for name, other in replacements(part):
                # Finding the node to show takes long, and most mutations are not wanted.
                shown = cache(lambda: self.shown(part))

                def change(other=other, shown=shown):
                    put(other)
                    return (lambda: one_line(other)) if shown() is part else None

                self.add(name, part, lambda shown=shown: shown_text(shown()), change, lambda: put(part))
        self.visit_fields(part)

    def shown(self, part):
        """Returns the largest node around a part, or the part itself, that is short enough to show."""
        around = [*self.around, part]
        for node in around:
            if isinstance(node, (ast.stmt, ast.expr, ast.match_case)):
                is_definition = isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Match, ast.Try))
                if not is_definition and len(shown_text(node)) <= MOST_CHARACTERS_SHOWN:
                    if not is_part_of_body(node, around):
                        return node
        return part


def is_part_of_body(node, around):
    """Returns whether the visited part is in the body of a compound statement, which is not shown."""
    if not isinstance(node, (ast.stmt, ast.match_case)) or not hasattr(node, "body"):
        return False
    rest = around[around.index(node) + 1 :]
    return bool(rest) and isinstance(rest[0], ast.stmt)


def shown_text(node):
    """Returns the code of a node, of a compound statement its first line."""
    text = ast.unparse(ast.fix_missing_locations(node)).strip()
    is_compound = isinstance(node, (ast.stmt, ast.match_case)) and hasattr(node, "body")
    return text.splitlines()[0] if is_compound else " ".join(text.split())


def is_python(source):
    try:
        compile(source, "mutation", "exec")
    except SyntaxError:
        return False
    return True


def find(folder, is_wanted, write):
    for path in sorted(folder.glob("*.py")):
        Finder(path.name, path.read_text(encoding="utf-8"), is_wanted, write).run()


def main():
    folder, seed, count, texts = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), sys.argv[4:] or [""]
    ids = []

    def collect(identity):
        if any(text in identity for text in texts):
            ids.append(identity)

    find(folder, collect, print)
    sample = set(ids if count >= len(ids) else random.Random(seed).sample(ids, count))
    find(folder, sample.__contains__, lambda mutation: print(json.dumps(mutation)))


main()
