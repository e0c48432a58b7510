import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { load } from 'js-yaml';
import {
  dispatch,
  isMethod,
  type Adapter,
  type Call,
  type CallResponse,
} from '../../adapter/contract/adapter';
import { asOperationError, ErrorCode } from '../../adapter/contract/errors';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import createAdapter from '../../ports/reference';

/** Files by their paths in the folder of a recording. A folder has null instead of a text. */
type Files = Readonly<Record<string, string | null>>;

/**
 * A recording: calls after a reset, and the outcomes of the original. `{dir}` stands for the folder of the files. A call
 * `write` changes files and has no outcome.
 */
export interface Vector {
  readonly id: string;
  readonly files?: Files;
  readonly calls: readonly (Call | { readonly write: Files })[];
  readonly outcomes: readonly { readonly result?: unknown; readonly error?: { readonly type: string } }[];
}

/** Calls in which the original does not do what the suite expects, and the contradiction or accident that they show. */
export interface RecordedDifference {
  readonly recording: string;
  /** The calls with an outcome, counted from 1. */
  readonly calls: readonly number[];
  readonly shows: string;
}

export const RECORDINGS = join(PACKAGE_ROOT, 'fixtures/recordings');

/** A float that JavaScript cannot distinguish from an integer, so that outcomes of its calls are not compared. */
const WHOLE_FLOAT = /"float":"-?\d+(\.0+)?(e\+?\d+)?"/;
/** The error of an adapter that refused the params, which says nothing about the original. */
const OF_ADAPTER = /^adapter /;

/** Reads the recordings of a file. */
export function readVectors(file: string): Vector[] {
  const lines = readFileSync(join(RECORDINGS, file), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Vector);
}

/** Reads the list of calls that show contradictions and accidents. */
export function readDifferences(): RecordedDifference[] {
  return load(readFileSync(join(RECORDINGS, 'differences.yaml'), 'utf8')) as RecordedDifference[];
}

/** Returns the calls of a recording that make one, in order. Calls that write files are left out. */
export function callsOf({ calls }: Pick<Vector, 'calls'>): Call[] {
  return calls.filter((call) => 'method' in call);
}

/** A call of which the reference has another outcome than the original. */
export interface Difference {
  readonly call: number;
  readonly got: unknown;
  readonly recorded: unknown;
}

/** Plays a recording on the reference, and returns the calls that differ. */
export async function replay({ files, calls, outcomes }: Vector): Promise<Difference[]> {
  const adapter = createAdapter();
  const folder = mkdtempSync(join(tmpdir(), 'recording-'));
  const differences: Difference[] = [];
  let index = 0;
  try {
    writeFiles(folder, files ?? {});
    for (const call of calls) {
      if ('write' in call) {
        writeFiles(folder, call.write);
        continue;
      }
      const recorded = outcomes[index++];
      const text = JSON.stringify(call);
      const outcome = await outcomeOf(adapter, JSON.parse(text.replaceAll('{dir}', folder)) as Call);
      if (WHOLE_FLOAT.test(text) || OF_ADAPTER.test(recorded?.error?.type ?? '')) continue;
      const [got, expected] = [outcome, recorded].map((one) => comparable(call, one));
      if (!isDeepStrictEqual(got, expected)) differences.push({ call: index, got, recorded: expected });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return differences;
}

function writeFiles(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(text === null ? path : dirname(path), { recursive: true });
    if (text !== null) writeFileSync(path, text);
  }
}

async function outcomeOf(adapter: Adapter, { method, params = {} }: Call): Promise<object> {
  assert.ok(isMethod(method), method);
  try {
    return plain({ result: (await dispatch(adapter, method, params)) ?? null });
  } catch (thrown) {
    return plain({ error: asOperationError(thrown).toValue() });
  }
}

/** Returns a response in the form of the recordings, including responses in a block. */
function plain(response: CallResponse): object {
  if ('result' in response) {
    const result = response.result as { block?: readonly CallResponse[] } | null;
    return { result: result?.block === undefined ? result : { ...result, block: result.block.map(plain) } };
  }
  const { code, message } = response.error;
  if (code === ErrorCode.InvalidLocale) return { error: { type: 'InvalidLocale', message } };
  if (code === ErrorCode.MissingTranslation) return { error: { type: 'MissingTranslation', message } };
  return { error: { type: 'Other' } };
}

/**
 * Returns the part of an outcome that is compared. The order of locales from files depends on the file system, and the
 * adapter of the original chose the value of a block. Of a configuration, only the default locale is compared.
 */
function comparable({ method }: Call, outcome: { readonly result?: unknown } | undefined): unknown {
  const { result, ...rest } = JSON.parse(JSON.stringify(outcome), withoutBlockValue) as { result?: unknown };
  if (method === 'available_locales') return { ...rest, result: (result as string[]).toSorted() };
  if (method === 'config') return { ...rest, result: (result as ConfigResult).default_locale };
  return { ...rest, result };
}

interface ConfigResult {
  readonly default_locale: string;
}

function withoutBlockValue(_key: string, value: unknown): unknown {
  const isBlock = typeof value === 'object' && value !== null && 'block' in value && 'value' in value;
  return isBlock ? { block: value.block } : value;
}
