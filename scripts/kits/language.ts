import type { Kit } from '../../runner/init/kits';
import type { KitOperation } from './operations';

/** All that the files of a starter kit are generated from. */
export interface KitLanguage extends Kit {
  /** The file with the operations, in the kit's folder. */
  readonly adapter: string;
  /** The steps of the workflow that install the language and the library, in YAML. */
  readonly steps: readonly string[];
  /** The paths of what is built, for the list of what git ignores. */
  readonly ignored: readonly string[];
  /** The files of the kit, each with a sentence on what it is. */
  readonly files: readonly (readonly [file: string, text: string])[];
  /** An example of operations for README.md, where that of another kit serves too; otherwise the page has its own. */
  readonly fillIn?: string;
  /** The generated blocks of a file, by their names; absent for a file that has none. */
  readonly blocks: (
    operations: readonly KitOperation[],
    values: readonly string[],
  ) => Readonly<Record<string, ReadonlyMap<string, readonly string[]>>>;
}

/** Returns the first word of a doc comment in lower case, for a sentence that begins with the operation's name. */
export function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Returns a name in camel case in snake case: `newCatalog` becomes `new_catalog`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns lines broken at spaces, each at most so long; lines that continue another are indented by two spaces more. */
export function wrapped(line: string, width: number): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const end = rest.lastIndexOf(' ', width);
    if (end <= 2) break;
    lines.push(rest.slice(0, end));
    rest = `  ${rest.slice(end + 1)}`;
  }
  return [...lines, rest];
}

/** Returns the description of an operation, its params and its result, each on lines of their own. */
export function descriptionLines(
  { doc, params, result, isOfCrystal }: KitOperation,
  width: number,
): string[] {
  return [
    ...wrapped(doc, width).map((line) => line.trimStart()),
    ...(isOfCrystal ? ['Only scenarios of level crystal need it.'] : []),
    '',
    ...(params.length === 0 ? ['params: none'] : ['params:']),
    ...params.flatMap((line) => wrapped(line, width - 2).map((part) => `  ${part}`)),
    ...wrapped(`result: ${result}`, width),
  ];
}
