import type { Call } from '../adapter/contract/adapter';
import type { LocalizableValue, Translations } from '../adapter/contract/values';
import { configurationOf, inlineLoader } from './configuration';
import { argumentsOf, dateOf, nameOf, numberOf, timeOf, yamlOf } from './notation';
import { MODULE, OTHER_CATALOG } from './surfaces';

type Rows = readonly (readonly string[])[];

/**
 * Reads the calls in a block from the rows of a table. Each row has an operation and its argument. Further columns of a
 * lookup or a localization have the name and the value of another argument, such as `count` and `2`, in pairs. They are
 * empty in rows with fewer arguments.
 *
 * A row that begins with `>` is a call in the block of the `with_locale` row above it.
 *
 * @throws Error when the table has an unknown operation, or an operation has arguments that it does not take
 */
export function readBlock([row, ...below]: Rows, subject: string): Call[] {
  if (row === undefined) return [];
  const [operation = '', argument = '', ...others] = row;
  const inner = rowsOfInnerBlock(below);
  const call = callOf(operation, argument, { subject, inner, options: optionsOf(others) });
  return [call, ...readBlock(below.slice(inner.length), subject)];
}

/** Reads the arguments of a call from the columns after its first argument. */
function optionsOf([name = '', value = '', ...others]: readonly string[]): Record<string, unknown> {
  if (name === '') return {};
  return { ...argumentsOf([[name, value]]), ...optionsOf(others) };
}

function rowsOfInnerBlock(below: Rows): string[][] {
  const end = below.findIndex(([operation = '']) => !operation.startsWith('> '));
  return below
    .slice(0, end === -1 ? below.length : end)
    .map(([operation = '', ...cells]) => [operation.slice('> '.length), ...cells]);
}

interface BlockContext {
  readonly subject: string;
  readonly inner: Rows;
  /** The arguments in the further columns. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** An operation in a block: its method, and a function that reads its params from the second column. */
interface BlockOperation {
  readonly method: string;
  readonly read: (argument: string, context: BlockContext) => object;
  /** The names of the arguments that the further columns may have. */
  readonly options?: readonly string[];
}

const LOOKUP_OPTIONS = ['count', 'scope', 'params', 'kwargs', 'default'];
const LOCALIZATION_OPTIONS = ['format', 'kwargs'];

const onSubject: BlockOperation['read'] = (_, { subject }) => ({ subject });
const withLocale: BlockOperation['read'] = (argument, { subject }) => ({ subject, locale: nameOf(argument) });

function lookup(method: string): BlockOperation {
  return {
    method,
    options: LOOKUP_OPTIONS,
    read: (argument, { subject, options }) => ({ subject, key: nameOf(argument), ...options }),
  };
}

function localization(method: string, objectOf: (text: string) => LocalizableValue): BlockOperation {
  return {
    method,
    options: LOCALIZATION_OPTIONS,
    read: (argument, { subject, options }) => ({ subject, object: objectOf(argument), ...options }),
  };
}

/** The operations by the words in the first column. */
const OPERATIONS: Readonly<Record<string, BlockOperation>> = {
  locale: { method: 'locale', read: onSubject },
  default_locale: { method: 'default_locale', read: onSubject },
  available_locales: { method: 'available_locales', read: onSubject },
  activate: { method: 'activate', read: withLocale },
  'locale=': { method: 'locale=', read: withLocale },
  with_locale: {
    method: 'with_locale',
    read: (argument, { subject, inner }) => ({
      subject,
      locale: nameOf(argument),
      block: readBlock(inner, subject),
    }),
  },
  inject: {
    method: 'inject',
    read: (argument, { subject }) => ({ subject, translations: yamlOf(argument) }),
  },
  'inject a loader of': {
    method: 'inject',
    read: (argument, { subject }) => ({ subject, loader: inlineLoader(yamlOf(argument) as Translations) }),
  },
  'config=': { method: 'config=', read: configurationOf },
  translate: lookup('translate'),
  'translate!': lookup('translate!'),
  t: lookup('t'),
  't!': lookup('t!'),
  'localize the number': localization('localize', numberOf),
  'localize the time': localization('localize', timeOf),
  'localize the date': localization('localize', dateOf),
  'l the number': localization('l', numberOf),
  'l the time': localization('l', timeOf),
  'l the date': localization('l', dateOf),
  raise: { method: 'raise', read: (message) => ({ message }) },
};

function callOf(operation: string, argument: string, { subject, inner, options }: BlockContext): Call {
  const [, elsewhere, surface] = /^(.*) (?:of|in) the (other catalog|module)$/.exec(operation) ?? [];
  if (elsewhere !== undefined) {
    const other = surface === 'module' ? MODULE : OTHER_CATALOG;
    return callOf(elsewhere, argument, { subject: other, inner, options });
  }
  const known = Object.hasOwn(OPERATIONS, operation) ? OPERATIONS[operation] : undefined;
  if (known === undefined) {
    throw new Error(`the table of a block has the unknown operation ${JSON.stringify(operation)}`);
  }
  const unknown = Object.keys(options).find((name) => !known.options?.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `the table of a block has the argument ${JSON.stringify(unknown)}, which ${operation} does not take`,
    );
  }
  return { method: known.method, params: known.read(argument, { subject, inner, options }) };
}
