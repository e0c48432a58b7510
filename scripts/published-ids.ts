import type { Rule } from '../suite';

/**
 * The path of the list of published ids, relative to the package's root. It has a line for each scenario, with the cases
 * of an outline, and one for each rule that the suite no longer has. Reports and lists of known failures elsewhere name
 * these ids, so the list makes a change of them visible.
 */
export const IDS_FILE = 'features/ids.txt';

/** Returns the text of the list. A rule that the suite no longer has stays in it, without scenarios. */
export function idsText(rules: readonly Rule[], before: string): string {
  const cases = new Map<string, string[]>();
  for (const { id } of rules.flatMap(({ scenarios }) => scenarios)) {
    const [rule, name, row] = id.split('/');
    const scenario = `${rule}/${name}`;
    cases.set(scenario, [...(cases.get(scenario) ?? []), ...(row === undefined ? [] : [row])]);
  }
  const current = [...cases].map(([id, rows]) =>
    rows.length === 0 ? id : `${id}: ${rows.sort().join(' ')}`,
  );
  const names = new Set(rules.map(({ id }) => id));
  const gone = linesOf(before)
    .map((line) => line.split('/', 1)[0]!)
    .filter((id) => !names.has(id));
  return [...current, ...new Set(gone)]
    .sort()
    .map((line) => `${line}\n`)
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
