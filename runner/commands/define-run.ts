import { Command } from 'commander';
import type { ExitStatus } from '../exit-status';
import { reportOption } from '../reports/report-files';
import { parseShard } from '../plan/shard';
import {
  collected,
  type CommandContext,
  levelOption,
  positiveInteger,
  regularExpression,
  surfaceOption,
  wholeNumber,
} from './arguments';
import { PORT_OPTIONS } from './port-options';
import { DEFAULT_MAX_FAULTS, type RunArguments } from './run-options';

const EPILOGUE = `
Without --command and --adapter, run judges the reference. The port runs in its own process, so
that a crash affects only the scenario that caused it.

At level spec, run also plays the scenarios of level crystal, as observations. They show where the
port differs from crystal-i18n 0.2.2, and never affect the verdict, not even with adapter faults.
Too many faults (--max-faults) among observations end only the observations.

A list of known failures has one entry per line: an id or a glob, optionally a surface such as
@catalog, and a reason after #. A listed scenario that fails or is unsupported is an expected
failure. The run fails when a listed scenario passes, or when an entry matches no scenario.
Adapter faults are never excused.

--write-known-failures adds the new failures of this run to the list of --known-failures, or to the
list in the file if that option is not given. Where everything fails alike, one entry covers a
whole surface, rule or outline. Entries whose scenarios all passed are removed, and so are entries
that match no scenario. All other lines stay as they are.

--last-failed plays the scenarios that did not pass in the last run of the same command or adapter
in the same folder, except known failures. If a run does not play a scenario, its last result is
kept. If none of the selected scenarios failed, or there is no last run by this version of the
suite, all of them run. The results are kept in the cache folder of the user (XDG_CACHE_HOME or
~/.cache on Linux).

--watch judges the port, and judges it again whenever a file changes. A change during a run ends the
run and starts another one. Scenarios that did not pass in the last run are played first. --watch
watches the given paths, or else the folder of --adapter, or the working folder for --command. It
also watches the adapter module and the list of known failures. It does not watch hidden files,
logs, reports, or build folders such as node_modules, target and build, and does not follow links
inside folders. If the port does not start, --watch waits for a change. Reports are written after
each run that no key has narrowed. On a terminal, keys select the scenarios to play. On a pipe, each
run is one line. Key q exits with the status of the last complete run, and Ctrl-C with 130.

A badge is an image if its file ends in .svg, and otherwise the JSON of a shields endpoint.

A port that is isolated by processes has a new process for each scenario. Unless --jobs is 1, the
processes for the next scenarios are started ahead. If such a process does not start, no more are
started ahead.

With --repeat, the worst result of a scenario counts.

--shard divides the selected scenarios between several machines. A shard alone can show that the
port is not conformant, but not that it is: merge joins the json reports of all shards to one
verdict. If there are more shards than scenarios, some shards are empty, which is no error.

--max-faults counts all adapter faults of a run. Unless it is given, 3 or more faults that together
took 20 seconds end the run too.

Examples:
  $ i18n-conformance run --command "python3 adapter.py" --report html=report.html
  $ i18n-conformance run --adapter ./adapter.ts --level crystal --verbose
  $ i18n-conformance run --command ./adapter --select 'LOOKUP-*' --select INTERP-02
  $ i18n-conformance run --command ./adapter --last-failed
  $ i18n-conformance run --command "python3 adapter.py" --watch
  $ i18n-conformance run --command "ruby adapter.rb" --watch lib adapter.rb
  $ i18n-conformance run --command ./adapter --known-failures known-failures.txt
  $ i18n-conformance run --command ./adapter --shard 2/5 --report json=report-2.json
  $ i18n-conformance run --command ./adapter --select LOOKUP-01 --transcript session.jsonl
  $ ./adapter < session.jsonl                                  the same session, without the suite`;

/** Defines `run`. */
export function defineRun(context: CommandContext): Command {
  return new Command('run')
    .description('judge a port')
    .addOption(PORT_OPTIONS.command)
    .addOption(PORT_OPTIONS.adapter)
    .addOption(levelOption('the level to judge at'))
    .option('--no-observations', 'at level spec, do not play the scenarios of level crystal')
    .option('--select <id or glob>', 'rules and scenarios to run; repeatable', collected(String), [])
    .addOption(surfaceOption('judge only one surface'))
    .option('--shard <number/count>', 'run one of several parts; merge joins them', parseShard)
    .option('--name <regexp>', 'run only scenarios whose name matches', regularExpression)
    .option('--last-failed', 'run only what did not pass in the last run of this port', false)
    .option(
      '--watch [paths...]',
      'judge again when a file changes; by default a file in the folder of the port',
    )
    .option('--known-failures <file>', 'the list of known failures')
    .option('--write-known-failures <file>', 'update a list of known failures with the results of this run')
    .addOption(reportOption(context.folder))
    .addOption(PORT_OPTIONS.timeout)
    .option('--jobs <number>', 'number of processes of the port (default: automatic)', positiveInteger)
    .option('--fail-fast', 'stop at the first scenario that makes the port not conformant', false)
    .option(
      '--max-faults <number>',
      'stop after this many adapter faults; 0: no limit',
      wholeNumber,
      DEFAULT_MAX_FAULTS,
    )
    .option('--shuffle [seed]', 'run in random order; the seed is shown and repeats the order')
    .option('--repeat <times>', 'run each scenario this many times', positiveInteger, 1)
    .option(
      '--transcript <file>',
      'record the requests, to be piped into an adapter, and the responses in <file>.responses',
    )
    .addOption(PORT_OPTIONS.inProcess)
    .option('--verbose', 'show every failure and every observation', false)
    .addHelpText('after', EPILOGUE)
    .action(async (options: RunArguments) => {
      context.finish(await run(options, context));
    });
}

/** Loads and runs the code that judges a port. This code is slow to load, and other commands do not need it. */
async function run(options: RunArguments, context: CommandContext): Promise<ExitStatus> {
  const { watch } = options;
  if (watch === undefined) {
    const { runCommand } = require('./run') as typeof import('./run');
    return runCommand(options, context);
  }
  const { watchCommand } = require('./watch') as typeof import('./watch');
  return watchCommand({ ...options, watch }, context);
}
