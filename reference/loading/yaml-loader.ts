import {
  CORE_SCHEMA,
  defineMappingTag,
  defineScalarTag,
  defineSequenceTag,
  floatCoreTag,
  intCoreTag,
  load,
  mergeTag,
  NOT_RESOLVED,
  type YAMLException,
} from 'js-yaml';
import { InvalidTranslations } from '../errors';
import { notAnInteger } from '../translations/check-translations';
import { isMap } from '../translations/translations-hash';
import { FolderLoader } from './folder-loader';

/** `I18n::Loader::YAML`: reads the `.yml` and `.yaml` files of a folder (section 2.3). */
export class YAMLLoader extends FolderLoader {
  protected override readonly extensions = ['.yml', '.yaml'];

  protected override parse(text: string): unknown {
    try {
      return load(text, { schema: SCHEMA, ...LIMITS });
    } catch (error) {
      const { reason = String(error), mark } = error as Partial<YAMLException>;
      const place = mark && { line: mark.line + 1, column: mark.column + 1 };
      throw new InvalidTranslations(reason, place, { cause: error });
    }
  }
}

/** More than files use, and few enough that harm is found out soon. What aliases unfold to is limited besides. */
const LIMITS = { maxAliases: 10_000, maxTotalMergeKeys: 100_000, maxDepth: 100 } as const;

/** A number that cannot be a leaf. A number of JavaScript would not tell 1.0 from 1, nor that digits were lost. */
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

/** A map of text to values without a prototype, so that a key such as `__proto__` is a key like any other. */
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
  has: (map, key) => Object.hasOwn(map, key as string),
  keys: Object.keys,
  get: (map, key) => map[key as string],
  identify: () => false,
});

const arrayTag = defineSequenceTag<unknown[]>('tag:yaml.org,2002:seq', {
  create: () => [],
  addItem(array, item) {
    // A map is let through for `<<`, which may list several; as a leaf it is refused later.
    if (typeof item !== 'string' && !isMap(item)) return 'an array holds text only; quote what is not';
    array.push(item);
    return '';
  },
  identify: () => false,
});

const SCHEMA = CORE_SCHEMA.withTags(floatTag, integerTag, mapTag, arrayTag, mergeTag);
