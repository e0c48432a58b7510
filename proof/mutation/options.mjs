import { readdirSync, readFileSync } from 'node:fs';

/** Folders that are mutated whole, with the least share of mutations that must be detected, in percent. */
const WHOLE = {
  // The score of the features alone.
  reference: 68,
  steps: 96,
  'suite/read': 88,
  'suite/compile': 100,
  'suite/play': 92,
  'adapter/contract': 92,
  'adapter/host': 86,
  'runner/check': 87,
  'runner/files': 81,
  'runner/plan': 95,
  'runner/text': 88,
  'runner/verdict': 98,
};

/** Folders that would take hours, with their shares. Only every twelfth block of ten lines is mutated. */
const SAMPLED = {
  'adapter/client': 84,
  'runner/blocks': 94,
  'runner/commands': 94,
  'runner/console': 84,
  'runner/diagnosis': 89,
  'runner/explain': 100,
  'runner/init': 92,
  'runner/judge': 100,
  'runner/reports': 75,
  'runner/watch': 60,
};

/** All folders and their thresholds: the scores of their runs, rounded down. */
export const FOLDERS = { ...WHOLE, ...SAMPLED };

/**
 * The tests that are run for a change in a folder, as patterns. Two files are left out: Stryker ends the process of one,
 * which sends itself a signal, and the other asks git for the files, of which Stryker has a copy.
 */
const COMPILING = ['dist/tests/{steps,suite}/**/!(*.long).test.js'];
const TESTS = {
  adapter: ['dist/tests/adapter/**/!(*.long).test.js'],
  reference: ['proof/mutation/features.cjs', 'dist/tests/reference/**/!(*.long|kept-rules).test.js'],
  runner: ['dist/tests/{fuzz,kits,runner}/**/!(*.long|watch-terminal).test.js'],
  steps: COMPILING,
  suite: COMPILING,
};

/** Files that run in cucumber's own process, or in a browser. Only long tests execute them. */
const ELSEWHERE = ['!suite/play/cucumber.support.ts', '!runner/reports/html/client/**'];

/** Returns patterns of Stryker for a folder: all files, or a sample of its blocks of lines. */
function mutatedIn(folder) {
  if (!(folder in SAMPLED)) return [`${folder}/**/*.ts`];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const blocks = files.sort().flatMap((name) => {
    const lines = readFileSync(`${folder}/${name}`, 'utf8').split('\n').length;
    const starts = Array.from({ length: Math.ceil(lines / 10) }, (_, nth) => 10 * nth + 1);
    return starts.map((line) => `${folder}/${name}:${line}-${line + 9}`);
  });
  return blocks.filter((_, index) => index % 12 === 0);
}

/** Returns Stryker's options for a folder or a file. A file has no threshold. */
export function optionsFor(part) {
  return {
    mutate: [...(part.endsWith('.ts') ? [part] : mutatedIn(part)), ...ELSEWHERE],
    plugins: ['@stryker-mutator/tap-runner', './proof/mutation/files-runner.mjs'],
    testRunner: 'files',
    tap: {
      testFiles: TESTS[part.split('/')[0]],
      nodeArgs: [
        '--test-reporter=tap',
        ...['-r', './proof/mutation/file-limit.cjs', '-r', '{{hookFile}}', '{{testFile}}'],
      ],
      forceBail: true,
    },
    coverageAnalysis: 'perTest',
    buildCommand: 'node scripts/build.mjs',
    // The build checks no types.
    disableTypeChecks: false,
    ignorePatterns: ['/coverage', '/dist', '/reference/dist', '/reports'],
    concurrency: 2,
    // The tests run alone in less than a minute. On a loaded machine, they take many times as long.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
    thresholds: { high: 90, low: 80, break: FOLDERS[part] ?? null },
    reporters: ['progress-append-only', 'clear-text', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `reports/mutation/${part}.html` },
    tempDirName: '.stryker-tmp',
  };
}
