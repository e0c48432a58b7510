import { availableParallelism } from 'node:os';
import { fromCucumber, fromLastLine, fromNodeTests, fromVerdict } from './counts';
import type { Stage } from './stage';

/** Runs as many test files at the same time as there are processors. By default, Node leaves one processor free. */
const CONCURRENCY = `--test-concurrency=${availableParallelism()}`;
const NODE_TESTS = ['--test', CONCURRENCY, '--test-reporter=spec'];
/** Tests of the folders whose coverage is measured. Other tests start programs, which measuring would slow down. */
const COVERED = /^tests\/(?:adapter|play|reference|steps)\//;
/** Tests that need a browser, other toolchains, a new project, or many scenarios. */
const LONG = /\.long\.test\.ts$/;
/** Tests of the package as users install it. */
const PACKAGE = /^tests\/package\//;
/** Tests of the documentation site, most of them in a browser. */
const SITE = /^tests\/site\//;
const COMMAND = compiled('runner/main.ts');

/**
 * Returns the stages of `npm test`, in order.
 *
 * @param files the paths of all test files, in `tests/`
 */
export function stagesOf(files: readonly string[]): Stage[] {
  const long = files.filter((file) => LONG.test(file));
  const short = files.filter((file) => !LONG.test(file));
  const ofSite = long.filter((file) => SITE.test(file));
  const ofPackage = long.filter((file) => PACKAGE.test(file));
  return [
    {
      name: 'build',
      title: 'the package compiles',
      args: ['scripts/build.mjs'],
    },
    {
      name: 'check',
      title: 'checks of the project',
      after: ['build'],
      args: [compiled('scripts/check.ts')],
      read: fromLastLine,
    },
    {
      name: 'unit',
      title: 'tests of adapter, play, reference and steps',
      after: ['build'],
      args: tested(short.filter((file) => COVERED.test(file))),
      isMeasured: true,
      read: fromNodeTests,
    },
    {
      name: 'tools',
      title: 'tests of runner, fuzzing, proof and scripts',
      after: ['build'],
      args: tested(short.filter((file) => !COVERED.test(file))),
      read: fromNodeTests,
    },
    {
      name: 'features',
      title: 'features against the reference, in one process',
      after: ['build'],
      args: ['node_modules/@cucumber/cucumber/bin/cucumber.js', '--profile', 'compiled'],
      isMeasured: true,
      read: fromCucumber,
    },
    {
      name: 'coverage',
      title: 'coverage of adapter, play, ports, reference and steps',
      after: ['unit', 'features'],
      isLong: true,
      args: ['node_modules/c8/bin/c8.js', 'report'],
    },
    {
      name: 'stdio',
      title: 'features against the reference, over the adapter protocol',
      after: ['build'],
      args: [
        ...[COMMAND, 'run', '--level', 'crystal', '--command', `node ${COMMAND} serve`],
        // The timeout is long, because the reference always answers, but may be slow on a loaded machine.
        ...['--timeout', '60000'],
      ],
      read: fromVerdict,
    },
    {
      name: 'proof',
      title: 'mutants of the reference',
      after: ['build'],
      // A complete proof takes minutes: `npm run proof`, which is a separate step in CI.
      args: [compiled('proof/main.ts'), '--quick'],
      read: fromLastLine,
    },
    {
      name: 'variants',
      title: 'variants of the reference, which are right',
      after: ['build'],
      isLong: true,
      args: [compiled('proof/main.ts'), '--variants'],
      read: fromLastLine,
    },
    {
      name: 'states',
      title: 'scenarios for each operation in each state, and after each other one',
      after: ['build'],
      args: [compiled('proof/states/main.ts')],
      read: fromLastLine,
    },
    {
      name: 'pages',
      title: 'the documentation site, built for its tests and without dead links',
      after: ['build'],
      isLong: true,
      args: [compiled('site/main.ts'), '--output', 'dist/pages'],
    },
    {
      name: 'pack',
      title: 'the packages, packed for their tests',
      after: ['build'],
      isLong: true,
      args: ['scripts/pack.mjs'],
    },
    {
      name: 'long',
      title: 'long tests: kits, libraries, chaos, fuzzing, and the features by cucumber',
      after: ['build'],
      isLong: true,
      args: tested(long.filter((file) => !SITE.test(file) && !PACKAGE.test(file))),
      read: fromNodeTests,
    },
    {
      name: 'site',
      title: 'the documentation site, in a browser',
      after: ['pages'],
      isLong: true,
      args: tested(ofSite),
      read: fromNodeTests,
    },
    {
      name: 'package',
      title: 'the packages in a project of their own',
      after: ['pack'],
      isLong: true,
      args: tested(ofPackage),
      read: fromNodeTests,
    },
  ];
}

/** Returns the arguments that run test files. Without a file, Node would look for tests by itself. */
function tested(files: readonly string[]): string[] {
  if (files.length === 0)
    throw new Error('a stage has no test files: look at the patterns in scripts/stages/index.ts');
  return [...NODE_TESTS, ...files.map(compiled)];
}

/** The name of the stage that {@link stageOfFiles} returns. */
export const FILES = 'files';

/** Returns the stage that runs only some test files, regardless of the stages to which they belong. */
export function stageOfFiles(files: readonly string[]): Stage {
  const isAny = (pattern: RegExp): boolean => files.some((file) => LONG.test(file) && pattern.test(file));
  return {
    name: FILES,
    title: files.join(', '),
    after: ['build', ...(isAny(SITE) ? ['pages'] : []), ...(isAny(PACKAGE) ? ['pack'] : [])],
    args: [...NODE_TESTS, ...files.map(compiled)],
    read: fromNodeTests,
  };
}

/** Returns the path of a compiled file, which the first stage writes. */
function compiled(file: string): string {
  return `dist/${file.replace(/\.ts$/, '.js')}`;
}
