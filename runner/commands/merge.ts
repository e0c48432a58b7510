import { Command } from 'commander';
import { resolve } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { type ExitStatus, exitStatusOf } from '../exit-status';
import { mergeShards } from '../merge/merge-shards';
import { readShardReport, type ShardReport } from '../reports/read-report';
import { requireDistinct, requireWritable } from '../files/output-files';
import { removeOldReports, reportOption, writeReports } from '../reports/report-files';
import { readSuite } from '../../suite';
import { count } from '../text/suite-text';
import { implementationText, reproduceCommand } from '../text/port-text';
import type { CommandContext } from './arguments';
import type { RunArguments } from './run-options';
import { showResult } from '../console/summary';
import { colors } from '../console/terminal';
import { UsageError } from '../errors';

const EPILOGUE = `
merge judges a port by the json reports of all shards. The verdict, the summary, the reports and the
exit status are those of one run of all scenarios. Only times differ: the duration is the sum of
the durations of the shards.

All reports must be of the same port, command, level, selection and list of known failures, and of
the same version of the suite. If a limit ended a shard early (--fail-fast, --max-faults), a run
without shards may have ended elsewhere.

Exit status: 0 conformant, 1 not conformant, 2 wrong usage, 3 adapter fault, 130 a shard was
interrupted.

Examples:
  $ i18n-conformance run --command ./adapter --shard 1/2 --report json=report-1.json
  $ i18n-conformance run --command ./adapter --shard 2/2 --report json=report-2.json
  $ i18n-conformance merge report-*.json --report html=report.html --report badge=badge.svg`;

/** The parsed options of `merge`. */
type MergeOptions = Pick<RunArguments, 'report' | 'verbose'>;

/** Defines `merge`. */
export function defineMerge(context: CommandContext): Command {
  return new Command('merge')
    .description('join the json reports of all shards of a run to one verdict')
    .argument('<reports...>', 'the json reports of all shards, in any order')
    .addOption(reportOption(context.folder))
    .option('--verbose', 'show every failure and every observation', false)
    .addHelpText('after', EPILOGUE)
    .action((paths: readonly [string, ...string[]], options: MergeOptions) =>
      context.finish(merge(paths, options, context.folder)),
    );
}

function merge(
  paths: readonly [string, ...string[]],
  { report, verbose }: MergeOptions,
  folder: string,
): ExitStatus {
  for (const { argument, file } of report) requireWritable(argument, file);
  requireDistinct(
    report,
    paths.map((path) => ({ argument: `the report ${path}`, file: resolve(folder, path) })),
  );
  const readShard = (path: string): ShardReport => readShardReport(path, resolve(folder, path));
  const [first, ...others] = [readShard(paths[0]), ...paths.slice(1).map(readShard)] as const;
  const judgement = mergeShards(readSuite(PACKAGE_ROOT), [first, ...others]);
  removeOldReports(report);
  const { port, level, suite } = judgement;
  const merged = `Merged ${count(paths.length, 'shard')} of ${implementationText(port.implementation)}`;
  process.stdout.write(`${merged} at level ${level} by ${suite.name} ${suite.version}\n\n`);
  const reproduce = reproduceCommand(first.shard.port);
  const problems: string[] = [];
  const style = { colors, isVerbose: verbose, reproduce };
  showResult(process.stdout, judgement, style, () => writeReports(report, judgement, reproduce, problems));
  if (problems.length > 0) throw new UsageError(problems.join('; '));
  return exitStatusOf(judgement);
}
