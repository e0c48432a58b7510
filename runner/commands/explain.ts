import { Command } from 'commander';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite/read';
import { writeFitted } from '../console/terminal';
import { ExitStatus } from '../exit-status';
import { explanation } from '../explain/explanation';
import type { CommandContext } from './arguments';

const EPILOGUE = `
Examples:
  $ i18n-conformance explain LOOKUP-01                          a rule
  $ i18n-conformance explain MISSING-01/a-missing-key           a scenario
  $ i18n-conformance explain MISSING-01/a-missing-key/a-symbol  a case
  $ i18n-conformance explain 4.2                                a section
  $ i18n-conformance explain SILENT-07                          a silent point
  $ i18n-conformance explain READING-03                         a reading
  $ i18n-conformance explain CONTRADICTION-1                    a contradiction
  $ i18n-conformance explain ACCIDENT-2                         an accident`;

/** Defines `explain`. */
export function defineExplain({ finish }: CommandContext): Command {
  return new Command('explain')
    .description('explain an entry of CONFORMANCE.md: its source and how it is tested')
    .argument(
      '<id>',
      'the id of a rule, a scenario, a silent point, a reading, a contradiction or an accident, or the number of a section',
    )
    .option('--verbose', 'show all scenarios of a rule, and the mistakes that they detect')
    .addHelpText('after', EPILOGUE)
    .action((id: string, { verbose }: { readonly verbose?: true }) => {
      writeFitted(process.stdout, explanation(readSuite(PACKAGE_ROOT), id, verbose).join('\n'));
      finish(ExitStatus.Conformant);
    });
}
