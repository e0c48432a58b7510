import * as fc from 'fast-check';
import { LISTED_KEYWORD_SETS, type Scalar } from '../../adapter/contract/values';
import type { Level } from '../../suite';
import { plainStep, type StepGroup } from '../gherkin';
import { lookup, type LookupOperation, type WrittenArguments } from './lookup-step';
import { SURFACES } from './locales';
import { groupPath, spelledKey, textPath, writtenPath } from './paths';

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

/** A lookup of a key by any operation, with any of its arguments. */
export function lookups(level: Level): fc.Arbitrary<StepGroup> {
  const text = writtenPath(textPath(level));
  const counted = fc.record({ count: count(level) });
  const both = fc.tuple(counted, values(level)).map(([one, other]) => ({ ...one, ...other }));
  return fc.oneof(
    withOptions(text, fc.constant({})),
    withOptions(text, values(level)),
    withOptions(writtenPath(groupPath(level)), fc.oneof(counted, both)),
    withNil(level),
    ...(level === 'crystal' ? [withAnything(level)] : []),
  );
}

/** A lookup without optional arguments, on a surface that the step names. */
export function lookupsElsewhere(level: Level): fc.Arbitrary<StepGroup> {
  return fc
    .tuple(textPath(level), fc.boolean(), fc.constantFrom(...SURFACES))
    .map(([path, isSymbol, surface]) => [
      plainStep('When', `${spelledKey(path, isSymbol)} is translated in ${surface}`),
    ]);
}

/** The operations; those that may raise MissingTranslation are drawn as often as the others. */
function operation(): fc.Arbitrary<LookupOperation> {
  return fc.constantFrom('translate', 'translate', 't', 'translate!', 't!', 't!');
}

/** A lookup with nil for optional arguments, which has the same effect as omitting them. */
function withNil(level: Level): fc.Arbitrary<StepGroup> {
  const nil = fc.constant(null);
  return fc
    .tuple(
      operation(),
      textPath(level),
      fc.record({ params: nil, count: nil, scope: nil, default: nil }, { requiredKeys: ['params'] }),
    )
    .map(([name, path, options]) => [lookup(name, JSON.stringify(path), options)]);
}

/** A lookup with any arguments: a default, and both kinds of values. */
function withAnything(level: Level): fc.Arbitrary<StepGroup> {
  const scalar = fc.constantFrom<Scalar>('Otherwise', 'Otherwise, %{name}', '', 42, true, false);
  const options = fc.record(
    {
      count: count(level),
      params: valuesOf(level, [...NAMES, 'count']),
      kwargs: namedArguments(level),
      default: scalar,
    },
    { requiredKeys: ['default'] },
  );
  return withOptions(writtenPath(fc.oneof(textPath(level), groupPath(level))), options);
}

function withOptions(
  path: ReturnType<typeof writtenPath>,
  options: fc.Arbitrary<WrittenArguments>,
): fc.Arbitrary<StepGroup> {
  return fc
    .tuple(operation(), path, options)
    .map(([name, { key, ...scope }, others]) => [lookup(name, key, { ...scope, ...others })]);
}

function count(level: Level): fc.Arbitrary<string> {
  return fc.constantFrom(...COUNTS, ...(level === 'crystal' ? MORE_COUNTS : []));
}

/**
 * Values in `params` or as named arguments. Most names have a value, because placeholders without a value reveal
 * little.
 */
function values(level: Level): fc.Arbitrary<WrittenArguments> {
  return fc.oneof(
    { arbitrary: valuesOf(level, NAMES).map((params) => ({ params })), weight: 3 },
    { arbitrary: namedArguments(level).map((kwargs) => ({ kwargs })), weight: 2 },
  );
}

function namedArguments(level: Level): fc.Arbitrary<{ readonly [name: string]: Scalar }> {
  return fc.oneof(...LISTED_KEYWORD_SETS.map((names) => record(level, names, names)));
}

function valuesOf(level: Level, names: readonly string[]): fc.Arbitrary<{ readonly [name: string]: Scalar }> {
  return fc.oneof({ withCrossShrink: true }, record(level, names, ['name']), record(level, names, names));
}

function record(level: Level, names: readonly string[], required: readonly string[]) {
  const value = fc.oneof(
    { withCrossShrink: true },
    fc.constantFrom(...VALUES),
    fc.constantFrom(...ODD_VALUES, ...(level === 'crystal' ? MORE_VALUES : [])),
  );
  const fields = Object.fromEntries(names.map((name) => [name, value]));
  return fc.record<Record<string, Scalar>, string>(fields, { requiredKeys: [...required] });
}
