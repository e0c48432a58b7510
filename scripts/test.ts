import { Command } from 'commander';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { colors } from '../runner/console/terminal';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { FILES, stageOfFiles, stagesOf } from './stages';
import { skipReasons } from './stages/counts';
import { runInOrder, withNeeded } from './stages/order';
import { notRun, runStage, type Stage, type StageResult } from './stages/stage';

/** The variable with which Node writes the coverage of tests and features, for the stage that reports the coverage. */
const MEASURED = { NODE_V8_COVERAGE: 'coverage/raw' };

const files = testFiles();
const stages = stagesOf(files);

const longStages = stages.filter(({ isLong }) => isLong).map(({ name }) => name);
const command = new Command('npm test --')
  .description(
    `Runs the tests in stages, or test files alone. Without names, all stages run but the long ones: ${longStages.join(', ')}.`,
  )
  .argument(
    '[stage or file...]',
    'only these stages, and those that they need, or test files by the end of their path',
  )
  .option('--all', 'the long stages as well')
  .addHelpText(
    'after',
    `\nStages:\n${stages.map(({ name, title }) => `  ${name.padEnd(10)}${title}\n`).join('')}` +
      '\nExamples:\n  npm test\n  npm test -- --all\n  npm test unit features\n  npm test player.test.ts runner/text.test.ts',
  )
  .action(runStages);

/** Runs the named stages, or all stages that fit the options, and ends with the sum of their counts. */
async function runStages(
  words: readonly string[],
  { all = false }: { readonly all?: boolean },
): Promise<void> {
  const names = namesOf(words);
  const chosen =
    words.length > 0
      ? withNeeded([...stages, stageOfFiles(names.files)], names.stages)
      : stages.filter(({ isLong = false }) => all || !isLong);
  // Measuring increases the time of a stage by half.
  const isMeasuring = chosen.some(({ name }) => name === 'coverage');
  // Coverage from earlier runs would otherwise be counted too.
  if (isMeasuring) rmSync(join(PACKAGE_ROOT, 'coverage'), { recursive: true, force: true });

  const sum = { passed: 0, failed: 0 };
  const failed = new Set<string>();
  await runInOrder(chosen, async (stage) => {
    console.log(`${colors.dim('…')} ${stage.title} ${colors.dim(`(npm test ${stage.name})`)}`);
    // For example, if the site cannot be built, its tests would use outdated pages.
    const failedNeeds = (stage.after ?? []).filter((name) => failed.has(name));
    const result =
      failedNeeds.length > 0
        ? notRun(failedNeeds)
        : await runStage(stage, PACKAGE_ROOT, stage.isMeasured && isMeasuring ? MEASURED : {});
    if (result.counts.failed > 0) failed.add(stage.name);
    console.log(lineOf(stage, result));
    for (const [reason, count] of skipReasons(result.output)) {
      console.log(colors.yellow(`  ${stage.name}: ${count} skipped: ${reason}`));
    }
    if (result.counts.failed > 0) console.log(result.output);
    sum.passed += result.counts.passed;
    sum.failed += result.counts.failed;
  });
  if (words.length === 0 && !all) {
    console.log(colors.dim(`(without the long stages ${longStages.join(', ')}: npm test -- --all)`));
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
}

/**
 * Reads the words of the command line: each is a stage, or the end of a test file's path. Exits with a message if a word
 * is neither.
 */
function namesOf(words: readonly string[]): { readonly stages: string[]; readonly files: string[] } {
  const named = stages.filter(({ name }) => words.includes(name)).map(({ name }) => name);
  const found = words
    .filter((word) => !named.includes(word))
    .flatMap((word) => {
      const path = word.replace(/^(?:\.\/)?(?:dist\/)?/, '').replace(/\.js$/, '.ts');
      const its = files.filter((file) => file === path || file.endsWith(`/${path}`));
      if (its.length > 0) return its;
      const names = stages.map(({ name }) => name).join(', ');
      return command.error(`error: ${word} is neither a test file nor one of the stages ${names}`);
    });
  return { stages: [...named, ...(found.length > 0 ? [FILES] : [])], files: [...new Set(found)] };
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
