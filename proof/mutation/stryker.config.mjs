// Mutation testing of the reference by the features alone.
export default {
  // No feature is played with the loaders of browsers, nor with scopes of blocks.
  mutate: ['reference/**/*.ts', '!reference/loading/browser.ts', '!reference/async-blocks.ts'],
  plugins: ['./proof/mutation/play-runner.mjs', './proof/mutation/beyond-the-interface.mjs'],
  ignorers: ['beyond-the-interface'],
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
  timeoutMS: 10_000,
};
