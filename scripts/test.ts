import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { colors } from '../runner/console/colors';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { stagesOf } from './stages';
import { skipReasons } from './stages/counts';
import { runInOrder } from './stages/order';
import { runStage, type Stage, type StageResult } from './stages/stage';

/** Runs the stages whose names are given, or all, and ends with the sum of what they counted. */
async function main(names: readonly string[]): Promise<void> {
  const all = stagesOf(testFiles());
  const unknown = names.filter((name) => !all.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    console.error(
      `no stage is called ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}`,
    );
    process.exit(2);
  }
  const stages = all.filter(({ name }) => names.length === 0 || names.includes(name));
  // What was measured before would count as measured now.
  if (stages.some(({ environment }) => environment)) {
    rmSync(join(PACKAGE_ROOT, 'coverage'), { recursive: true, force: true });
  }

  const sum = { passed: 0, failed: 0 };
  await runInOrder(stages, async (stage) => {
    console.log(`${colors.dim('…')} ${stage.title} ${colors.dim(`(npm test ${stage.name})`)}`);
    const result = await runStage(stage, PACKAGE_ROOT);
    console.log(lineOf(stage, result));
    for (const [reason, count] of skipReasons(result.output)) {
      console.log(colors.yellow(`  ${stage.name}: ${count} skipped: ${reason}`));
    }
    if (result.counts.failed > 0) console.log(result.output);
    sum.passed += result.counts.passed;
    sum.failed += result.counts.failed;
  });
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
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

void main(process.argv.slice(2));
