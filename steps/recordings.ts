import { isMethod, type Method } from '../adapter/contract/adapter';
import type { Inexpressible } from '../adapter/contract/values';
import { needsOf } from './expressible';
import { MODULE } from './surfaces';

/** The outcome of a recorded call. An error of another type than the document's two was recorded without its text. */
export type RecordedOutcome =
  { readonly result: unknown } | { readonly error: { readonly type: string; readonly message?: string } };

/** One call of a recording, in the words of the adapter protocol. */
export interface RecordedCall {
  readonly method: Method;
  readonly params: object;
}

/** A conversation with crystal-i18n 0.2.2 that began on a fresh state: calls, and what each came to. */
export interface Recording {
  readonly id: string;
  /** Files, by their paths, in the folder that `{dir}` stands for in the calls. */
  readonly files: { readonly [path: string]: string };
  readonly calls: readonly RecordedCall[];
  readonly outcomes: readonly RecordedOutcome[];
}

/** Where a recording is played. */
export interface PlayConditions {
  /** The folder that holds the recording's files, when it has some. */
  readonly folder: string;
  /** The kinds of values that the port's language cannot say. */
  readonly inexpressible: readonly Inexpressible[];
}

/**
 * Reads recordings, one a line.
 *
 * @param file what the text was read from, for messages
 * @throws Error that names the line of what is no recording
 */
export function parseRecordings(text: string, file: string): Recording[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line, index) => parseRecording(line, `${file}:${index + 1}`));
}

/**
 * Tells whether a recording makes no call on the module and its configuration. Such recordings can share one state, since
 * {@link playableParams} gives each of them catalogs of its own.
 */
export function isOfCatalogsAlone({ calls }: Recording): boolean {
  return calls.every(
    ({ method, params }) =>
      STATELESS.has(method) ||
      method === 'Catalog.new' ||
      isOfCatalog((params as { subject?: string }).subject),
  );
}

/**
 * Recordings in their order, in groups. Those of one group can be played at the same time: they share a state. An
 * adapter that takes several requests in is not waited for after each of them.
 */
export function groupsOf(recordings: readonly Recording[]): Recording[][] {
  const groups: Recording[][] = [];
  let shared: Recording[] = [];
  for (const recording of recordings) {
    const isShared = isOfCatalogsAlone(recording);
    if (!isShared || shared.length === 0) groups.push((shared = []));
    shared.push(recording);
    if (!isShared) shared = [];
  }
  return groups;
}

/** Tells whether the port can make a call, and be held to its outcome. */
export function isExpressible({ method, params }: RecordedCall, { inexpressible }: PlayConditions): boolean {
  return needsOf(params).every((need) => {
    // A port without symbols takes a symbol's name as a String, and a rule gives 1.0 and 1 the same category.
    if (need === 'symbols' || method === 'plural_rule') return true;
    return !inexpressible.includes(need);
  });
}

/** The params of a recorded call as they are sent: with the recording's own catalogs and folder. */
export function playableParams(
  { id }: Recording,
  { params }: RecordedCall,
  conditions: PlayConditions,
): object {
  return playable(params, id, conditions) as object;
}

const STATELESS: ReadonlySet<Method> = new Set(['plural_rule', 'fallbacks_for', 'tag_parents', 'load']);

function isOfCatalog(subject: string | undefined): boolean {
  return subject !== undefined && subject !== MODULE;
}

function playable(value: unknown, id: string, conditions: PlayConditions): unknown {
  if (typeof value === 'string') return value.replaceAll('{dir}', conditions.folder);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => playable(inner, id, conditions));
  if ('symbol' in value && conditions.inexpressible.includes('symbols')) return value.symbol;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    // Translations are data, in which a key may be called anything.
    if (key === 'translations') return [key, inner];
    const isCatalog = key === 'catalog' || (key === 'subject' && inner !== MODULE);
    return [key, isCatalog ? `${id} ${String(inner)}` : playable(inner, id, conditions)];
  });
  return Object.fromEntries(entries);
}

function parseRecording(line: string, place: string): Recording {
  const { id, files = {}, calls, outcomes } = JSON.parse(line) as Partial<Recording>;
  if (typeof id !== 'string' || !Array.isArray(calls) || calls.length !== outcomes?.length) {
    throw new Error(`${place}: a recording has an id, calls, and an outcome for each of them`);
  }
  const unknown = (calls as readonly RecordedCall[]).find(({ method }) => !isMethod(method));
  if (unknown) throw new Error(`${place}: the protocol has no method ${JSON.stringify(unknown.method)}`);
  return { id, files, calls, outcomes };
}
