import { readReport, type Report } from '../reports/read-report';
import { UsageError } from '../usage-error';

/** The report of a shard, and the file that it was read from. */
export interface ShardReport extends Report {
  /** The path as given on the command line. */
  readonly path: string;
  readonly shard: NonNullable<Report['shard']>;
}

/**
 * Reads the json report of a shard.
 *
 * @param path the path as given on the command line
 * @param file the absolute path
 * @throws UsageError when the file cannot be read, is not such a report, has another format, or is not about a shard
 */
export function readShardReport(path: string, file: string): ShardReport {
  const report = readReport(file);
  const { shard } = report;
  if (shard === undefined) {
    throw new UsageError(`${path} is the report of a run without --shard: there is nothing to merge it with`);
  }
  if (shard.number > shard.count) {
    throw new UsageError(`${path} is not a json report: it is shard ${shard.number} of only ${shard.count}`);
  }
  return { ...report, path, shard };
}
