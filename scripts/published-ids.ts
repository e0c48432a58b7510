import type { Rule } from '../suite';

/**
 * The path of the list of published ids, relative to the package's root: the ids of all scenarios, and the ids of rules
 * that the suite no longer has, one on each line. Reports and lists of known failures elsewhere name these ids. The rows
 * of an outline are left out, because their ids end with the cases that its table shows.
 */
export const IDS_FILE = 'features/ids.txt';

/** Returns the text of the list. A rule that the suite no longer has stays in it, without scenarios. */
export function idsText(rules: readonly Rule[], before: string): string {
  const current = rules.flatMap(({ scenarios }) => scenarios.map(({ id }) => withoutCase(id)));
  const names = new Set(rules.map(({ id }) => id));
  const gone = linesOf(before)
    .map(ruleOf)
    .filter((id) => !names.has(id));
  return [...new Set([...current, ...gone])]
    .sort()
    .map((id) => `${id}\n`)
    .join('');
}

/** Returns a finding for each rule that has the id of a rule that the suite no longer has. */
export function reusedIds(rules: readonly Rule[], before: string): string[] {
  const lines = new Set(linesOf(before));
  return rules
    .filter(({ id }) => lines.has(id))
    .map(({ id, file, line }) => `${file}:${line}: ${id} was the id of another rule; give the rule a new id`);
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** Returns the id of the scenario to which the id of a row belongs. */
function withoutCase(id: string): string {
  return id.split('/', 2).join('/');
}

/** Returns the id of the rule to which an id belongs. */
function ruleOf(id: string): string {
  return id.split('/', 1)[0]!;
}
