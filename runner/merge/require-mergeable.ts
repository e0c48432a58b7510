import { isDeepStrictEqual } from 'node:util';
import { shardText } from '../plan/shard';
import { count } from '../text/suite-text';
import { implementationText, portArguments } from '../text/port-text';
import { UsageError } from '../errors';
import type { ShardReport } from '../reports/read-report';

/** The maximum number of missing shards that a message names. */
const MISSING_SHOWN = 10;

/** A value that must be the same in the reports of all shards. */
interface Common {
  readonly of: (report: ShardReport) => unknown;
  /** Returns the error message about two reports with different values. */
  readonly difference: (one: ShardReport, other: ShardReport) => string;
}

/**
 * The values that all shards must share, in the order in which they are checked. Only the first difference is reported,
 * so a value comes before other values that differ as a consequence.
 */
const COMMON: readonly Common[] = [
  {
    of: ({ suite }) => [suite.name, suite.version],
    difference: (one, other) =>
      `${one.path} was written by ${suiteText(one)}, and ${other.path} by ${suiteText(other)}: ` +
      'judge all shards with the same version',
  },
  {
    of: ({ implementation }) => implementationText(implementation),
    difference: (one, other) =>
      `${one.path} is about ${implementationText(one.implementation)}, and ${other.path} about ` +
      `${implementationText(other.implementation)}: merge the shards of one port`,
  },
  {
    of: ({ inexpressible }) => inexpressible,
    difference: (one, other) =>
      `the ports of ${one.path} and ${other.path} declare different features inexpressible: ` +
      'merge the shards of one port',
  },
  {
    of: ({ shard }) => shard.port,
    difference: (one, other) =>
      `${one.path} is of run ${portText(one)}, and ${other.path} of run ${portText(other)}: ` +
      'run all shards with the same command',
  },
  {
    of: ({ level }) => level,
    difference: (one, other) =>
      `${one.path} is at level ${one.level}, and ${other.path} at level ${other.level}: ` +
      'run all shards with the same --level',
  },
  {
    of: ({ shard }) => shard.selection,
    difference: (one, other) =>
      `${one.path} and ${other.path} select different scenarios: ` +
      'run all shards with the same --select, --name, --surface and --no-observations',
  },
  {
    of: ({ shard }) => shard.repeat,
    difference: (one, other) =>
      `${one.path} ran each scenario ${count(one.shard.repeat, 'time')}, and ${other.path} ` +
      `${count(other.shard.repeat, 'time')}: run all shards with the same --repeat`,
  },
  {
    of: ({ shard }) => shard.knownFailures,
    difference: (one, other) =>
      `${one.path} and ${other.path} have different lists of known failures: ` +
      'run all shards with the same --known-failures',
  },
  {
    of: ({ shard }) => shard.count,
    difference: (one, other) =>
      `${one.path} is ${shardText(one.shard)}, and ${other.path} is ${shardText(other.shard)}: ` +
      'divide the run into the same number of shards everywhere',
  },
];

/**
 * Requires that the reports cover all shards of one run, each shard once.
 *
 * @throws UsageError when the reports are from different runs, or a shard is missing or reported twice
 */
export function requireMergeable(reports: readonly [ShardReport, ...ShardReport[]]): void {
  const [first, ...others] = reports;
  for (const { of, difference } of COMMON) {
    const different = others.find((other) => !isDeepStrictEqual(of(other), of(first)));
    if (different) throw new UsageError(difference(first, different));
  }
  requireEachOnce(reports, first);
}

function requireEachOnce(reports: readonly ShardReport[], { shard }: ShardReport): void {
  const byNumber = new Map<number, ShardReport>();
  for (const report of reports) {
    const twin = byNumber.get(report.shard.number);
    if (twin) {
      throw new UsageError(
        `${twin.path} and ${report.path} are both ${shardText(report.shard)}: leave out one of them`,
      );
    }
    byNumber.set(report.shard.number, report);
  }
  const numbers = Array.from({ length: shard.count }, (_, index) => index + 1);
  const missing = numbers.filter((number) => !byNumber.has(number));
  if (missing.length === 0) return;
  const [number = 0] = missing;
  const shown = missing.slice(0, MISSING_SHOWN).join(', ');
  const rest = missing.length > MISSING_SHOWN ? ` and ${missing.length - MISSING_SHOWN} more` : '';
  throw new UsageError(
    missing.length === 1
      ? `${shardText({ number, count: shard.count })} is missing: give its report too`
      : `shards ${shown}${rest} of ${shard.count} are missing: give their reports too`,
  );
}

/** Returns the arguments that name the port, such as `--command ./adapter`. */
function portText({ shard }: ShardReport): string {
  return portArguments(shard.port).join(' ') || 'without --command and --adapter';
}

function suiteText({ suite }: ShardReport): string {
  return `${suite.name} ${suite.version}`;
}
