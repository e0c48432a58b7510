import { Command } from 'commander';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readMutants, readReadings, readSuite } from '../../suite';
import { colors } from '../console/colors';
import { fitted } from '../console/fitted';
import { ExitStatus } from '../exit-status';
import { explanation } from '../explain/explanation';
import type { CommandContext } from './command-context';

const EPILOGUE = `
Examples:
  $ i18n-conformance explain LOOKUP-01                                                a rule
  $ i18n-conformance explain CONSTANT-01/the-version-of-the-interface                 a scenario
  $ i18n-conformance explain ACTIVATE-05/a-locale-that-was-never-injected/a-string    a case
  $ i18n-conformance explain SILENT-07                                                a silent point
  $ i18n-conformance explain READING-03                                               a reading`;

/** Defines `explain`. */
export function defineExplain({ finish }: CommandContext): Command {
  return new Command('explain')
    .description('explain a rule, a scenario, a silent point or a reading: its source and how it is tested')
    .argument('<id>', 'the id of a rule, a scenario, a silent point or a reading')
    .addHelpText('after', EPILOGUE)
    .action((id: string) => {
      const sources = {
        suite: readSuite(PACKAGE_ROOT),
        readings: readReadings(PACKAGE_ROOT),
        mutants: readMutants(PACKAGE_ROOT),
        packageRoot: PACKAGE_ROOT,
      };
      const width = process.stdout.isTTY ? process.stdout.columns : undefined;
      const lines = explanation(sources, id, colors).flatMap((line) => fitted(line, width));
      process.stdout.write(`${lines.join('\n')}\n`);
      finish(ExitStatus.Conformant);
    });
}
