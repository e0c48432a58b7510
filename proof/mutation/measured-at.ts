import { execFileSync } from 'node:child_process';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

/** The moment of a measurement. */
export interface Moment {
  /** The day: `2026-11-21`. */
  readonly date: string;
  /** The commit that was measured. */
  readonly commit: string;
}

/** Returns the current day and commit. A plus after the commit says that files had changed since. */
export function currentMoment(): Moment {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: PACKAGE_ROOT, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  const commit = git('rev-parse', '--short', 'HEAD');
  return { date: new Date().toISOString().slice(0, 10), commit: isChanged ? `${commit}+` : commit };
}
