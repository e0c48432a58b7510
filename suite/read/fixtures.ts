import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scenario } from './suite';

/** A file in a fixture folder. */
export interface FixtureFile {
  /** The path of the file, relative to the package's root. */
  readonly file: string;
  readonly text: string;
}

/** Matches the name of a fixture folder, but not one with a placeholder of an outline. */
const FIXTURE_FOLDER = /"(fixtures\/[^"<]+)"/g;

/** Returns the fixture folders that a scenario's steps mention, relative to the package's root. */
export function fixturesOf({ steps }: Pick<Scenario, 'steps'>): string[] {
  const named = steps.flatMap(({ text }) =>
    [...text.matchAll(FIXTURE_FOLDER)].map(([, folder = '']) => folder),
  );
  return [...new Set(named)];
}

/** Reads the files in a fixture folder, sorted by name. */
export function readFixture(packageRoot: string, folder: string): FixtureFile[] {
  return readdirSync(join(packageRoot, folder))
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      return { file, text: readFileSync(join(packageRoot, file), 'utf8') };
    });
}
