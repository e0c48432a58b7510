import { Command, InvalidArgumentError } from 'commander';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { colors } from '../runner/console/colors';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { stagesOf } from './stages';
import { skipReasons } from './stages/counts';
import { runInOrder } from './stages/order';
import { runStage, type Stage, type StageResult } from './stages/stage';

/** Where the tests and the features leave their coverage, for the stage that reports it. */
const MEASURED = { NODE_V8_COVERAGE: 'coverage/raw' };

const stages = stagesOf(testFiles());

interface Options {
  /** Whether the long stages run too. */
  readonly all?: boolean;
}

const longStages = stages.filter(({ isLong }) => isLong).map(({ name }) => name);
const command = new Command('npm test --')
  .description(
    `Runs the tests in stages. Without names, all stages run but the long ones: ${longStages.join(', ')}.`,
  )
  .argument('[stage...]', `only these: ${stages.map(({ name }) => name).join(', ')}`, known)
  .option('--all', 'the long stages as well')
  .addHelpText('after', '\nExamples:\n  npm test\n  npm test -- --all\n  npm test unit features')
  .action(runStages);

/** Runs the named stages, or all that fit the options, and ends with the sum of what they counted. */
async function runStages(names: readonly string[], { all = false }: Options): Promise<void> {
  const chosen = stages.filter(({ name, isLong }) =>
    names.length > 0 ? names.includes(name) : all || !isLong,
  );
  // Measuring makes a stage take half as long again.
  const isMeasuring = chosen.some(({ name }) => name === 'coverage');
  // What was measured before would count as measured now.
  if (isMeasuring) rmSync(join(PACKAGE_ROOT, 'coverage'), { recursive: true, force: true });

  const sum = { passed: 0, failed: 0 };
  await runInOrder(chosen, async (stage) => {
    console.log(`${colors.dim('…')} ${stage.title} ${colors.dim(`(npm test ${stage.name})`)}`);
    const result = await runStage(stage, PACKAGE_ROOT, stage.isMeasured && isMeasuring ? MEASURED : {});
    console.log(lineOf(stage, result));
    for (const [reason, count] of skipReasons(result.output)) {
      console.log(colors.yellow(`  ${stage.name}: ${count} skipped: ${reason}`));
    }
    if (result.counts.failed > 0) console.log(result.output);
    sum.passed += result.counts.passed;
    sum.failed += result.counts.failed;
  });
  if (names.length === 0 && !all) {
    console.log(colors.dim(`(without the long stages ${longStages.join(', ')}: npm test -- --all)`));
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
}

function known(value: string, previous: readonly string[] = []): string[] {
  const names = stages.map(({ name }) => name);
  if (!names.includes(value)) throw new InvalidArgumentError(`The stages are ${names.join(', ')}.`);
  return [...previous, value];
}

function testFiles(): string[] {
  return readdirSync(join(PACKAGE_ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .sort();
}

function lineOf({ name }: Stage, { counts: { passed, failed }, milliseconds }: StageResult): string {
  const sign = failed === 0 ? colors.green('✓') : colors.red('✗');
  return `${sign} ${name}: ${passed} passed, ${failed} failed, ${(milliseconds / 1000).toFixed(1)} s`;
}

void command.parseAsync();
