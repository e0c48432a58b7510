import { dispatch, type Method } from '../../../../adapter/contract/adapter';
import { OperationError } from '../../../../adapter/contract/errors';
import type { LocalizableValue, Name, Translations } from '../../../../adapter/contract/values';
import { countOf, isSymbol, nameOf, numberOf, timeOf, yamlOf } from '../../../../steps/notation';
import type { Exchange, MadeCall, WrittenCall } from '../messages';
import { openRecordedSession } from './recorded-session';

/** A mistake in a field of a call. */
class FieldMistake extends Error {
  constructor(
    readonly field: keyof WrittenCall,
    message: string,
  ) {
    super(message);
  }
}

/** Makes a call on a new catalog with the reader's translations and locale. */
export async function makeCall(written: WrittenCall): Promise<MadeCall> {
  const exchanges: Exchange[] = [];
  const session = await openRecordedSession((describe) => exchanges.push(describe()));
  try {
    const calls = callsOf(written);
    const adapter = await session.fresh();
    for (const [method, params] of calls) await dispatch(adapter, method, params);
  } catch (thrown) {
    if (thrown instanceof FieldMistake) {
      return { exchanges: [], mistake: { field: thrown.field, message: thrown.message } };
    }
    // The last exchange has the error.
    if (!(thrown instanceof OperationError)) throw thrown;
  }
  return { exchanges };
}

const SUBJECT = { subject: 'catalog' };

function callsOf(written: WrittenCall): (readonly [Method, object])[] {
  const translations = mapIn(written, 'translations') as Translations;
  const locale = written.locale.trim();
  return [
    ['Catalog.new', { catalog: 'catalog' }],
    ['inject', { ...SUBJECT, translations }],
    ...(locale === '' ? [] : [['activate', { ...SUBJECT, locale }] as const]),
    [
      written.operation,
      { ...SUBJECT, ...(written.operation === 'localize' ? localizeParams(written) : lookupParams(written)) },
    ],
  ];
}

function lookupParams(written: WrittenCall): object {
  return {
    key: nameIn(written, 'key'),
    ...(written.count !== '' && { count: countIn(written) }),
    ...(written.scope !== '' && { scope: nameIn(written, 'scope') }),
    ...(written.default !== '' && { default: written.default }),
    ...(written.params.trim() !== '' && { params: withFloats(mapIn(written, 'params')) }),
  };
}

function localizeParams(written: WrittenCall): object {
  return { object: objectIn(written), ...(written.format !== '' && { format: nameIn(written, 'format') }) };
}

/** Reads a String, or a Symbol such as `:short` or `:menu.open`. */
function nameIn(written: WrittenCall, field: 'key' | 'scope' | 'format'): Name {
  const text = written[field];
  return isSymbol(text) ? nameOf(text) : text;
}

function countIn({ count }: WrittenCall) {
  if (/^-?\d+(?:\.\d+)?$/.test(count)) return countOf(count);
  throw new FieldMistake('count', `"${count}" is not a number: write 2 or 1.5`);
}

function objectIn({ object }: WrittenCall): LocalizableValue {
  const [, ...date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(object) ?? []).map(Number);
  if (date.length === 3) return { date: date as [number, number, number] };
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?[-+]\d\d:\d\d$/.test(object)) return timeOf(object);
  if (/^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/.test(object)) return numberOf(object);
  const forms = '1234.5, 2020-12-13 or 2020-12-13T21:11:08-05:00';
  throw new FieldMistake('object', `"${object}" is not a number, a date or a time: write ${forms}`);
}

function mapIn(written: WrittenCall, field: 'translations' | 'params'): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = yamlOf(written[field]);
  } catch (thrown) {
    throw new FieldMistake(field, `this is not YAML: ${(thrown as Error).message}`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  const example = field === 'translations' ? 'en: { greeting: Hello }' : 'name: Ana';
  throw new FieldMistake(field, `this is not a map: write names and values, such as "${example}"`);
}

/** Converts numbers that are not integers to the notation of the protocol. */
function withFloats(params: Readonly<Record<string, unknown>>): object {
  const entries = Object.entries(params).map(([name, value]) => {
    const isFloat = typeof value === 'number' && !Number.isInteger(value);
    return [name, isFloat ? { float: String(value) } : value];
  });
  return Object.fromEntries(entries);
}
