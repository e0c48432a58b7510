"""Lists mutations of the Python modules in a folder: ``mutations.py FOLDER SEED COUNT [TEXT…]``.

It takes a random sample of those whose id contains one of the texts, if there are any. Each line of the output is a JSON
object with one mutation: its ``id``, the ``file``, the name of the function ``in`` which it is, the
place of that ``function`` as launch.py records it, the ``code`` and what it ``becomes``, each on one
line, and the ``source`` of the whole file with the mutation.
"""

import ast
import json
import random
import sys
from functools import cache
from pathlib import Path

from changed_parts import replacements, statements

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
