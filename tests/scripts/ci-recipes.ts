import { load } from 'js-yaml';
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PACKAGE_ROOT, SUITE } from '../../adapter/contract/package';
import { PATIENT_TIMEOUT } from '../runner/command';
import { filled, runAction, type ActionStep } from './composite-action';

/** The page with the recipes. */
export const PAGE = readFileSync(join(PACKAGE_ROOT, 'docs/ci.md'), 'utf8');

/** A workflow of GitHub Actions. */
export interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly strategy?: { readonly matrix: { readonly shard: readonly number[] } };
        readonly steps: readonly (ActionStep & { readonly 'continue-on-error'?: boolean })[];
      }
    >
  >;
}

/** A job of GitLab CI. */
export interface GitLabJob {
  readonly parallel?: number;
  readonly allow_failure?: boolean;
  readonly script: readonly string[];
}

/** Returns the blocks of a language below a heading, up to the next one. */
export function blocksBelow(heading: string, language: 'sh' | 'yaml'): string[] {
  const [, section = ''] = `\n${PAGE}`.split(`\n${heading}\n`);
  const [own = ''] = section.split(/^#+ /m);
  return [...own.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, its]) => its === language)
    .map(([, , content]) => content!);
}

/** Returns the only block of YAML below a heading. */
export function recipeBelow(heading: string): unknown {
  return load(blocksBelow(heading, 'yaml')[0]!);
}

/** The end of a command, and its output. */
export interface RecipeEnd {
  readonly status: number | null;
  readonly output: string;
}

/** Few rules, and patience with a loaded machine. */
const LESS = ['--select=CONSTANT-*', `--timeout=${PATIENT_TIMEOUT}`];

/**
 * A machine that runs recipes in a folder. There, `npx` runs this suite on few rules, and `python3` starts an adapter in
 * JavaScript.
 */
export class RecipeMachine {
  private readonly environment: NodeJS.ProcessEnv;

  /** @param adapter the arguments after `serve`, such as those that name an adapter */
  constructor(
    private readonly folder: string,
    adapter: readonly string[] = [],
  ) {
    const programs = join(folder, 'programs');
    mkdirSync(programs, { recursive: true });
    const main = `"${process.execPath}" "${join(PACKAGE_ROOT, 'dist/runner/main.js')}"`;
    const less = LESS.map((argument) => `'${argument}'`).join(' ');
    const npx = [
      `[ "$1 $2" = '--yes i18n-conformance@${SUITE.version}' ] || { echo "npx $*: not as in the recipes"; exit 99; }`,
      'shift 2',
      `if [ "$1" = run ]; then set -- "$@" ${less}; fi`,
      `exec ${main} "$@"`,
    ];
    const serve = `exec ${main} serve ${adapter.map((argument) => `"${argument}"`).join(' ')}`;
    writeProgram(join(programs, 'npx'), npx.join('\n'));
    writeProgram(join(programs, 'python3'), `[ "$*" = adapter.py ] && ${serve}`);
    writeFileSync(join(folder, 'known-failures.txt'), '# None.\n');
    this.environment = { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH']}` };
  }

  /** Runs commands in a shell that ends at the first one that fails. */
  async shell(script: string, variables: NodeJS.ProcessEnv = {}): Promise<RecipeEnd> {
    const env = { ...this.environment, ...variables };
    // Bash reads its profile when its input is a socket, as that of a child process is.
    const child = spawn('bash', ['--norc', '-e', '-c', script], { cwd: this.folder, env });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { status: await ended, output: stdout + stderr };
  }

  /** Runs the jobs of a workflow in their order, and returns the end of the last step that did not have to succeed. */
  async workflow({ jobs }: Workflow): Promise<RecipeEnd> {
    let end: RecipeEnd = { status: 0, output: '' };
    for (const { strategy, steps } of Object.values(jobs)) {
      const shards = strategy?.matrix.shard ?? [0];
      const ends = await Promise.all(shards.map((shard) => this.steps(steps, `${shard}`)));
      end = ends.find(({ status }) => status !== 0) ?? ends.at(-1)!;
      if (end.status !== 0) return end;
    }
    return end;
  }

  /** Runs the jobs of GitLab CI in their order, and returns the end of the last one. */
  async gitLab(jobs: readonly GitLabJob[]): Promise<RecipeEnd> {
    let end: RecipeEnd = { status: 0, output: '' };
    for (const { parallel = 1, allow_failure: mayFail = false, script } of jobs) {
      const machines = Array.from({ length: parallel }, async (_, index) =>
        this.shell(script.join('\n'), {
          CI_NODE_INDEX: `${index + 1}`,
          CI_NODE_TOTAL: `${parallel}`,
        }),
      );
      const ends = await Promise.all(machines);
      end = ends.find(({ status }) => status !== 0) ?? ends[0]!;
      if (end.status !== 0 && !mayFail) return end;
    }
    return end;
  }

  private async steps(steps: Workflow['jobs'][string]['steps'], shard: string): Promise<RecipeEnd> {
    const summary = join(this.folder, 'summary.md');
    let end: RecipeEnd = { status: 0, output: '' };
    for (const step of steps) {
      if (step.uses?.startsWith('OWNER/')) end = await this.action(step, shard);
      else if (step.run !== undefined) end = await this.shell(step.run, { GITHUB_STEP_SUMMARY: summary });
      if (end.status !== 0 && step['continue-on-error'] !== true) return end;
    }
    return { ...end, status: 0 };
  }

  /** Runs the action, and leaves the reports where `download-artifact` would. */
  private async action({ uses, with: given = {} }: ActionStep, shard: string): Promise<RecipeEnd> {
    if (uses !== `OWNER/${SUITE.name}@v${SUITE.version}`) throw new Error(`${uses} is not this version`);
    const values = new Map([['matrix.shard', shard]]);
    const inputs = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, filled(value, values)]),
    );
    const { status, log, outputs } = await runAction(
      { ...inputs, package: PACKAGE_ROOT, arguments: [inputs['arguments'] ?? '', ...LESS].join('\n') },
      this.folder,
      this.environment,
    );
    const { reports } = outputs;
    if (reports) cpSync(reports, join(this.folder, 'shards', inputs['artifact'] ?? ''), { recursive: true });
    return { status, output: log };
  }
}

function writeProgram(file: string, script: string): void {
  writeFileSync(file, `#!/usr/bin/env bash\n${script}\n`, { mode: 0o755 });
}
