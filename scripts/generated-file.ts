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

/** Generates a file from its current text, without writing it. */
export function generated(
  packageRoot: string,
  file: string,
  make: (current: string) => string,
): GeneratedFile {
  const current = currentText(packageRoot, file);
  return { file, current, wanted: make(current) };
}

/** Returns the text of a file; an empty text if the file does not exist yet. */
function currentText(packageRoot: string, file: string): string {
  const path = join(packageRoot, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Returns the difference between a file and its generated text as a patch; undefined if there is no difference. */
export function staleness({ file, current, wanted }: GeneratedFile): string | undefined {
  return current === wanted
    ? undefined
    : createTwoFilesPatch(file, file, current, wanted, 'current', 'generated');
}

/** Writes the generated text, and says so. */
export function writeGenerated(packageRoot: string, { file, wanted }: GeneratedFile): void {
  mkdirSync(dirname(join(packageRoot, file)), { recursive: true });
  writeFileSync(join(packageRoot, file), wanted);
  console.log(`${file} was written`);
}
