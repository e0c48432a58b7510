import { Command } from 'commander';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { CHECKS } from './checks';
import { runChecks } from './checks/run-checks';

const command = new Command('npm run check --')
  .description('Checks the whole project: types, format, style, words, links between rules and code.')
  .argument('[names...]', 'only these checks')
  .addHelpText(
    'after',
    `\nChecks:\n${CHECKS.map(({ name, title }) => `  ${name.padEnd(13)}${title}\n`).join('')}` +
      '\nExamples:\n  npm run check\n  npm run check -- format lint prose',
  )
  .action(check);

/** Runs the checks, and exits with status 1 if a check fails. */
async function check(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => CHECKS.every((one) => one.name !== name));
  if (unknown !== undefined) {
    command.error(
      `error: no check is called ${unknown}; there are ${CHECKS.map(({ name }) => name).join(', ')}`,
    );
  }
  const chosen = CHECKS.filter(({ name }) => names.length === 0 || names.includes(name));
  const { failed } = await runChecks(chosen, PACKAGE_ROOT, (line) => console.log(line));
  process.exitCode = failed === 0 ? 0 : 1;
}

void command.parseAsync();
