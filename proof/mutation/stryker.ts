import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { installPackages } from '../../scripts/install-packages';
import { currentMoment, type Moment } from './measured-at';
import { readReport, type Mutation, type StrykerReport } from './survivors';

const FOLDER = 'proof/mutation';
const STRYKER = join(PACKAGE_ROOT, FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/** The option with which a command judges the report of its last run again, after changes of the list alone. */
export const WITHOUT_RUN = '--report-only';

/** A run of Stryker. */
export interface StrykerRun {
  /** The configuration, a file of this folder. */
  readonly config: string;
  /** The report that the configuration names, relative to the package's root. */
  readonly report: string;
  /** Further arguments of Stryker. */
  readonly options?: readonly string[];
  /** Environment variables that the configuration reads. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Mutations, and the moment of their run. */
export interface Measured {
  readonly mutations: readonly Mutation[];
  readonly moment: Moment;
}

/** Runs Stryker, and stores the moment beside its report. Ends this process if Stryker fails. */
export function runStryker({ config, report, options = [], environment = {} }: StrykerRun): void {
  installPackages(FOLDER);
  const moment = currentMoment();
  mkdirSync(dirname(join(PACKAGE_ROOT, report)), { recursive: true });
  const { status } = spawnSync(process.execPath, [STRYKER, 'run', `${FOLDER}/${config}`, ...options], {
    cwd: PACKAGE_ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(momentFile(report), `${JSON.stringify(moment, null, 2)}\n`);
}

/** Reads the report of the last run; returns undefined if there is none. */
export function readMeasured({ report }: Pick<StrykerRun, 'report'>): Measured | undefined {
  const file = join(PACKAGE_ROOT, report);
  if (!existsSync(file) || !existsSync(momentFile(report))) return undefined;
  return {
    mutations: readReport(readJson(file) as StrykerReport),
    moment: readJson(momentFile(report)) as Moment,
  };
}

/** Returns the text of a file of the package, or undefined when there is no such file. */
export function sourceOf(file: string): string | undefined {
  const path = join(PACKAGE_ROOT, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function momentFile(report: string): string {
  return join(PACKAGE_ROOT, report.replace(/\.json$/, '-moment.json'));
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
