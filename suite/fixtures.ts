import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scenario } from './suite';

/** A file of a fixture folder. */
export interface FixtureFile {
  /** The path of the file, relative to the package's root. */
  readonly file: string;
  readonly text: string;
}

const FIXTURE_FOLDER = /"(fixtures\/[^"]+)"/g;

/** Returns the fixture folders that the steps of a scenario name, relative to the package's root. */
export function fixturesOf({ steps }: Pick<Scenario, 'steps'>): string[] {
  const named = steps.flatMap(({ text }) =>
    [...text.matchAll(FIXTURE_FOLDER)].map(([, folder = '']) => folder),
  );
  return [...new Set(named)];
}

/** Reads the files of a fixture folder, in the order of their names. */
export function readFixture(packageRoot: string, folder: string): FixtureFile[] {
  return readdirSync(join(packageRoot, folder))
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      return { file, text: readFileSync(join(packageRoot, file), 'utf8') };
    });
}
