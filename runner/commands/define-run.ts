import { Command, Option } from 'commander';
import { parseReportFile, REPORT_KINDS } from '../reports/report-files';
import { SURFACES } from '../../suite';
import { gathered, positiveInteger, regularExpression, wholeNumber } from './arguments';
import type { CommandContext } from './command-context';
import { PORT_OPTIONS } from './port-options';
import type { RunCommandOptions } from './run-options';

/** Enough for an operation that always faults; little enough that a port that hangs costs 100 s at the usual timeout. */
const DEFAULT_MAX_FAULTS = 20;

const EPILOGUE = `
Without --command and --adapter the reference is judged. The port always runs in a process
of its own, so that whatever it does ends neither the run nor the other scenarios.

At level spec, the scenarios of level crystal run too: as observations, which tell where the
port differs from crystal-i18n 0.2.2 and decide nothing, not even when the adapter faults.
Too many faults in a row among them (--max-faults) end the observations alone.

A list of known failures has an id or a glob on each line, and after # the reason. A listed
scenario that fails, or is unsupported, is an expected failure; one that passes is stale and
fails the run, and so does an entry that names no scenario. A fault is never excused.

--write-known-failures writes the list of --known-failures, or that of the file itself, with
today's failures added. An entry goes when all that it names ran and passed, or when it names
nothing. All other lines stay as they are, so a selection changes its own part of the list only.

A badge is an image when its file ends in .svg, and otherwise the JSON of a shields endpoint.

A scenario that ends differently in one of several runs (--repeat) counts as the worst of them.

Examples:
  $ i18n-conformance run --command "python3 adapter.py" --report html=report.html
  $ i18n-conformance run --adapter ./adapter.ts --level crystal --verbose
  $ i18n-conformance run --command ./adapter --select 'LOOKUP-*' --select INTERP-02
  $ i18n-conformance run --command ./adapter --known-failures known-failures.txt
  $ i18n-conformance run --command ./adapter --select LOOKUP-01 --transcript talk.jsonl
  $ ./adapter < talk.jsonl                                     the same talk, without the suite`;

/** Defines `run`. */
export function defineRun(context: CommandContext): Command {
  return new Command('run')
    .description('judge a port')
    .addOption(PORT_OPTIONS.command)
    .addOption(PORT_OPTIONS.adapter)
    .addOption(new Option('--level <level>', 'what to judge by').choices(['spec', 'crystal']).default('spec'))
    .option(
      '--no-observations',
      'leave out what decides nothing: at level spec, the scenarios of level crystal',
    )
    .option('--select <id or glob>', 'rules and scenarios to run; repeatable', gathered(String), [])
    .addOption(
      new Option('--surface <surface>', 'judge one surface alone, which says nothing of the others').choices(
        SURFACES,
      ),
    )
    .option('--name <regexp>', 'run the scenarios whose name matches', regularExpression)
    .option('--known-failures <file>', 'the list of known failures')
    .option('--write-known-failures <file>', 'bring such a list up to date with the run')
    .option(
      '--report <kind=file>',
      `write a report, of kind ${REPORT_KINDS.join(', ')}; repeatable`,
      gathered((argument) => parseReportFile(argument, context.folder)),
      [],
    )
    .addOption(PORT_OPTIONS.timeout)
    .option(
      '--jobs <number>',
      'how many processes to use, each with a port of its own (default: automatic)',
      positiveInteger,
    )
    .option('--fail-fast', 'end with the first scenario that keeps the port from being conformant', false)
    .option(
      '--max-faults <number>',
      'end after this many adapter faults in a row; 0 for no limit',
      wholeNumber,
      DEFAULT_MAX_FAULTS,
    )
    .option('--shuffle [seed]', 'run in a random order; its seed, which is shown, repeats it')
    .option('--repeat <times>', 'run each scenario several times', positiveInteger, 1)
    .option(
      '--transcript <file>',
      'write down the requests, ready to be piped into an adapter; the responses go to <file>.responses',
    )
    .addOption(PORT_OPTIONS.inProcess)
    .option('--verbose', 'show every failure and every observation', false)
    .addHelpText('after', EPILOGUE)
    .action(async (options: RunCommandOptions) => {
      // Cucumber takes a while to load, which only a run is worth.
      const { runCommand } = require('./run') as typeof import('./run');
      context.finish(await runCommand(options, context));
    });
}
