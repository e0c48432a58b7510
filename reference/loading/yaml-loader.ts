import { load, type YAMLException } from 'js-yaml';
import { InvalidTranslations } from '../errors';
import { LIMITS, nestedTooDeep } from '../translations/check-translations';
import { FolderLoader } from './folder-loader';
import { indexOfPath } from './source-nodes';
import { yamlNodes } from './yaml-nodes';
import { YAML_SCHEMA } from './yaml-schema';

// Keeps LOAD-01, LOAD-02.
/** `I18n::Loader::YAML`: reads the `.yml` and `.yaml` files of a folder. */
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

  protected override indexOf(path: readonly string[], text: string): number {
    return indexOfPath(yamlNodes(text), path);
  }
}

/**
 * More than files use, and few enough that harm is found out soon. What aliases unfold to is limited besides. Locales and
 * the document are levels of their own, and so is a leaf.
 */
const PARSER_LIMITS = { maxAliases: 10_000, maxTotalMergeKeys: 100_000, maxDepth: LIMITS.depth + 3 } as const;

/** The limits of the parser, by their names in its messages, and how the README lists them. */
const REASONS: readonly (readonly [name: keyof typeof PARSER_LIMITS, reason: string])[] = [
  ['maxAliases', `the file has more than ${PARSER_LIMITS.maxAliases} aliases`],
  ['maxTotalMergeKeys', `merge keys repeat more than ${PARSER_LIMITS.maxTotalMergeKeys} keys`],
  ['maxDepth', nestedTooDeep],
];

function reasonOf(reason: string): string {
  return REASONS.find(([name]) => reason.includes(`exceeded ${name} `))?.[1] ?? reason;
}
