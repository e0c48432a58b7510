import { availableParallelism } from 'node:os';
import { CONCLUSION, CUCUMBER, LAST_LINE, NODE_TESTS } from './counts';
import type { Stage } from './stage';

/** Runs as many test files at the same time as there are processors. By default, Node leaves one processor free. */
const CONCURRENCY = `--test-concurrency=${availableParallelism()}`;
const TEST_RUNNER = ['--test', CONCURRENCY, '--test-reporter=spec'];
/** Tests of the folders whose coverage is measured. Other tests start programs, which measuring would slow down. */
const COVERED = /^tests\/(?:adapter|play|reference|steps)\//;
/** Tests that need a browser, other toolchains, a new project, or many scenarios. */
const LONG = /\.long\.test\.ts$/;
/**
 * Tests that do not run in the process of a {@link batch}: async-blocks changes how blocks work in its process. The
 * others mostly wait, and the batch uses the time.
 */
const ALONE =
  /^tests\/(?:reference\/async-blocks|adapter\/(?:connection|stray-processes)|play\/player)\.test\.ts$/;
/** Tests of the package as users install it. */
const PACKAGE = /^tests\/package\//;
/** Tests of the documentation site, most of them in a browser. */
const SITE = /^tests\/site\//;
const COMMAND = compiled('runner/main.ts');
const PROOF = compiled('proof/main.ts');
const FEATURES = ['node_modules/@cucumber/cucumber/bin/cucumber.js', '--profile', 'compiled'];
const OVER_STDIO = [
  ...[COMMAND, 'run', '--level', 'crystal', '--command', `node ${COMMAND} serve`],
  // The timeout is long, because the reference always answers, but may be slow on a loaded machine.
  ...['--timeout', '60000'],
];

/**
 * Returns the stages of `npm test`, in order.
 *
 * @param files the paths of all test files, in `tests/`
 */
export function stagesOf(files: readonly string[]): Stage[] {
  const long = files.filter((file) => LONG.test(file));
  const short = files.filter((file) => !LONG.test(file));
  return [
    stage('check', 'checks of the project', [compiled('scripts/check.ts')], { counted: LAST_LINE }),
    // Early, because it takes longest and often waits, so that other stages can use the time.
    stage(
      'long',
      'long tests: kits, libraries, chaos, fuzzing, and the features by cucumber',
      tested(long.filter((file) => !SITE.test(file) && !PACKAGE.test(file))),
      { isLong: true, counted: NODE_TESTS },
    ),
    batch(
      'unit',
      'tests of adapter, play, reference and steps',
      short.filter((file) => COVERED.test(file)),
      { isMeasured: true },
    ),
    batch(
      'tools',
      'all other tests that are not long',
      short.filter((file) => !COVERED.test(file)),
    ),
    stage('features', 'features against the reference, in one process', FEATURES, {
      isMeasured: true,
      counted: CUCUMBER,
    }),
    stage(
      'coverage',
      'coverage of adapter, play, ports, reference and steps',
      [compiled('scripts/coverage-report/main.ts')],
      { after: ['unit', 'features'], isLong: true },
    ),
    stage('stdio', 'features against the reference, over the adapter protocol', OVER_STDIO, {
      counted: CONCLUSION,
    }),
    // A complete proof takes minutes: `npm run proof`, which is a separate step in CI.
    stage('proof', 'mutants of the reference', [PROOF, '--quick'], { counted: LAST_LINE }),
    stage('variants', 'variants of the reference, which are right', [PROOF, '--variants'], {
      isLong: true,
      counted: LAST_LINE,
    }),
    stage('pack', 'the packages, packed for their tests', ['scripts/pack.mjs'], { isLong: true }),
    stage(
      'site',
      'the documentation site, built and in a browser',
      tested(long.filter((file) => SITE.test(file))),
      { isLong: true, counted: NODE_TESTS },
    ),
    stage(
      'package',
      'the packages in a project of their own',
      tested(long.filter((file) => PACKAGE.test(file))),
      { after: ['pack'], isLong: true, counted: NODE_TESTS },
    ),
  ];
}

function stage(name: string, title: string, args: readonly string[], options: Partial<Stage>): Stage {
  return { name, title, args, ...options };
}

/**
 * Returns a stage that runs test files in one process, which saves a third of their CPU time. Files that match
 * {@link ALONE} run in processes of their own.
 */
function batch(name: string, title: string, files: readonly string[], options: Partial<Stage> = {}): Stage {
  const together = files.filter((file) => !ALONE.test(file));
  return stage(name, title, tested(['tests/batch.ts', ...files.filter((file) => ALONE.test(file))]), {
    environment: { TEST_BATCH: together.map(compiled).join(' ') },
    counted: NODE_TESTS,
    ...options,
  });
}

/** Returns the arguments that run test files. Without a file, Node would look for tests by itself. */
function tested(files: readonly string[]): string[] {
  if (files.length === 0)
    throw new Error('a stage has no test files: look at the patterns in scripts/stages/index.ts');
  return [...TEST_RUNNER, ...files.map(compiled)];
}

/** The name of the stage that {@link stageOfFiles} returns. */
export const FILES = 'files';

/** Returns the stage that runs only some test files, regardless of the stages to which they belong. */
export function stageOfFiles(files: readonly string[]): Stage {
  const isAny = (pattern: RegExp): boolean => files.some((file) => LONG.test(file) && pattern.test(file));
  return {
    name: FILES,
    title: files.join(', '),
    after: isAny(PACKAGE) ? ['pack'] : [],
    args: [...TEST_RUNNER, ...files.map(compiled)],
    counted: NODE_TESTS,
  };
}

/** Returns the path of a compiled file. */
function compiled(file: string): string {
  return `dist/${file.replace(/\.ts$/, '.js')}`;
}
