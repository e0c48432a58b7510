import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SuiteDefect } from '../../suite';

/** The operations that each recording called, by the recording's id. An alias counts as its operation. */
export type RecordedOperations = ReadonlyMap<string, ReadonlySet<string>>;

/** The folder of the recordings, relative to the package's root. */
export const RECORDINGS_FOLDER = 'fixtures/recordings';

/**
 * The table of locales, which counts as one recording. The table was recorded with `plural_rule_name`, and determines
 * the plural forms of lookups.
 */
const LOCALE_RULES = 'locale-rules';
const OPERATIONS_OF_LOCALE_RULES = ['plural_rule_name', 'translate'];

const ALIASES: Readonly<Record<string, string>> = {
  t: 'translate',
  't!': 'translate',
  'translate!': 'translate',
  l: 'localize',
  'locale=': 'activate',
};

/** Returns the operation that a method of the protocol calls. */
export function operationOf(method: string): string {
  return ALIASES[method] ?? method;
}

/**
 * Reads the ids of all recordings, and the operations that each recording called.
 *
 * @throws SuiteDefect when a line is not a recording, or two recordings have the same id
 */
export function readRecordedOperations(packageRoot: string): RecordedOperations {
  const recorded = new Map<string, ReadonlySet<string>>([
    [LOCALE_RULES, new Set(OPERATIONS_OF_LOCALE_RULES)],
  ]);
  for (const file of recordingFiles(packageRoot)) {
    const lines = readFileSync(join(packageRoot, file), 'utf8').trimEnd().split('\n');
    for (const [index, line] of lines.entries()) {
      const place = `${file}:${index + 1}`;
      const { id, calls } = parseLine(line, place);
      if (recorded.has(id)) throw new SuiteDefect([`${place}: another recording has the id ${id}`]);
      recorded.set(id, new Set(calls.flatMap(operationsIn)));
    }
  }
  return recorded;
}

/** Returns the names that a step can give to "every recording of …". */
export function recordingKinds(packageRoot: string): string[] {
  return recordingFiles(packageRoot).map((file) => basename(file, '.jsonl'));
}

function recordingFiles(packageRoot: string): string[] {
  return readdirSync(join(packageRoot, RECORDINGS_FOLDER))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => `${RECORDINGS_FOLDER}/${name}`);
}

interface Line {
  readonly id: string;
  readonly calls: readonly unknown[];
}

function parseLine(line: string, place: string): Line {
  try {
    const { id, calls } = JSON.parse(line) as Partial<Line>;
    if (typeof id === 'string' && Array.isArray(calls)) return { id, calls };
  } catch {
    // Reported below, like any other line that is not a recording.
  }
  throw new SuiteDefect([`${place}: the line is not a recording, which has an id and calls`]);
}

/**
 * Returns the operations of a recorded call, including the operations in its block. A call that only writes a file has
 * no operation.
 */
function operationsIn(call: unknown): string[] {
  const { method, params } = call as { method?: string; params?: { block?: readonly unknown[] } };
  if (method === undefined) return [];
  return [operationOf(method), ...(params?.block ?? []).flatMap(operationsIn)];
}
