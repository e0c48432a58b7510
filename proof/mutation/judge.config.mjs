// Mutation testing of a part of the suite's own code by the short tests. proof/mutation/judge.ts sets the variables.
const { JUDGED_FILES = '', JUDGED_REPORT = '' } = process.env;

/**
 * The folders of `tests` with tests of the code that judges. The others test the reference, the site, and the checks of
 * the project. One file is left out: Stryker ends its process, which sends itself a signal.
 */
const TESTED = ['adapter', 'fuzz', 'kits', 'play', 'ports', 'proof', 'runner', 'steps', 'suite'];

export default {
  mutate: [JUDGED_FILES],
  plugins: ['@stryker-mutator/tap-runner', './proof/mutation/files-runner.mjs'],
  testRunner: 'files',
  tap: {
    testFiles: TESTED.map((folder) => `dist/tests/${folder}/**/!(*.long|watch-terminal).test.js`),
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
  coverageAnalysis: 'perTest',
  buildCommand: 'node scripts/build.mjs',
  // The build checks no types.
  disableTypeChecks: false,
  ignorePatterns: ['/coverage', '/dist', '/reference/dist', '/reports'],
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: JUDGED_REPORT },
  tempDirName: '.stryker-tmp',
  concurrency: 2,
  // The tests run alone in about a minute. On a loaded machine, they take several times as long.
  timeoutMS: 20_000,
};
