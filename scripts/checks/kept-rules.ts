import type { Rule } from '../../suite';
import type { SourceFile } from './project-files';

/** The reasons why the reference does not name some rules, by the prefix of the rules' ids. */
export type Exemptions = { readonly [family: string]: string };

/** The rules that no single place of the reference implements. */
const EXEMPTIONS: Exemptions = {
  RECORDING: 'recordings are of whole operations, and the rules of those operations are named',
  STATE: 'each is about all operations in one state, and the rules of those operations are named',
};

const RULE_ID = /(?<![\w-])[A-Z]+(?:-[A-Z]+)*-\d\d(?![\w-])/g;

/**
 * Finds rules that the reference does not name, and ids in the reference that no rule has. Also finds ids in doc
 * comments that users of the library see, and exemptions that are not needed.
 *
 * @param reference the source files of the reference
 */
export function keptRuleFindings(
  rules: readonly Rule[],
  reference: readonly SourceFile[],
  exemptions = EXEMPTIONS,
): string[] {
  const named = reference.flatMap(namedIn);
  const namedIds = new Set(named.map(({ id }) => id));
  const ids = new Set(rules.map(({ id }) => id));
  const families = new Set(rules.filter(({ id }) => !namedIds.has(id)).map(({ id }) => familyOf(id)));
  return [
    ...rules
      .filter(({ id }) => !namedIds.has(id) && exemptions[familyOf(id)] === undefined)
      .map(({ id, file, line }) => `${file}:${line}: no file of reference/ names ${id}`),
    ...named.filter(({ id }) => !ids.has(id)).map(({ id, place }) => `${place}: ${id} is no rule`),
    ...named
      .filter(({ isInDocComment }) => isInDocComment)
      .map(({ id, place }) => `${place}: ${id} is in a doc comment, which editors show to users`),
    ...Object.keys(exemptions)
      .filter((family) => !families.has(family))
      .map((family) => `the exemption ${family} is for no rule, or for rules that are all named`),
  ];
}

/** Returns the ids in a source file. */
function namedIn({ file, source }: SourceFile) {
  return source.split('\n').flatMap((line, index) =>
    [...line.matchAll(RULE_ID)].map(([id]) => ({
      id,
      place: `${file}:${index + 1}`,
      isInDocComment: /^\s*(?:\/\*)?\*/.test(line),
    })),
  );
}

/** Returns the prefix of an id, such as `RULE` for `RULE-09`. */
function familyOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}
