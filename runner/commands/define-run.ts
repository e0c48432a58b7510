import { Command, Option } from 'commander';
import { DEFAULT_MAX_FAULTS } from '../judge/limits';
import { parseReportFile, REPORT_KINDS } from '../reports/report-files';
import {
  collected,
  type CommandContext,
  levelOption,
  namedFile,
  surfaceOption,
  wholeNumber,
} from './arguments';
import { PORT_OPTIONS, requireNoArguments } from './port-options';
import type { RunOptions } from '../run/run-options';

const EPILOGUE = `
Without --command and --adapter, run judges the reference. docs/run.md describes
the options.

Exit status: 0 conformant, or no new failures; 1 not conformant; 2 wrong usage;
3 adapter fault; 70 defect of the suite; 130 interrupted.

Examples:
  $ i18n-conformance run --command "python3 adapter.py" --report html=port.html
  $ i18n-conformance run --adapter ./adapter.ts --level crystal
  $ i18n-conformance run --command ./adapter --select 'LOOKUP-*'
  $ i18n-conformance run --build "go build" --command ./adapter --watch
  $ i18n-conformance run --command ./adapter --transcript session.jsonl`;

/** Defines `run`. */
export function defineRun(context: CommandContext): Command {
  const fileOf = (option: string) => namedFile(option, context.folder);
  return (
    new Command('run')
      .description('judge a port')
      // Only for the message about them.
      .argument('[words...]')
      .usage('[options]')
      .optionsGroup('Port:')
      .addOption(PORT_OPTIONS.command)
      .addOption(PORT_OPTIONS.adapter)
      .addOption(PORT_OPTIONS.build)
      .addOption(PORT_OPTIONS.timeout)
      .option('--jobs <number>', 'number of processes (default: automatic)', wholeNumber(1))
      .option('--watch [paths...]', 'judge again when a file changes')
      .optionsGroup('Selection:')
      .addOption(levelOption('the level to judge at'))
      .option('--select <id or glob>', 'rules and scenarios to run; repeatable', collected(String))
      .addOption(surfaceOption('judge only one surface'))
      .option('--last-failed', 'run only what did not pass in the last run')
      .option('--repeat <times>', 'run each scenario this often', wholeNumber(1), 1)
      .optionsGroup('Judging:')
      .option('--known-failures <file>', 'the list of known failures', fileOf('--known-failures'))
      .addOption(
        new Option('--write-known-failures <file>', 'update a list of known failures')
          .argParser(fileOf('--write-known-failures'))
          .conflicts('watch'),
      )
      .option('--fail-fast', 'stop at the first new failure')
      .option(
        '--max-faults <number>',
        `stop after this many adapter faults (default: ${DEFAULT_MAX_FAULTS})`,
        wholeNumber(0),
      )
      .optionsGroup('Output:')
      .option(
        '--report <kind=file>',
        `${REPORT_KINDS.join(', ')}; repeatable`,
        collected((argument) => parseReportFile(argument, context.folder)),
      )
      .addOption(
        new Option('--transcript <file>', 'record the session')
          .argParser(fileOf('--transcript'))
          .conflicts(['jobs', 'watch']),
      )
      .option('--verbose', 'show every failure')
      .addHelpText('after', EPILOGUE)
      .action(async (words: readonly string[], options: RunOptions) => {
        requireNoArguments(words);
        // Loaded on demand, because judging is slow to load and other commands do not need it.
        const status =
          options.watch === undefined
            ? (require('./run') as typeof import('./run')).runCommand(options, context)
            : (require('./watch') as typeof import('./watch')).watchCommand(options, context);
        context.finish(await status);
      })
  );
}
