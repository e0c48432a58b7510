import type { Rule, Suite } from '../../suite';

/** A published rule, whose scenarios may be named in reports and lists of known failures elsewhere. */
export interface PublishedRule {
  readonly sentence: string;
  /** The ids of the rule's scenarios. */
  readonly scenarios: readonly string[];
}

/** All ids that were ever published. */
export interface PublishedIds {
  /** The rules of the suite, by id. */
  readonly rules: { readonly [id: string]: PublishedRule };
  /** The last sentence of each rule that the suite no longer has, by id. */
  readonly retired: { readonly [id: string]: string };
}

/** Publishes the ids of a suite, and retires the rules that the suite no longer has. */
export function publish(suite: Suite, before: PublishedIds): PublishedIds {
  const rules = suite.rules.map(({ id, sentence, scenarios }): [string, PublishedRule] => {
    return [id, { sentence, scenarios: scenarios.map((scenario) => scenario.id) }];
  });
  const current = new Set(suite.rules.map(({ id }) => id));
  const gone = Object.entries(before.rules).filter(([id]) => !current.has(id));
  const retired = [...Object.entries(before.retired), ...gone.map(toSentence)];
  return { rules: sortedById(rules), retired: sortedById(retired) };
}

/** Returns a finding for each rule that has the id of another rule, or whose id has changed. */
export function reusedIds(rules: readonly Rule[], before: PublishedIds): string[] {
  return rules.flatMap((rule) => {
    const { id, sentence, file, line } = rule;
    const place = `${file}:${line}`;
    if (before.retired[id] !== undefined) {
      return [
        `${place}: ${id} is retired, it was the rule "${before.retired[id]}"; give the rule another id`,
      ];
    }
    const earlier = earlierId(sentence, before);
    const isStated = rules.some((one) => one.id === earlier && one.sentence === sentence);
    if (earlier !== undefined && earlier !== id && !isStated) {
      return [
        `${place}: the rule "${sentence}" was published as ${earlier}, and is now ${id}; give it its id back`,
      ];
    }
    return isAnotherRule(rule, before.rules[id])
      ? [
          `${place}: ${id} was the rule "${before.rules[id]?.sentence}", and is another one now; give it an id of its own`,
        ]
      : [];
  });
}

function earlierId(sentence: string, before: PublishedIds): string | undefined {
  return [...Object.entries(before.rules).map(toSentence), ...Object.entries(before.retired)].find(
    ([, earlier]) => earlier === sentence,
  )?.[0];
}

// A sentence may be reworded, and scenarios may be added and removed. If the sentence changes and none of the scenarios
// remain, it is another rule.
function isAnotherRule({ sentence, scenarios }: Rule, before: PublishedRule | undefined): boolean {
  if (before === undefined || before.sentence === sentence) return false;
  return !scenarios.some(({ id }) => before.scenarios.includes(id));
}

function toSentence([id, { sentence }]: [string, PublishedRule]): [string, string] {
  return [id, sentence];
}

function sortedById<Value>(entries: readonly [string, Value][]): { [id: string]: Value } {
  return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
}
