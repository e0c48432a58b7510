// Mutation testing of the reference by the features alone.
export default {
  // No feature is played with the loaders of browsers, nor with scopes of blocks.
  mutate: ['reference/**/*.ts', '!reference/loading/browser.ts', '!reference/async-blocks.ts'],
  plugins: ['./proof/mutation/play-runner.mjs'],
  testRunner: 'play',
  coverageAnalysis: 'perTest',
  // Compiled once, the reference can be loaded anew for each mutant.
  buildCommand: 'tsc -p proof/mutation',
  disableTypeChecks: 'reference/**/*.ts',
  ignorePatterns: [
    '/bench',
    '/coverage',
    '/dist',
    '/reference/dist',
    '/tests',
    '/reports',
    '/runner',
    '/scripts',
    '/fuzz',
  ],
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  incrementalFile: 'reports/mutation-incremental.json',
  tempDirName: '.stryker-tmp',
  // Endless loops are found by the number of their turns. On a loaded machine, ten seconds pass without any.
  timeoutMS: 60_000,
};
