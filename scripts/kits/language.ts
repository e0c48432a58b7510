import type { Kit } from '../../runner/init/kits';
import type { KitOperation } from './operations';

/** The data from which the files of a starter kit are generated. */
export interface KitLanguage extends Kit {
  /** The file with the operations, in the kit's folder. */
  readonly adapter: string;
  /** The steps of the workflow that install the language and the library, in YAML. */
  readonly steps?: readonly string[];
  /** The paths of build results, which git ignores. */
  readonly ignored?: readonly string[];
  /** The files of the kit, each with a sentence that describes the file. */
  readonly files: readonly (readonly [file: string, text: string])[];
  /**
   * An example of operations for README.md, if it is the same as in another kit. Otherwise, the page has its own
   * example.
   */
  readonly fillIn?: string;
  /** The generated blocks of a file, by name; undefined for a file without generated blocks. */
  readonly blocks: (
    operations: readonly KitOperation[],
    values: readonly string[],
  ) => Readonly<Record<string, ReadonlyMap<string, readonly string[]>>>;
}

/** Returns a doc comment that begins with a lower-case letter, for a sentence that begins with the operation's name. */
export function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Converts a name from camel case to snake case: `newCatalog` becomes `new_catalog`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Breaks a line at spaces to fit a width. Continuation lines are indented by two additional spaces. */
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

/** Returns the lines that describe an operation, its params and its result. */
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
