import { isMethod, type Call, type Method, type WithLocaleParams } from '../adapter/contract/adapter';
import { raises } from './expectations';
import { needsOf } from './needs';
import { replaced } from './params';
import { FOLDER, type ErrorName, type Expectation, type Files } from './script';
import type { StepCall } from './script-writer';
import { MODULE, STATELESS } from './surfaces';

/**
 * The outcome of a recorded call. Errors other than InvalidLocale and MissingTranslation were recorded without their
 * messages.
 */
export type RecordedOutcome =
  { readonly result: unknown } | { readonly error: { readonly type: string; readonly message?: string } };

/** One call in a recording, in the form that the adapter protocol uses. */
export interface RecordedCall {
  readonly method: Method;
  readonly params: object;
}

/** A sequence of calls to crystal-i18n 0.2.2 that began in a fresh state, with the outcome of each call. */
export interface Recording {
  readonly id: string;
  /** The texts of the files, keyed by their paths in a folder that the calls refer to as `{dir}`. */
  readonly files: Files;
  readonly calls: readonly RecordedCall[];
  readonly outcomes: readonly RecordedOutcome[];
}

/** The calls of recordings, and the files that must exist before the first of them. */
export interface PlayableRecordings {
  readonly files: Files;
  readonly calls: readonly StepCall[];
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
 * Returns the calls of recordings, each of which has its own catalogs and its own folder. So the files of all can be
 * written at once. Nor need the port be put into a fresh state before a recording that uses no state other than that of
 * catalogs, which saves a port that is isolated by processes hundreds of starts.
 */
export function playableRecordings(recordings: readonly Recording[]): PlayableRecordings {
  const files = recordings.flatMap(({ id, files: ofRecording }) =>
    Object.entries(ofRecording).map(([path, text]) => [`${id}/${path}`, text]),
  );
  const calls = recordings.flatMap((recording) => {
    const needsFresh = !usesOnlyCatalogs(recording);
    return recording.calls.map((_, index) => ({
      ...playableCall(recording, index),
      ...(needsFresh && index === 0 && { fresh: true as const }),
    }));
  });
  return { files: Object.fromEntries(files), calls };
}

function usesOnlyCatalogs({ calls }: Recording): boolean {
  return calls.every(
    ({ method, params }) =>
      STATELESS.has(method) ||
      method === 'Catalog.new' ||
      isOfCatalog((params as { subject?: string }).subject),
  );
}

function isOfCatalog(subject: string | undefined): boolean {
  return subject !== undefined && subject !== MODULE;
}

function playableCall({ id, calls, outcomes }: Recording, index: number): StepCall {
  const { method, params } = calls[index]!;
  // A port whose language has no Symbols takes a Symbol's name as a String. Plural rules give 1.0 and 1 the same
  // category, so a language that cannot tell them apart makes no difference.
  const needs = method === 'plural_rule' ? [] : needsOf(params).filter((need) => need !== 'symbols');
  return {
    method,
    params: playable(params, id),
    recording: `${id}, call ${index + 1}`,
    ...(needs.length > 0 && { needs }),
    expect: [recorded({ method, params }, outcomes[index]!)],
  };
}

/** Fills in a recording's own catalogs and its own folder. */
function playable(params: object, id: string): object {
  return replaced(params, (value, key) => {
    if (key === 'catalog' || (key === 'subject' && value !== MODULE)) return `${id} ${String(value)}`;
    return typeof value === 'string' ? value.replaceAll(FOLDER, `${FOLDER}/${id}`) : undefined;
  }) as object;
}

/**
 * Expects a call to have its recorded outcome.
 *
 * The order of available locales is left open, because it may depend on the file system. So is the value that
 * `with_locale` returns, because it depends on the adapter's own block, and every field of a configuration but the
 * default locale. Errors other than InvalidLocale and MissingTranslation are expected without their messages.
 */
function recorded({ method, params = {} }: Call, outcome: RecordedOutcome): Expectation {
  if ('error' in outcome) {
    const { type, message } = outcome.error;
    return type === 'Other' ? raises('another error') : raises(type as ErrorName, message);
  }
  const { result } = outcome;
  if (method === 'available_locales')
    return { predicate: 'locales', locales: result as readonly string[], others: false };
  if (method === 'config') {
    const { default_locale: locale } = result as { readonly default_locale: string };
    return { predicate: 'field', field: 'default_locale', result: locale };
  }
  if (method === 'with_locale') {
    const { block } = params as WithLocaleParams;
    const outcomes = (result as { readonly block: readonly RecordedOutcome[] }).block;
    return { predicate: 'block', calls: block.map((call, index) => recorded(call, outcomes[index]!)) };
  }
  return { result: result };
}

function parseRecording(line: string, place: string): Recording {
  let parsed: Partial<Recording>;
  try {
    parsed = JSON.parse(line) as Partial<Recording>;
  } catch {
    throw new Error(`${place}: a recording is one line of JSON`);
  }
  const { id, files = {}, calls, outcomes } = parsed;
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
