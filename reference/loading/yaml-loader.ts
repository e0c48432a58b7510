import { load, type YAMLException } from 'js-yaml';
import { InvalidTranslations } from '../errors';
import { LIMITS, nestedTooDeep } from '../translations/check-translations';
import { FolderLoader } from './folder-loader';
import { indexOfPath } from './source-nodes';
import { yamlAdvice } from './yaml-advice';
import { yamlNodes } from './yaml-nodes';
import { YAML_SCHEMA } from './yaml-schema';

// Keeps LOAD-01, LOAD-02.
/** Reads the `.yml` and `.yaml` files in a folder and its subfolders. */
export class YAMLLoader extends FolderLoader {
  // Keeps FILES-03.
  protected override readonly extensions = ['.yml', '.yaml'];

  protected override parse(text: string): unknown {
    try {
      return load(text, { schema: YAML_SCHEMA, ...PARSER_LIMITS });
    } catch (error) {
      const { reason = String(error), mark } = error as Partial<YAMLException>;
      const place = mark && { line: mark.line + 1, column: mark.column + 1 };
      const advice = mark && yamlAdvice(reason, text, mark);
      throw new InvalidTranslations(advice ?? reasonOf(reason), place, { cause: error });
    }
  }

  protected override indexOf(path: readonly string[], text: string): number {
    return indexOfPath(yamlNodes(text), path);
  }
}

/**
 * The parser's limits: higher than real files need, and low enough to stop a harmful file early. {@link LIMITS} also
 * limits the number of entries that aliases repeat. The parser also counts the document, the locale and the leaf as
 * levels, so `maxDepth` is 3 more than `LIMITS.depth`.
 */
const PARSER_LIMITS = { maxAliases: 10_000, maxTotalMergeKeys: 100_000, maxDepth: LIMITS.depth + 3 } as const;

/**
 * The reasons to report, each with words that occur in the parser's message. The reasons describe the limits
 * in the words of `reference/README.md`.
 */
const REASONS: readonly (readonly [words: string, reason: string])[] = [
  ['input is empty', 'the file is empty; begin it with its locale, such as "en:"'],
  ['exceeded maxAliases ', `the file has more than ${PARSER_LIMITS.maxAliases} aliases`],
  ['exceeded maxTotalMergeKeys ', `merge keys repeat more than ${PARSER_LIMITS.maxTotalMergeKeys} keys`],
  ['exceeded maxDepth ', nestedTooDeep],
];

function reasonOf(reason: string): string {
  return REASONS.find(([words]) => reason.includes(words))?.[1] ?? reason;
}
