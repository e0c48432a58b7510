import {
  CORE_SCHEMA,
  defineMappingTag,
  defineScalarTag,
  floatCoreTag,
  intCoreTag,
  load,
  mergeTag,
  NOT_RESOLVED,
  type YAMLException,
} from 'js-yaml';
import { InvalidTranslations } from '../errors';
import { describe } from '../messages';
import { checkTranslations, LIMITS, notAnInteger, notAText } from '../translations/check-translations';
import type { TranslationsHash } from '../translations/translations-hash';
import { FolderLoader } from './folder-loader';

// Keeps LOAD-01, LOAD-02, LOAD-06.
/** Reads all `.yml` and `.yaml` files in a folder and its subfolders. */
export class YAMLLoader extends FolderLoader {
  // Keeps FILES-03.
  protected override readonly extensions = ['.yml', '.yaml'];

  protected override parse(text: string): TranslationsHash {
    return checkTranslations(parseYAML(text));
  }
}

function parseYAML(text: string): unknown {
  try {
    return load(text, { schema: YAML_SCHEMA, ...PARSER_LIMITS });
  } catch (error) {
    const { reason = String(error), mark } = error as Partial<YAMLException>;
    const place = mark && { line: mark.line + 1, column: mark.column + 1 };
    const advice = ADVICE.find(([words]) => reason.includes(words))?.[1] ?? '';
    const key = mark && reason.includes('duplicated') ? repeatedKey(text, mark) : '';
    throw new InvalidTranslations(reason + key + advice, place, { cause: error });
  }
}

/** Returns the repeated key at a place, and the line in which it is first, unless it is written differently there. */
function repeatedKey(text: string, { position, line, column }: NonNullable<YAMLException['mark']>): string {
  // The place of a quoted key is that of its first character, after the quote.
  const [written] = /^(?:[^"'\n]{0,99}["'](?=:)|[^:\n]{0,100})/.exec(text.slice(position))!;
  const key = written.replace(/["']$/, '');
  const left = column - written.length + key.length;
  const isFirst = (one: string | undefined) => one?.startsWith(`${written}:`, column);
  // A line with a character further left is outside the map, or is its first.
  const above = text.split('\n', line);
  const end = above.findLastIndex((one) => isFirst(one) || one.slice(0, left).trim() !== '');
  return isFirst(above[end]) ? ` ${key}, which is in line ${end + 1} already` : ` ${key}`;
}

/** Limits that stop a malicious file early. The parser counts the document, the locale and the leaf as levels too. */
const PARSER_LIMITS = { maxAliases: 10_000, maxTotalMergeKeys: 100_000, maxDepth: LIMITS.depth + 3 } as const;

const INDENT =
  ': indent each line of a quoted text, and of what is in brackets, further than its key, also the last line; or close the quote or bracket above';
const QUOTE =
  ', or a text that begins with a special character such as %, or has ": " or a quote in it, must be quoted';

/** The advice to add to messages of the parser that do not lead to the mistake, by words that occur in them. */
const ADVICE: readonly (readonly [words: string, advice: string])[] = [
  ['bad indentation', QUOTE],
  ['missed comma', QUOTE],
  ['deficient indentation', INDENT],
];

/** A number that is not allowed as a leaf, as written in the file: a number would not reveal 1.0 or lost digits. */
class RefusedNumber {
  constructor(readonly source: string) {}
}

/** Changes a tag of numbers: those that are not accepted become a {@link RefusedNumber}. */
function numberTag(tag: typeof intCoreTag, isAccepted: (number: number) => boolean) {
  return defineScalarTag<number | RefusedNumber>(tag.tagName, {
    implicit: true,
    implicitFirstChars: tag.implicitFirstChars,
    resolve(source, ...rest) {
      const value = tag.resolve(source, ...rest);
      return value === NOT_RESOLVED || isAccepted(value) ? value : new RefusedNumber(source);
    },
    identify: () => false,
  });
}

/** Builds maps with text keys. The maps have no prototype, so that `__proto__` is a key like any other. */
const mapTag = defineMappingTag<Record<string, unknown>>('tag:yaml.org,2002:map', {
  create: () => Object.create(null) as Record<string, unknown>,
  // The parser reports the place of the key if this method returns a reason.
  addPair(map, key, value) {
    if (typeof key !== 'string') return 'a key must be text; quote it';
    if (value instanceof RefusedNumber) return notAnInteger(value.source);
    const wrong = Array.isArray(value) ? value.findIndex((item) => typeof item !== 'string') : -1;
    if (wrong !== -1) {
      const item = (value as unknown[])[wrong];
      const found = item instanceof RefusedNumber ? item.source : describe(item);
      return `${key}.${wrong}: ${notAText(key, found)}`;
    }
    map[key] = value;
    return '';
  },
  // The parser calls this method to detect a key that occurs twice in a map.
  has: (map, key) => typeof key === 'string' && Object.hasOwn(map, key),
  keys: Object.keys,
  get: (map, key) => map[key as string],
  identify: () => false,
});

// Keeps FILES-04, FILES-05.
/** The YAML 1.2 core schema with merge keys, but without what translations cannot contain. */
const YAML_SCHEMA = CORE_SCHEMA.withTags(
  numberTag(floatCoreTag, () => false),
  numberTag(intCoreTag, Number.isSafeInteger),
  mapTag,
  mergeTag,
);
