import * as fc from 'fast-check';
import { LISTED_KEYWORD_SETS, type Scalar } from '../../adapter/contract/values';
import type { Level } from '../../suite/read';
import type { GeneratedStep, StepGroup } from '../gherkin';
import { cellOf } from '../notation';
import { key, spelledKey, surface, when } from './phrases';

/** Paths for which translations are often given, and paths that lead nowhere. */
const TEXT_PATHS = (
  'greeting farewell simple blank errors error.blank error.username.blank error.username.message ' +
  'error.username.error.blank username.blank username.error.blank menu.open menu.file.open menu.file.close message ' +
  'message.greeting message.username.blank nowhere nowhere.at.all menu.close file.open greeting.file fr.greeting ' +
  'error translation'
).split(' ');

/** Paths of plural forms. */
const GROUP_PATHS = 'items users message message.items message.username.items things menu.items'.split(' ');

/** Paths that lead to no text (SILENT-35), and paths with a dot at an edge (SILENT-36). None is empty (ACCIDENT-23). */
const ODD_PATHS = ['items', 'items.one', 'greeting.0', 'simple.1', 'menu', 'menu.', '.greeting'];

const COUNTS = ['1', '2', '3', '5', '11', '21', '100', '101', '1000000', '2.5'];
const MORE_COUNTS = ['0', '0', '-1', '4', '1.5', '0.5', '6', '12'];

const NAMES = 'name first last place name_two names surname locale scope default'.split(' ');

/** Values, some of which a faulty port may treat as missing. No value contains a placeholder (SILENT-33). */
const VALUES: readonly Scalar[] = ['Ann', 'Bob', '', 0, 42];

/** Values with characters that have a special meaning elsewhere, except backslashes (CONTRADICTION-2). */
const ODD_VALUES: readonly Scalar[] = [
  ...['Zoë 你好 👋', '$1', '$&', '$$', "$'", '%s %d', '%%', '%'],
  ...['<b>&', '  a  ', '007', 'null', '{name}', -7, 1000000],
];

/** Placeholder values that are neither texts nor integers (SILENT-34). */
const MORE_VALUES: readonly Scalar[] = [true, false, { float: '1.5' }, { float: '-0.25' }, { float: '2.5' }];

/** The operations; those that may raise MissingTranslation are drawn as often as the others. */
const operation = fc.constantFrom('translate', 'translate', 't', 'translate!', 't!', 't!');

interface Values {
  readonly [name: string]: Scalar;
}

/** The optional arguments of a lookup, in the notation of the features; null stands for nil. */
interface WrittenArguments {
  /** `error`, `:error` or `["error", :username]`. */
  readonly scope?: string | null;
  /** `2` or `2.5`. */
  readonly count?: string | null;
  readonly params?: Values | null;
  readonly kwargs?: Values;
  readonly default?: Scalar | null;
}

/** A path to look up, written as a key, or as a scope and a key. */
interface WrittenPath extends Pick<WrittenArguments, 'scope'> {
  readonly key: string;
}

/** A path that may lead to a text. */
export function textPath(level: Level): fc.Arbitrary<string> {
  return fc.constantFrom(...TEXT_PATHS, ...(level === 'crystal' ? ODD_PATHS : []));
}

