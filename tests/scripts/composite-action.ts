import { load } from 'js-yaml';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

/** A step of a composite action: a script, or the use of another action. */
export interface ActionStep {
  readonly id?: string;
  readonly if?: string;
  readonly shell?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string>>;
}

/** A composite action. */
export interface Action {
  readonly name: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, { readonly description?: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description?: string; readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly ActionStep[] };
}

/** The action of this repository. */
export const ACTION = load(readFileSync(join(PACKAGE_ROOT, 'action.yml'), 'utf8')) as Action;

/** The end of an action's scripts. */
export interface ActionRun {
  /** The exit status of the last script that ran. */
  readonly status: number | null;
  readonly log: string;
  /** The summary of the job. */
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Runs the scripts of the action as a runner does: with files for outputs and the summary, until one fails. */
export async function runAction(
  given: Readonly<Record<string, string>>,
  folder: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<ActionRun> {
  const temporary = mkdtempSync(join(folder, 'runner-'));
  const inputs = Object.entries(ACTION.inputs).map(([name, input]): [string, string] => [
    `inputs.${name}`,
    given[name] ?? input.default ?? '',
  ]);
  const values = new Map(inputs);
  const summaryFile = join(temporary, 'summary');
  writeFileSync(summaryFile, '');
  let status: number | null = 0;
  let log = '';
  for (const step of ACTION.runs.steps) {
    if (step.run === undefined || status !== 0) continue;
    const outputFile = join(temporary, `output-${step.id}`);
    writeFileSync(outputFile, '');
    const env = {
      ...environment,
      ...Object.fromEntries(Object.entries(step.env ?? {}).map(([name, its]) => [name, filled(its, values)])),
      GITHUB_ACTION_PATH: PACKAGE_ROOT,
      GITHUB_OUTPUT: outputFile,
      GITHUB_STEP_SUMMARY: summaryFile,
      RUNNER_TEMP: temporary,
    };
    // The options with which GitHub's runner starts a step with `shell: bash`.
    const options = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run];
    const child = spawn('bash', options, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    status = await ended;
    log += stdout + stderr;
    for (const [, name, value] of readFileSync(outputFile, 'utf8').matchAll(/^([\w-]+)=(.*)$/gm)) {
      values.set(`steps.${step.id}.outputs.${name}`, value!);
    }
  }
  const outputs = Object.entries(ACTION.outputs).map(([name, { value }]) => [name, filled(value, values)]);
  return { status, log, summary: readFileSync(summaryFile, 'utf8'), outputs: Object.fromEntries(outputs) };
}

/** Fills in expressions that name one value. One without a value is empty, as GitHub has it. */
function filled(template: string, values: ReadonlyMap<string, string>): string {
  return template.replaceAll(/\$\{\{ ([\w.-]+) \}\}/g, (_, name: string) => values.get(name) ?? '');
}
