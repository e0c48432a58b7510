// Files that the build writes and a run reads quickly. The first line is an array of the values that many records
// share, such as translations. Each further line has the key of a record and the record, which is parsed when it is
// needed. In a record, a reference takes the place of a shared value.

/** The first character of a reference. No text in a record begins with it. */
const REFERENCE = '\u0001';

/**
 * Returns the content of a file with records.
 *
 * @param records the records, which are JSON values, by their keys
 * @param fields the names of the fields whose values, if they are objects, are stored only once
 */
export function sharedJson(records: ReadonlyMap<string, unknown>, fields: readonly string[]): string {
  const indexes = new Map<string, number>();
  const withReferences = (key: string, value: unknown): unknown => {
    if (typeof value === 'string' && value.startsWith(REFERENCE)) {
      throw new Error(`a text begins with U+0001: ${JSON.stringify(value)}`);
    }
    if (!fields.includes(key) || typeof value !== 'object' || value === null) return value;
    const text = JSON.stringify(value);
    const index = indexes.get(text) ?? indexes.size;
    indexes.set(text, index);
    return `${REFERENCE}${index}`;
  };
  const lines = Array.from(records, ([key, record]) => `${key}\t${JSON.stringify(record, withReferences)}`);
  return [`[${[...indexes.keys()].join(',')}]`, ...lines].join('\n');
}

/**
 * Returns a function that returns the record with a key, or undefined if there is no such record.
 *
 * @param content the content of the file. It stays in memory as bytes, because most records are read only once
 */
export function parseSharedJson(content: Buffer): (key: string) => unknown {
  const records = new Map<string, Buffer>();
  const first = lineAt(content, 0);
  for (let start = first.length + 1; start < content.length;) {
    const line = lineAt(content, start);
    const end = line.indexOf('\t');
    records.set(line.toString('utf8', 0, end), line.subarray(end + 1));
    start += line.length + 1;
  }
  const shared = JSON.parse(first.toString()) as unknown[];
  return (key) => {
    const record = records.get(key);
    return record === undefined ? undefined : resolved(JSON.parse(record.toString()), shared);
  };
}

function lineAt(content: Buffer, start: number): Buffer {
  const end = content.indexOf('\n', start);
  return content.subarray(start, end === -1 ? content.length : end);
}

/** Replaces references by the values that they refer to. */
function resolved(value: unknown, shared: readonly unknown[]): unknown {
  if (typeof value === 'string' && value.startsWith(REFERENCE)) return shared[Number(value.slice(1))];
  if (typeof value !== 'object' || value === null) return value;
  const parts = value as Record<string, unknown>;
  for (const key in parts) parts[key] = resolved(parts[key], shared);
  return value;
}
