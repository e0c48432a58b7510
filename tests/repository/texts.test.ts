import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { requireNone } from '../none';
import { projectFiles } from './project-files';

const PATH_OF_A_MACHINE = /(?<![\w.)])\/(?:work|home|root|Users)\/\w/;
const REGISTRY = /\bhttps?:\/\/(?:[^/\s"'`)>]*[.-])?(?:registry|npmjs|artifactory|nexus|verdaccio)[.\-/:]/;

const files = projectFiles(PACKAGE_ROOT);

/** Fails with the place of each line that matches, in the files with these names. */
function requireNoLine(pattern: RegExp, name = /./): void {
  const lines = files
    .filter((file) => name.test(file))
    .flatMap((file) =>
      readFileSync(join(PACKAGE_ROOT, file), 'utf8')
        .split('\n')
        .map((line, index) => ({ line, place: `${file}:${index + 1}` })),
    );
  requireNone(
    lines.filter(({ line }) => pattern.test(line)).map(({ place, line }) => `${place}: ${line.trim()}`),
  );
}

test('no file names a folder that only one machine has', () => {
  requireNoLine(PATH_OF_A_MACHINE);
});

test('no file names the host of a registry, which each user chooses', () => {
  requireNoLine(REGISTRY);
});

test('lock files name no hosts', () => {
  requireNoLine(/"resolved": "http/, /(?:^|\/)package-lock\.json$/);
});
