import { Command } from 'commander';
import { resolve } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readScripts } from '../../suite/compile/scripts-file';
import { corpusOf } from '../../suite/compile/corpus';
import { readSuite } from '../../suite/read';
import { ExitStatus } from '../exit-status';
import { select, type Selection } from '../plan/select';
import { requireWritable } from '../files/output-files';
import { writeOutput } from '../files/write-file';
import { count } from '../text/suite-text';
import { collected, type CommandContext, levelOption, surfaceOption } from './arguments';

const EPILOGUE = `
export writes each scenario on each of its surfaces as data: its files, its
calls in the form of the adapter protocol, and what is expected of their
outcomes. Play it in the test framework of your library, without the adapter
protocol. docs/corpus.md describes the file, and shows a runner for pytest.

Examples:
  $ i18n-conformance export --output corpus.json
  $ i18n-conformance export --output catalogs.json --surface catalog
  $ i18n-conformance export --output lookups.json --select 'LOOKUP-*'`;

/** The parsed options of `export`. */
interface ExportOptions extends Pick<Selection, 'level' | 'surface'> {
  readonly output: string;
  readonly select?: readonly string[];
}

/** Defines `export`. */
export function defineExport({ folder, finish }: CommandContext): Command {
  return new Command('export')
    .description('write the scenarios as data, for the test framework of a library')
    .requiredOption('--output <file>', 'the JSON file to write')
    .addOption(levelOption('the level of the scenarios'))
    .option(
      '--select <pattern>',
      'export only the scenarios of an id or a glob; repeatable',
      collected(String),
    )
    .addOption(surfaceOption('export only the scenarios on this surface'))
    .addHelpText('after', EPILOGUE)
    .action((options: ExportOptions) => {
      const file = resolve(folder, options.output);
      requireWritable(`--output ${options.output}`, file);
      const suite = readSuite(PACKAGE_ROOT);
      const { level, select: patterns = [], surface } = options;
      const { trials } = select(suite, { level, patterns, surface });
      writeOutput(file, `${JSON.stringify(corpusOf(suite, level, trials, readScripts()), undefined, 1)}\n`);
      process.stdout.write(`Wrote ${count(trials.length, 'trial')} to ${options.output}\n`);
      finish(ExitStatus.Conformant);
    });
}
