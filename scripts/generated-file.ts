import { createTwoFilesPatch } from 'diff';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file that is generated, completely or in part. */
export interface GeneratedFile {
  /** The path of the file, relative to the package's root. */
  readonly file: string;
  /** The current text of the file. */
  readonly current: string;
  /** The text that was generated. */
  readonly wanted: string;
}

/** Generates a file, without writing it. `make` receives the current text, which is empty if there is no file yet. */
export function generated(
  packageRoot: string,
  file: string,
  make: (current: string) => string,
): GeneratedFile {
  const current = currentText(packageRoot, file);
  return { file, current, wanted: make(current) };
}

function currentText(packageRoot: string, file: string): string {
  const path = join(packageRoot, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Returns the patch that brings a file up to date; undefined if the file is up to date. */
export function patchOf({ file, current, wanted }: GeneratedFile): string | undefined {
  return current === wanted
    ? undefined
    : createTwoFilesPatch(file, file, current, wanted, 'current', 'generated');
}

/** Writes the generated text, and prints the name of the file. */
export function writeGenerated(packageRoot: string, { file, wanted }: GeneratedFile): void {
  mkdirSync(dirname(join(packageRoot, file)), { recursive: true });
  writeFileSync(join(packageRoot, file), wanted);
  console.log(`${file} was written`);
}
