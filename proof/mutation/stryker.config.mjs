// Mutates the reference, which is tested by the features alone, or a part of the code that judges, which is tested by the
// short tests. proof/mutation/stryker.ts sets the variables.
const { MUTATED_PART = '', MUTATION_REPORT = '' } = process.env;

const files = MUTATED_PART.endsWith('.ts') ? MUTATED_PART : `${MUTATED_PART}/**/*.ts`;

const byFeatures = {
  // No feature is played with the loaders of browsers, nor with scopes of blocks.
  mutate: [files, '!reference/loading/browser.ts', '!reference/async-blocks.ts'],
  plugins: ['./proof/mutation/play-runner.mjs'],
  testRunner: 'play',
  // Endless loops are found by the number of their turns. On a loaded machine, ten seconds pass without any.
  timeoutMS: 60_000,
};

/**
 * The folders of `tests` with tests of the code that judges. The others test the reference, the site, and the checks of
 * the project. Two files are left out: Stryker ends the process of one, which sends itself a signal, and the other reads
 * the code, which Stryker has changed.
 */
const TESTED = ['adapter', 'fuzz', 'kits', 'play', 'ports', 'proof', 'runner', 'steps', 'suite'];

const byTests = {
  // Cucumber loads this file in its own process. A long test holds what it does to the verdicts of the player.
  mutate: [files, '!play/cucumber.support.ts'],
  plugins: ['@stryker-mutator/tap-runner', './proof/mutation/files-runner.mjs'],
  testRunner: 'files',
  tap: {
    testFiles: TESTED.map((folder) => `dist/tests/${folder}/**/!(*.long|watch-terminal|mutation).test.js`),
    nodeArgs: [
      '--test-reporter=tap',
      '-r',
      './proof/mutation/file-limit.cjs',
      '-r',
      '{{hookFile}}',
      '{{testFile}}',
    ],
    forceBail: true,
  },
  // The tests run alone in about a minute. On a loaded machine, they take several times as long.
  timeoutMS: 20_000,
};

export default {
  ...(files.startsWith('reference/') ? byFeatures : byTests),
  coverageAnalysis: 'perTest',
  // Compiled once, the reference can be loaded anew for each mutant.
  buildCommand: 'node scripts/build.mjs',
  // The build checks no types.
  disableTypeChecks: false,
  ignorePatterns: ['/coverage', '/dist', '/reference/dist', '/reports'],
  concurrency: 2,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: MUTATION_REPORT },
  tempDirName: '.stryker-tmp',
};
