"""Loaders read translations. Those of folders come with the library; others extend Loader."""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import Any, ClassVar

from .errors import InvalidTranslations
from .translations import Translations, leaves_of, merge


class Loader(ABC):
    """The base of all loaders."""

    @abstractmethod
    def load(self) -> Translations:
        """Returns a translations hash."""


class FolderLoader(Loader):
    """A loader of all files in a folder that have a suffix, nested folders included.

    Files and folders whose names begin with a dot are passed over.
    """

    suffixes: ClassVar[tuple[str, ...]]

    def __init__(self, folder: str | PathLike[str]) -> None:
        self.folder = Path(folder)

    @abstractmethod
    def parse(self, text: str) -> Any:
        """Returns the content of a file."""

    def load(self) -> Translations:
        """Returns the translations of all files, merged in the order of their paths.

        Raises InvalidTranslations when the folder does not exist, or when a file does not parse or
        holds anything but translations.
        """
        translations: Translations = {}
        for file in self._files():
            translations = merge(translations, self._read(file))
        return translations

    def _files(self) -> Iterator[Path]:
        if not self.folder.is_dir():
            raise InvalidTranslations(f"{self.folder}: there is no such folder")
        for file in sorted(self.folder.rglob("*")):
            if file.suffix in self.suffixes and file.is_file() and not self._is_hidden(file):
                yield file

    def _is_hidden(self, file: Path) -> bool:
        return any(part.startswith(".") for part in file.relative_to(self.folder).parts)

    def _read(self, file: Path) -> Translations:
        try:
            translations: Translations = self.parse(file.read_text(encoding="utf-8-sig"))
            leaves_of(translations)
        except (InvalidTranslations, ValueError) as error:
            raise InvalidTranslations(f"{file}: {error}") from error
        except RecursionError as error:
            raise InvalidTranslations(f"{file}: the nesting is too deep") from error
        return translations


class YamlLoader(FolderLoader):
    """A loader of the YAML files in a folder."""

    suffixes = (".yml", ".yaml")

    def parse(self, text: str) -> Any:
        # PyYAML takes longer to import than all of this library: only those who use it wait for it.
        from .yaml_parser import parse_yaml

        return parse_yaml(text)


class JsonLoader(FolderLoader):
    """A loader of the JSON files in a folder."""

    suffixes = (".json",)

    def parse(self, text: str) -> Any:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_refuse_constant)


def _object(members: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(members)
    if len(found) < len(members):
        names = [name for name, _ in members]
        repeated = next(name for name in names if names.count(name) > 1)
        raise ValueError(f'the key "{repeated}" is repeated')
    return found


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")
