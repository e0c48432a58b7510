import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LibraryRecord } from './record';

/** A library in `ports/` with its recorded verdicts. */
export interface RecordedLibrary {
  /** The name of the library's folder in `ports/`. */
  readonly name: string;
  readonly record: LibraryRecord;
}

/** Reads the recorded verdicts on all libraries, by name. */
export function readRecordedLibraries(packageRoot: string): RecordedLibrary[] {
  const folder = join(packageRoot, 'ports/results');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -'.json'.length),
      record: JSON.parse(readFileSync(join(folder, file), 'utf8')) as LibraryRecord,
    }));
}
