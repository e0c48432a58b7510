import { readdirSync, readFileSync } from 'node:fs';

/**
 * The folders that are mutated, and their thresholds: the least share of mutations that must be detected, in percent. A
 * threshold is the score of a complete run, rounded down; null stands for a folder without a complete run.
 */
export const FOLDERS = {
  steps: null,
  'suite/read': null,
  'suite/compile': 100,
  'suite/play': 92,
  'adapter/client': null,
  'adapter/contract': null,
  'adapter/host': null,
  'runner/verdict': 98,
  'runner/plan': 95,
  'runner/judge': null,
  'runner/diagnosis': null,
  'runner/blocks': null,
  'runner/check': 87,
  'runner/commands': null,
  'runner/console': null,
  'runner/explain': null,
  'runner/files': null,
  'runner/init': null,
  'runner/reports': null,
  'runner/text': 88,
  'runner/watch': null,
  // The score of the features alone.
  reference: 68,
};

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

/** Folders that would take more than an hour. Of so many blocks of ten lines, one is mutated. */
const SAMPLED = {};

/** Returns what is mutated in a folder: all files, or ranges of lines. */
function mutatedIn(folder) {
  const every = SAMPLED[folder] ?? 1;
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.ts'));
  const blocks = files.sort().flatMap((name) => {
    const lines = readFileSync(`${folder}/${name}`, 'utf8').split('\n').length;
    const starts = Array.from({ length: Math.ceil(lines / 10) }, (_, nth) => 10 * nth + 1);
    return starts.map((line) => `${folder}/${name}:${line}-${line + 9}`);
  });
  return every === 1 ? [`${folder}/**/*.ts`] : blocks.filter((_, index) => index % every === 0);
}

/** Returns Stryker's options for a folder or a file. A file has no threshold. */
export function optionsFor(part) {
  return {
    // Cucumber loads suite/play/cucumber.support.ts in its own process. A long test compares it with the player.
    mutate: [...(part.endsWith('.ts') ? [part] : mutatedIn(part)), '!suite/play/cucumber.support.ts'],
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
