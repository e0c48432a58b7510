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
import { LIMITS, nestedTooDeep, notAnInteger } from '../translations/check-translations';
import { FolderLoader } from './folder-loader';

// Keeps LOAD-01, LOAD-02.
/** Reads all `.yml` and `.yaml` files in a folder and its subfolders. */
export class YAMLLoader extends FolderLoader {
  // Keeps FILES-03.
  protected override readonly extensions = ['.yml', '.yaml'];

  protected override parse(text: string): unknown {
    try {
      return load(text, { schema: YAML_SCHEMA, ...PARSER_LIMITS });
    } catch (error) {
      const { reason = String(error), mark } = error as Partial<YAMLException>;
      const place = mark && { line: mark.line + 1, column: mark.column + 1 };
      throw new InvalidTranslations(reasonOf(reason), place, { cause: error });
    }
  }
}

/**
 * The limits of the parser: higher than any real file needs, but low enough to stop a malicious file early. In
 * addition, {@link LIMITS} restricts the number of entries that aliases repeat. The parser counts the document, the
 * locale and the leaf as levels too, so `maxDepth` is 3 more than `LIMITS.depth`.
 */
const PARSER_LIMITS = { maxAliases: 10_000, maxTotalMergeKeys: 100_000, maxDepth: LIMITS.depth + 3 } as const;

const QUOTE =
  'a text that begins with a special character such as %, or has ": " or a quote in it, must be quoted';

/**
 * The reasons to report instead of the parser's messages, which do not lead to the mistake. Each pair has words that
 * occur in a message of the parser, and the reason. The limits are described in the same words as in
 * `reference/README.md`.
 */
const REASONS: readonly (readonly [words: string, reason: string])[] = [
  ['input is empty', 'the file is empty; begin it with its locale, such as "en:"'],
  ['bad indentation', `bad indentation of a mapping entry, or ${QUOTE}`],
  ['missed comma', `missed comma between flow collection entries, or ${QUOTE}`],
  ['deficient indentation', 'deficient indentation, or a quote or bracket above that is not closed'],
  ['exceeded maxAliases ', `the file has more than ${PARSER_LIMITS.maxAliases} aliases`],
  ['exceeded maxTotalMergeKeys ', `merge keys repeat more than ${PARSER_LIMITS.maxTotalMergeKeys} keys`],
  ['exceeded maxDepth ', nestedTooDeep],
];

function reasonOf(reason: string): string {
  return REASONS.find(([words]) => reason.includes(words))?.[1] ?? reason;
}

/**
 * A number that is not allowed as a leaf. Its text is stored as written in the file, because a JavaScript number would
 * not reveal that the file contains 1.0 instead of 1, or that digits were lost.
 */
class RefusedNumber {
  constructor(readonly source: string) {}
}

const floatTag = defineScalarTag<RefusedNumber>(floatCoreTag.tagName, {
  implicit: true,
  implicitFirstChars: floatCoreTag.implicitFirstChars,
  resolve(source, ...rest) {
    return floatCoreTag.resolve(source, ...rest) === NOT_RESOLVED ? NOT_RESOLVED : new RefusedNumber(source);
  },
  identify: () => false,
});

const integerTag = defineScalarTag<number | RefusedNumber>(intCoreTag.tagName, {
  implicit: true,
  implicitFirstChars: intCoreTag.implicitFirstChars,
  resolve(source, ...rest) {
    const value = intCoreTag.resolve(source, ...rest);
    return value === NOT_RESOLVED || Number.isSafeInteger(value) ? value : new RefusedNumber(source);
  },
  identify: () => false,
});

/** Builds maps with text keys. The maps have no prototype, so that `__proto__` is a key like any other. */
const mapTag = defineMappingTag<Record<string, unknown>>('tag:yaml.org,2002:map', {
  create: () => Object.create(null) as Record<string, unknown>,
  // The parser reports the place of the key if this method returns a reason. A value that is refused later, by
  // `checkTranslations`, is reported without its place in the file.
  addPair(map, key, value) {
    if (typeof key !== 'string') return 'a key must be text; quote it';
    if (value instanceof RefusedNumber) return notAnInteger(value.source);
    if (Array.isArray(value) && !value.every((item) => typeof item === 'string')) return notTexts(value);
    map[key] = value;
    return '';
  },
  // The parser calls this method to detect a key that occurs twice in a map.
  has: (map, key) => typeof key === 'string' && Object.hasOwn(map, key),
  keys: Object.keys,
  get: (map, key) => map[key as string],
  identify: () => false,
});

/**
 * Returns the message about an array with items that are not texts. For null, the message mentions months, because
 * lists of month names begin with null in files for Ruby on Rails.
 */
function notTexts(array: readonly unknown[]): string {
  const reason = 'an array holds text only; quote what is not';
  return array.includes(null)
    ? `${reason}; names of months begin with January, without an empty item`
    : reason;
}

// Keeps FILES-04, FILES-05.
/**
 * The YAML 1.2 core schema with merge keys. Unlike the core schema, it refuses floats, integers that would lose digits
 * as JavaScript numbers, keys that are not text, and arrays that contain anything but text.
 */
const YAML_SCHEMA = CORE_SCHEMA.withTags(floatTag, integerTag, mapTag, mergeTag);
