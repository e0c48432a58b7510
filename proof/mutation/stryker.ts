import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { installPackages } from '../../scripts/install-packages';
import { readReport, type Mutation, type StrykerReport } from './survivors';

const FOLDER = 'proof/mutation';
const STRYKER = join(PACKAGE_ROOT, FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');
/** The maximum length of git's output, which lists all files and their changes. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The moment of a measurement. */
export interface Moment {
  /** The day: `2026-11-21`. */
  readonly date: string;
  /** The commit that was measured. A plus after it says that files had changed since. */
  readonly commit: string;
  /** 5 if every fifth mutation was measured, and 1 if all were. */
  readonly sample: number;
}

/** Mutations, and the moment of their run. */
export interface Measured {
  readonly mutations: readonly Mutation[];
  readonly moment: Moment;
}

/**
 * Runs Stryker on a folder or a file, and stores the moment beside its report. Ends this process if Stryker fails.
 *
 * @param part relative to the package's root
 * @param sample 5 measures every fifth mutation, and 1 all of them
 */
export function runStryker(part: string, sample: number): void {
  installPackages(FOLDER);
  const moment = { ...currentMoment(), sample };
  const report = reportOf(part);
  mkdirSync(dirname(join(PACKAGE_ROOT, report)), { recursive: true });
  const { status } = spawnSync(process.execPath, [STRYKER, 'run', `${FOLDER}/stryker.config.mjs`], {
    cwd: PACKAGE_ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATED_PART: part,
      MUTATION_REPORT: report,
      MUTATION_SAMPLE: String(sample),
      MUTATION_RESULTS: join(PACKAGE_ROOT, report.replace(/json$/, `${stateOfFiles()}.jsonl`)),
    },
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(momentFile(report), `${JSON.stringify(moment, null, 2)}\n`);
}

/** Reads the report of the last run on a folder or a file; returns undefined if there is none. */
export function readMeasured(part: string): Measured | undefined {
  const report = reportOf(part);
  const file = join(PACKAGE_ROOT, report);
  if (!existsSync(file) || !existsSync(momentFile(report))) return undefined;
  const moment = readJson(momentFile(report)) as Moment;
  return { mutations: readReport(readJson(file) as StrykerReport, moment.sample), moment };
}

/** Returns the text of a file of the package, or undefined when there is no such file. */
export function sourceOf(file: string): string | undefined {
  const path = join(PACKAGE_ROOT, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function reportOf(part: string): string {
  return `reports/mutation/${part.replaceAll('/', '-')}.json`;
}

function momentFile(report: string): string {
  return join(PACKAGE_ROOT, report.replace(/\.json$/, '-moment.json'));
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function currentMoment(): Omit<Moment, 'sample'> {
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  const commit = git('rev-parse', '--short', 'HEAD').trim();
  return { date: new Date().toISOString().slice(0, 10), commit: isChanged ? `${commit}+` : commit };
}

/** Returns a text that changes with any file of the repository, so that only a run of the same files is continued. */
function stateOfFiles(): string {
  const hash = createHash('sha256').update(git('ls-files', '--stage')).update(git('diff'));
  return hash.digest('hex').slice(0, 12);
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: PACKAGE_ROOT, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES });
}
