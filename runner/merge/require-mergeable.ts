import { format, isDeepStrictEqual } from 'node:util';
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
  /**
   * The message for two reports whose values differ. Each `%s` stands for a report's path or, if there is a function
   * `shown`, for the value that this function returns.
   */
  readonly message: string;
  /** Returns the value as the message shows it. */
  readonly shown?: (report: ShardReport) => string;
}

/**
 * The values that all shards must share, in the order in which they are checked. Only the first difference is reported.
 * So if a difference in one value causes differences in others, that value comes before them.
 */
const COMMON: readonly Common[] = [
  {
    of: ({ suite }) => [suite.name, suite.version],
    message: '%s was written by %s, and %s by %s: judge all shards with the same version',
    shown: ({ suite }) => `${suite.name} ${suite.version}`,
  },
  {
    of: ({ implementation }) => implementationText(implementation),
    message: '%s is about %s, and %s about %s: merge the shards of one port',
    shown: ({ implementation }) => implementationText(implementation),
  },
  {
    of: ({ inexpressible }) => inexpressible,
    message: 'the ports of %s and %s declare different features inexpressible: merge the shards of one port',
  },
  {
    of: ({ shard }) => shard.port,
    message: '%s is of run %s, and %s of run %s: run all shards with the same command',
    shown: ({ shard }) => portArguments(shard.port).join(' ') || 'without --command and --adapter',
  },
  {
    of: ({ level }) => level,
    message: '%s is at level %s, and %s at level %s: run all shards with the same --level',
    shown: ({ level }) => level,
  },
  {
    of: ({ shard }) => shard.selection,
    message:
      '%s and %s select different scenarios: ' +
      'run all shards with the same --select, --name, --surface and --no-observations',
  },
  {
    of: ({ shard }) => shard.repeat,
    message: '%s ran each scenario %s, and %s %s: run all shards with the same --repeat',
    shown: ({ shard }) => count(shard.repeat, 'time'),
  },
  {
    of: ({ shard }) => shard.knownFailures,
    message:
      '%s and %s have different lists of known failures: run all shards with the same --known-failures',
  },
  {
    of: ({ shard }) => shard.count,
    message: '%s is %s, and %s is %s: divide the run into the same number of shards everywhere',
    shown: ({ shard }) => shardText(shard),
  },
];

/**
 * Requires that the reports cover all shards of one run, each shard once.
 *
 * @throws UsageError when the reports are from different runs, or a shard is missing or reported twice
 */
export function requireMergeable(reports: readonly [ShardReport, ...ShardReport[]]): void {
  const [first, ...others] = reports;
  for (const { of, message, shown } of COMMON) {
    const other = others.find((one) => !isDeepStrictEqual(of(one), of(first)));
    const values = (report: ShardReport): string[] => [report.path, ...(shown ? [shown(report)] : [])];
    if (other) throw new UsageError(format(message, ...values(first), ...values(other)));
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
