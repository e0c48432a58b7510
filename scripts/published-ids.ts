/** The ids of a version of the suite, as `i18n-conformance list` writes them. */
export interface Ids {
  /** The sentence of each rule, by its id. */
  readonly rules: ReadonlyMap<string, string>;
  readonly scenarios: ReadonlySet<string>;
}

/** Parses the output of `i18n-conformance list`. */
export function parseIds(listed: string): Ids {
  return {
    rules: new Map(
      [...listed.matchAll(/^([A-Z]+-\d+) {2}(.+)$/gm)].map(([, id = '', text = '']) => [id, text]),
    ),
    scenarios: new Set([...listed.matchAll(/^ {2}([A-Z]+-\d+\/\S+)/gm)].map(([, id = '']) => id)),
  };
}

/**
 * Returns a finding for each rule that has another id than in the last version, or an id that another rule may have had.
 * A rule that was removed before the last version may have had any number below the highest of that version.
 *
 * @param last the ids of the last published version
 * @param next the ids of the version to publish
 */
export function reusedIds(last: Ids, next: Ids): string[] {
  const idsBySentence = new Map([...last.rules].map(([id, sentence]) => [sentence, id]));
  return [...next.rules].flatMap(([id, sentence]) => {
    if (last.rules.get(id) === sentence) return [];
    const idBefore = idsBySentence.get(sentence);
    if (idBefore !== undefined) return [`${id} was ${idBefore}: give the rule its id back`];
    if (last.rules.has(id)) {
      // A rule that has another sentence, but still some of its scenarios, was only reworded.
      const isReworded = [...next.scenarios].some(
        (scenario) => scenario.startsWith(`${id}/`) && last.scenarios.has(scenario),
      );
      return isReworded ? [] : [`${id} was the id of another rule: give the rule a new id`];
    }
    const highest = highestNumber(last.rules.keys(), prefixOf(id));
    return numberOf(id) > highest
      ? []
      : [`${id} may have been the id of another rule: give the rule a number above ${highest}`];
  });
}

/** Returns the ids of rules and scenarios that the last version has, and the next version lacks. */
export function goneIds(last: Ids, next: Ids): string[] {
  const rules = [...last.rules.keys()].filter((id) => !next.rules.has(id));
  return [...rules, ...[...last.scenarios].filter((id) => !next.scenarios.has(id))].sort();
}

function highestNumber(ids: Iterable<string>, prefix: string): number {
  return Math.max(0, ...[...ids].filter((id) => prefixOf(id) === prefix).map(numberOf));
}

function prefixOf(id: string): string {
  return id.replace(/-\d+$/, '');
}

function numberOf(id: string): number {
  return Number(id.replace(/^.*-/, ''));
}
