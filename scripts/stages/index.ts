import { availableParallelism } from 'node:os';
import { fromCucumber, fromLastLine, fromNodeTests, fromVerdict, one } from './counts';
import type { Stage } from './stage';

/** Runs TypeScript as it is; the types are checked once, by a check of their own. */
const TYPESCRIPT = ['--require', 'ts-node/register/transpile-only'];
/** Where the unit tests and the features leave their coverage, for the stage that reports it. */
const MEASURED = { NODE_V8_COVERAGE: 'coverage/raw' };
/** As many files at a time as there are processors; of itself, node keeps one of them free. */
const CONCURRENCY = `--test-concurrency=${availableParallelism()}`;
const COMMAND = 'dist/runner/main.js';

/**
 * The stages of `npm test`, in their order.
 *
 * @param tests the files of the unit tests
 * @param packageTests the files of the tests of the package as users install it
 */
export function stagesOf(tests: readonly string[], packageTests: readonly string[]): Stage[] {
  return [
    {
      name: 'build',
      title: 'the package compiles',
      args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'],
      read: one,
    },
    {
      name: 'check',
      title: 'checks of the project',
      args: [...TYPESCRIPT, 'scripts/check.ts'],
      read: fromLastLine,
    },
    {
      name: 'unit',
      title: 'unit tests',
      args: [...TYPESCRIPT, '--test', CONCURRENCY, '--test-reporter=spec', ...tests],
      environment: MEASURED,
      read: fromNodeTests,
    },
    {
      name: 'features',
      title: 'features against the reference, in one process',
      args: ['node_modules/@cucumber/cucumber/bin/cucumber.js'],
      environment: MEASURED,
      read: fromCucumber,
    },
    {
      name: 'coverage',
      title: 'coverage of adapter, ports, reference and steps',
      args: ['node_modules/c8/bin/c8.js', 'report'],
      read: one,
    },
    {
      name: 'stdio',
      title: 'features against the reference, over the adapter protocol',
      args: [COMMAND, 'run', '--level', 'crystal', '--command', `node ${COMMAND} serve`],
      read: fromVerdict,
    },
    {
      name: 'proof',
      title: 'mutants and variants of the reference',
      args: [...TYPESCRIPT, 'proof/main.ts'],
      read: fromLastLine,
    },
    {
      name: 'package',
      title: 'the package in a project of its own',
      args: [...TYPESCRIPT, '--test', '--test-reporter=spec', ...packageTests],
      read: fromNodeTests,
    },
  ];
}
