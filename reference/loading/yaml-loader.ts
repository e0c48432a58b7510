import { load, type YAMLException } from 'js-yaml';
import { InvalidTranslations } from '../errors';
import { LIMITS, nestedTooDeep } from '../translations/check-translations';
import { FolderLoader } from './folder-loader';
import { indexOfPath } from './source-nodes';
import { yamlAdvice } from './yaml-advice';
import { yamlNodes } from './yaml-nodes';
import { YAML_SCHEMA } from './yaml-schema';

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
      const advice = mark && yamlAdvice(reason, text, mark);
      throw new InvalidTranslations(advice ?? reasonOf(reason), place, { cause: error });
    }
  }

  protected override indexOf(path: readonly string[], text: string): number {
    return indexOfPath(yamlNodes(text), path);
  }
}

/**
 * The limits of the parser: higher than any real file needs, but low enough to stop a malicious file early. In
 * addition, {@link LIMITS} restricts the number of entries that aliases repeat. The parser counts the document, the
 * locale and the leaf as levels too, so `maxDepth` is 3 more than `LIMITS.depth`.
 */
const PARSER_LIMITS = { maxAliases: 10_000, maxTotalMergeKeys: 100_000, maxDepth: LIMITS.depth + 3 } as const;

/**
 * The reasons to report instead of the parser's messages. Each pair has words that occur in a message of the parser,
 * and the reason that replaces that message. The limits are described in the same words as in `reference/README.md`.
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
