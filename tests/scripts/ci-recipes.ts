import { load } from 'js-yaml';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PACKAGE_ROOT, SUITE } from '../../adapter/contract/package';
import { PATIENT_TIMEOUT } from '../runner/command';
import { runAction, type ActionStep } from './composite-action';

/** The page with the recipes. */
export const PAGE = readFileSync(join(PACKAGE_ROOT, 'docs/ci.md'), 'utf8');

/** A workflow of GitHub Actions. */
export interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly ActionStep[] }>>;
}

/** A job of GitLab CI. */
export interface GitLabJob {
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
  async shell(script: string): Promise<RecipeEnd> {
    // Bash reads its profile when its input is a socket, as that of a child process is.
    const child = spawn('bash', ['--norc', '-e', '-c', script], { cwd: this.folder, env: this.environment });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { status: await ended, output: stdout + stderr };
  }

  /** Runs the only step of a workflow that uses this action. */
  async workflow({ jobs }: Workflow): Promise<RecipeEnd> {
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const action = `OWNER/${SUITE.name}@v${SUITE.version}`;
    const step = steps.find(({ uses }) => uses === action);
    if (step === undefined) throw new Error(`no step uses ${action}`);
    const inputs = step.with ?? {};
    const { status, log } = await runAction(
      { ...inputs, package: PACKAGE_ROOT, arguments: [inputs['arguments'] ?? '', ...LESS].join('\n') },
      this.folder,
      this.environment,
    );
    return { status, output: log };
  }
}

function writeProgram(file: string, script: string): void {
  writeFileSync(file, `#!/usr/bin/env bash\n${script}\n`, { mode: 0o755 });
}
