import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { terminalSvg, type Note } from './terminal-svg';

/** The path of the picture, relative to the package's root. */
export const VERDICT_PICTURE = 'docs/verdict.svg';

/** The command that the picture shows. */
const COMMAND = 'npx i18n-conformance run --adapter ./adapter.js';

/** Explanations of the lines of a failure. */
const NOTES: readonly Note[] = [
  { on: 'ACTIVATE-05 `', says: 'the rule to fix first, and how many failures it explains' },
  { on: 'known mistake', says: 'the likely mistake: a wrong implementation that fails in the same trials' },
  { on: '> Then', says: 'the step that failed, in a scenario that shows the rule' },
  { on: 'expected', says: 'what the rule expects, and what the library did' },
  { on: 'run it alone', says: 'the command that repeats this scenario alone' },
  { on: 'not conformant', says: 'the conclusion of the run' },
];

/**
 * Judges the imaginary port `cedar-i18n`, and draws its first failure and the conclusion. Every call gives the same picture.
 *
 * @param packageRoot the folder that contains `package.json` and the output of `npm run build`
 * @throws Error when the run does not end with failures
 */
export function verdictPicture(packageRoot: string): string {
  const [, , ...args] = COMMAND.split(' ');
  const { NO_COLOR: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(packageRoot, 'dist/runner/main.js'), ...args],
    {
      cwd: join(packageRoot, 'site/pictures/cedar-i18n'),
      // The width at which the runner wraps lines. The width of the picture does not depend on it.
      env: { ...env, FORCE_COLOR: '1', COLUMNS: '100' },
      encoding: 'utf8',
    },
  );
  if (status !== 1) throw new Error(`expected a run that fails, got status ${status}:\n${stdout}${stderr}`);
  // The output before the first failure, such as the version of the suite and the progress, is left out.
  const failures = stdout.slice(stdout.search(/^\S+ACTIVATE-/m)).trimEnd();
  const [first = ''] = failures.split(/\n(?=\S+[A-Z]+-\d\d)/);
  const conclusion = failures.slice(failures.lastIndexOf('\n') + 1);
  return terminalSvg(
    `\u001b[2m$\u001b[22m ${COMMAND}\n\n${first}\n\u001b[2m…\u001b[22m\n\n${conclusion}`,
    'A failure of a run, with notes, and the conclusion: the port is not conformant',
    NOTES,
  );
}