/** A lookup of a key by any operation, with any of its arguments. */
export function lookups(level: Level): fc.Arbitrary<StepGroup> {
  const isCrystal = level === 'crystal';
  const [text, group] = [
    textPath(level),
    fc.constantFrom(...GROUP_PATHS, ...(isCrystal ? ['greeting', 'menu'] : [])),
  ];
  const count = fc.constantFrom(...COUNTS, ...(isCrystal ? MORE_COUNTS : []));
  const kwargs = fc.oneof(...LISTED_KEYWORD_SETS.map((names) => record(level, names, names)));
  // Most names have a value, because placeholders without a value reveal little.
  const values = fc.oneof(
    { arbitrary: params(level, NAMES).map((given) => ({ params: given })), weight: 3 },
    { arbitrary: kwargs.map((given) => ({ kwargs: given })), weight: 2 },
  );
  const counted = fc.record({ count });
  const both = fc.tuple(counted, values).map(([one, other]) => ({ ...one, ...other }));
  const nil = fc.constant(null);
  const anything = fc.record(
    {
      count,
      params: params(level, [...NAMES, 'count']),
      kwargs,
      default: fc.constantFrom<Scalar>('Otherwise', 'Otherwise, %{name}', '', 42, true, false),
    },
    { requiredKeys: ['default'] },
  );
  return fc.oneof(
    lookup(writtenPath(text), fc.constant({})),
    lookup(writtenPath(text), values),
    lookup(writtenPath(group), fc.oneof(counted, both)),
    // Nil for optional arguments has the same effect as omitting them.
    lookup(
      text.map((path) => ({ key: JSON.stringify(path) })),
      fc.record({ params: nil, count: nil, scope: nil, default: nil }, { requiredKeys: ['params'] }),
    ),
    ...(isCrystal ? [lookup(writtenPath(fc.oneof(text, group)), anything)] : []),
  );
}

/** A lookup without optional arguments, on a surface that the step names. */
export function lookupsElsewhere(level: Level): fc.Arbitrary<StepGroup> {
  return when`${key(textPath(level))} is translated in ${surface}`;
}

/** A path, written as a key alone or as a key with a scope, in any of the notations of a scope. */
function writtenPath(path: fc.Arbitrary<string>): fc.Arbitrary<WrittenPath> {
  return fc
    .record({
      path,
      split: fc.nat(3),
      isArray: fc.boolean(),
      symbols: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
    })
    .map(({ path: whole, split, isArray, symbols: [isKeySymbol, ...areSymbols] }) => {
      const parts = whole.split('.');
      // A scope and its key are not empty (ACCIDENT-23).
      const before = parts.includes('') ? [] : parts.slice(0, Math.min(split, parts.length - 1));
      const written = spelledKey(parts.slice(before.length).join('.'), isKeySymbol);
      if (before.length === 0) return { key: written };
      const scope = before.map((part, index) => spelledKey(part, areSymbols[index] ?? false));
      if (isArray) return { key: written, scope: `[${scope.join(', ')}]` };
      const plain = spelledKey(before.join('.'), areSymbols[0]);
      return { key: written, scope: plain.startsWith(':') ? plain : before.join('.') };
    });
}

function params(level: Level, names: readonly string[]): fc.Arbitrary<Values> {
  return fc.oneof({ withCrossShrink: true }, record(level, names, ['name']), record(level, names, names));
}

function record(level: Level, names: readonly string[], required: readonly string[]): fc.Arbitrary<Values> {
  const value = fc.oneof(
    { withCrossShrink: true },
    fc.constantFrom(...VALUES),
    fc.constantFrom(...ODD_VALUES, ...(level === 'crystal' ? MORE_VALUES : [])),
  );
  const fields = Object.fromEntries(names.map((name) => [name, value]));
  return fc.record<Record<string, Scalar>, string>(fields, { requiredKeys: [...required] });
}

function lookup(
  path: fc.Arbitrary<WrittenPath>,
  options: fc.Arbitrary<WrittenArguments>,
): fc.Arbitrary<StepGroup> {
  return fc
    .tuple(operation, path, options)
    .map(([name, { key: written, ...scope }, others]) => [stepOf(name, written, { ...scope, ...others })]);
}

/** Returns the step that looks up a key, with the arguments in the order in which they are given. */
function stepOf(name: string, written: string, options: WrittenArguments): GeneratedStep {
  const text = `${written} is translated${name === 'translate' ? '' : ` by ${name}`}`;
  const table = Object.entries(options).map(([option, value]) => [option, optionCell(value, option)]);
  if (table.length === 0) return { keyword: 'When', text };
  return { keyword: 'When', text: `${text} with the arguments`, table };
}

function optionCell(value: unknown, name: string): string {
  const isWritten =
    typeof value === 'string' && (name === 'count' || (name === 'scope' && /^[:[]/.test(value)));
  return isWritten ? value : cellOf(value);
}
