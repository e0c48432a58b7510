import { isMethod, type Method } from '../adapter/contract/adapter';
import type { Inexpressible } from '../adapter/contract/values';
import { needsOf } from './expressible';
import { MODULE } from './surfaces';

/**
 * The outcome of a recorded call. Errors other than InvalidLocale and MissingTranslation were recorded without their
 * messages.
 */
export type RecordedOutcome =
  | { readonly result: unknown }
  | { readonly error: { readonly type: string; readonly message?: string } };

/** One call in a recording, in the form that the adapter protocol uses. */
export interface RecordedCall {
  readonly method: Method;
  readonly params: object;
}

/** A sequence of calls to crystal-i18n 0.2.2 that began in a fresh state, with the outcome of each call. */
export interface Recording {
  readonly id: string;
  /** The texts of the files, keyed by their paths in a folder that the calls refer to as `{dir}`. */
  readonly files: { readonly [path: string]: string };
  readonly calls: readonly RecordedCall[];
  readonly outcomes: readonly RecordedOutcome[];
}

/** The conditions under which a recording is played. */
export interface PlayConditions {
  /** The folder that contains the recording's files, or an empty string if there are none. */
  readonly folder: string;
  /** The kinds of values that the port's language cannot express. */
  readonly inexpressible: readonly Inexpressible[];
}

/**
 * Reads recordings, one per line.
 *
 * @param file the file that the text was read from, for error messages
 * @throws Error when a line is not a recording; the message gives the number of the line
 */
export function parseRecordings(text: string, file: string): Recording[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line, index) => parseRecording(line, `${file}:${index + 1}`));
}

/**
 * Tells whether the calls in a recording use no state other than that of catalogs. Between such recordings, the port
 * need not be reset, because {@link playableParams} gives each recording its own catalogs.
 */
export function usesOnlyCatalogs({ calls }: Recording): boolean {
  return calls.every(
    ({ method, params }) =>
      STATELESS.has(method) ||
      method === 'Catalog.new' ||
      isOfCatalog((params as { subject?: string }).subject),
  );
}

/**
 * Splits recordings into groups without changing their order. The port need not be reset within a group, so all of a
 * group's requests can be sent before the first response arrives.
 */
export function groupsOf(recordings: readonly Recording[]): Recording[][] {
  const groups: Recording[][] = [];
  let shared: Recording[] = [];
  for (const recording of recordings) {
    const isShared = usesOnlyCatalogs(recording);
    if (!isShared || shared.length === 0) groups.push((shared = []));
    shared.push(recording);
    if (!isShared) shared = [];
  }
  return groups;
}

/** Tells whether the port's language can express a call, so that the recorded outcome applies. */
export function isExpressible({ method, params }: RecordedCall, { inexpressible }: PlayConditions): boolean {
  return needsOf(params).every((need) => {
    // A port whose language has no Symbols takes a Symbol's name as a String. Plural rules give 1.0 and 1 the same
    // category, so a language that cannot tell them apart makes no difference.
    if (need === 'symbols' || method === 'plural_rule') return true;
    return !inexpressible.includes(need);
  });
}

/** Returns the params of a recorded call, ready to be sent, with the recording's own catalogs and folder filled in. */
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
    // Translations are data: a key in them that is named `catalog`, for example, has no special meaning.
    if (key === 'translations') return [key, inner];
    const isCatalog = key === 'catalog' || (key === 'subject' && inner !== MODULE);
    return [key, isCatalog ? `${id} ${String(inner)}` : playable(inner, id, conditions)];
  });
  return Object.fromEntries(entries);
}

function parseRecording(line: string, place: string): Recording {
  const { id, files = {}, calls, outcomes } = JSON.parse(line) as Partial<Recording>;
  if (Array.isArray(calls) && calls.some((call: object) => 'write' in call)) {
    throw new Error(`${place}: a call writes files, so ${id} can be named by a tag, but not played`);
  }
  if (typeof id !== 'string' || !Array.isArray(calls) || calls.length !== outcomes?.length) {
    throw new Error(`${place}: a recording has an id, calls, and an outcome for each of them`);
  }
  const unknown = (calls as readonly RecordedCall[]).find(({ method }) => !isMethod(method));
  if (unknown) throw new Error(`${place}: the protocol has no method ${JSON.stringify(unknown.method)}`);
  return { id, files, calls, outcomes };
}
