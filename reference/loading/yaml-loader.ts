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
import { checkTranslations, LIMITS, notAnInteger } from '../translations/check-translations';
import type { TranslationsHash } from '../translations/translations-hash';
import { FolderLoader } from './folder-loader';

// Keeps LOAD-01, LOAD-02.
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
    throw new InvalidTranslations(reason + advice, place, { cause: error });
  }
}

/** Limits that stop a malicious file early. The parser counts the document, the locale and the leaf as levels too. */
const PARSER_LIMITS = { maxAliases: 10_000, maxTotalMergeKeys: 100_000, maxDepth: LIMITS.depth + 3 } as const;

const QUOTE =
  ', or a text that begins with a special character such as %, or has ": " or a quote in it, must be quoted';

/** The advice to add to messages of the parser that do not lead to the mistake, by words that occur in them. */
const ADVICE: readonly (readonly [words: string, advice: string])[] = [
  ['bad indentation', QUOTE],
  ['missed comma', QUOTE],
  [
    'deficient indentation',
    ': indent each line of a quoted text, and of what is in brackets, further than its key, also the last line; ' +
      'or close the quote or bracket above',
  ],
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
    if (Array.isArray(value) && !value.every((item) => typeof item === 'string'))
      return 'an array holds text only; quote what is not';
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
