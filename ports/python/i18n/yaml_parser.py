"""YAML by its core schema, version 1.2.

PyYAML reads YAML 1.1, in which the key of Norwegian (``no:``) is a boolean and 12:30 an integer.
"""

import re
from typing import Any

import yaml

_Base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_MERGE = "tag:yaml.org,2002:merge"


class _CoreLoader(_Base):
    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}

    def construct_mapping(self, node: yaml.Node, deep: bool = False) -> dict[Any, Any]:
        """Constructs a map, and refuses repeated keys, of which PyYAML takes the last."""
        seen = set()
        for key, _ in node.value if isinstance(node, yaml.MappingNode) else ():
            if not isinstance(key, yaml.ScalarNode) or key.tag == _MERGE:
                continue
            if key.value in seen:
                problem = f'the key "{key.value}" is repeated'
                raise yaml.constructor.ConstructorError(None, None, problem, key.start_mark)
            seen.add(key.value)
        return super().construct_mapping(node, deep)

    def construct_core_int(self, node: yaml.ScalarNode) -> int:
        """Constructs an integer; a leading 0 alone makes it no octal number."""
        is_prefixed = node.value.startswith(("0o", "0x"))
        return int(node.value, 0 if is_prefixed else 10)


for _name, _pattern, _first in (
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", list("-+0123456789")),
    (
        "float",
        r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?"
        r"|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)",
        list("-+.0123456789"),
    ),
    ("merge", r"<<", ["<"]),
):
    _CoreLoader.add_implicit_resolver(
        f"tag:yaml.org,2002:{_name}", re.compile(rf"(?:{_pattern})\Z"), _first
    )
_CoreLoader.add_constructor("tag:yaml.org,2002:int", _CoreLoader.construct_core_int)


def parse_yaml(text: str) -> Any:
    """Returns the content of a YAML text with one document; raises ValueError if it has none."""
    try:
        return yaml.load(text, _CoreLoader)
    except yaml.YAMLError as error:
        raise ValueError(str(error)) from error
