import {
  CORE_SCHEMA,
  defineMappingTag,
  defineScalarTag,
  defineSequenceTag,
  floatCoreTag,
  intCoreTag,
  mergeTag,
  NOT_RESOLVED,
} from 'js-yaml';
import { notAnInteger } from '../translations/check-translations';
import { isMap } from '../translations/translations-hash';

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
  addPair(map, key, value) {
    if (typeof key !== 'string') return 'a key must be text; quote it';
    if (value instanceof RefusedNumber) {
      return notAnInteger(value.source);
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

const arrayTag = defineSequenceTag<unknown[]>('tag:yaml.org,2002:seq', {
  create: () => [],
  addItem(array, item) {
    // Maps are accepted here because the value of the merge key `<<` may be a list of maps. In all other arrays,
    // `checkTranslations` will refuse maps and arrays.
    const isTextOrNested = typeof item === 'string' || isMap(item) || Array.isArray(item);
    if (!isTextOrNested) return notText(item);
    array.push(item);
    return '';
  },
  identify: () => false,
});

/**
 * Returns the message about an array item that is not text. For null, the message mentions months, because lists of
 * month names begin with null in files for Ruby.
 */
function notText(item: unknown): string {
  const reason = 'an array holds text only; quote what is not';
  return item === null ? `${reason}; names of months begin with January, without an empty item` : reason;
}

// Keeps FILES-04, FILES-05.
/**
 * The YAML 1.2 core schema with merge keys. Unlike the core schema, it refuses floats, integers that would lose digits
 * as JavaScript numbers, keys that are not text, and arrays that contain numbers, booleans or null.
 */
export const YAML_SCHEMA = CORE_SCHEMA.withTags(floatTag, integerTag, mapTag, arrayTag, mergeTag);
