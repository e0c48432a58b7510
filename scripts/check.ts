import { Command } from 'commander';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { CHECKS } from './checks';
import { runChecks } from './checks/run-checks';

const command = new Command('npm run check --')
  .description('Checks the whole project: types, format, style, words, links between rules and code.')
  .argument('[words...]', 'only the checks whose title has one of these words')
  .addHelpText(
    'after',
    `\nChecks:\n${CHECKS.map(({ title }) => `  ${title}\n`).join('')}` +
      '\nExamples:\n  npm run check\n  npm run check -- linter spelled',
  )
  .action(check);

/** Runs the checks, and ends with status 1 when one of them fails. */
async function check(words: readonly string[]): Promise<void> {
  const chosen = CHECKS.filter(
    ({ title }) => words.length === 0 || words.some((word) => title.includes(word)),
  );
  if (chosen.length === 0)
    command.error(`error: no check has ${words.join(' or ')} in its title; see --help`);
  const { failed } = await runChecks(chosen, PACKAGE_ROOT, (line) => console.log(line));
  process.exitCode = failed === 0 ? 0 : 1;
}

void command.parseAsync();
