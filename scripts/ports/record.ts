import type { Judgement } from '../../runner/verdict/judgement';
import { counted, totalsOf, type Verdict } from '../../runner/verdict/verdict';
import { SURFACES, type Rule, type Surface } from '../../suite';

/** The verdicts on a library at level `crystal`, which includes level `spec`, as its file in `ports/results/` has them. */
export interface LibraryRecord {
  readonly implementation: Judgement['run']['port']['implementation'];
  readonly inexpressible: readonly string[];
  /** The surfaces that the library has. All trials on other surfaces are unsupported. */
  readonly surfaces: readonly Surface[];
  /** The rules of which every trial is unsupported, for each of these surfaces: ids in the order of the alphabet. */
  readonly unsupported: Readonly<Partial<Record<Surface, readonly string[]>>>;
  /** The other rules of which a trial did not pass, by the rule's id and the surface: `LOOKUP-01 @catalog`. */
  readonly rules: Readonly<Record<string, RuleRecord>>;
}

/** The verdicts on a rule of which a trial did not pass. */
export interface RuleRecord extends Readonly<Partial<Record<Verdict, number>>> {
  /** The first scenario that failed, and what the library did. */
  readonly first?: readonly [scenario: string, message: string];
}

/** Returns the record of the verdicts on a library at level `crystal`. */
export function recordOf({ run, surfaces, rules }: Judgement): LibraryRecord {
  const { implementation, inexpressible = [] } = run.port;
  const existing = surfaces.filter(({ exists }) => exists).map(({ surface }) => surface);
  const entries = rules.flatMap(({ rule, trials }) =>
    existing.flatMap((surface): [string, RuleRecord][] => {
      const its = trials.filter(({ trial }) => trial.surface === surface);
      if (its.every(({ verdict }) => verdict === 'passed') || isUnsupported(its)) return [];
      const failed = its.find(({ verdict }) => verdict === 'failed');
      const first = failed && ([failed.trial.id, failed.result?.problem?.message ?? ''] as const);
      const counts = Object.fromEntries(counted(totalsOf(its)));
      return [[keyOf(rule, surface), { ...counts, ...(first && { first }) }]];
    }),
  );
  const lacking = existing.map((surface) => {
    const its = rules.filter(({ trials }) =>
      isUnsupported(trials.filter(({ trial }) => trial.surface === surface)),
    );
    return [surface, its.map(({ rule }) => rule.id).sort()] as const;
  });
  return {
    implementation,
    inexpressible: [...inexpressible].sort(),
    surfaces: existing,
    unsupported: Object.fromEntries(lacking.filter(([, ids]) => ids.length > 0)),
    rules: Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

function isUnsupported(trials: Judgement['rules'][number]['trials']): boolean {
  return trials.length > 0 && trials.every(({ verdict }) => verdict === 'unsupported');
}

/** The number of ids in a line of a list. */
const IDS_IN_LINE = 8;

/** Returns a record as the text of its file: JSON with one line for each rule of which a trial is supported. */
export function recordText({ rules, unsupported, ...library }: LibraryRecord): string {
  const fields = Object.entries(library).map(([name, value]) => `  "${name}": ${JSON.stringify(value)}`);
  const lines = Object.entries(rules).map(([key, rule]) => `    "${key}": ${JSON.stringify(rule)}`);
  const lists = Object.entries(unsupported).map(([surface, ids]) => {
    const starts = ids.map((_, index) => index).filter((index) => index % IDS_IN_LINE === 0);
    const rows = starts.map((start) => ids.slice(start, start + IDS_IN_LINE));
    const text = rows.map((row) => `      ${row.map((id) => JSON.stringify(id)).join(', ')}`).join(',\n');
    return `    "${surface}": [\n${text}\n    ]`;
  });
  fields.push(`  "unsupported": ${lists.length === 0 ? '{}' : `{\n${lists.join(',\n')}\n  }`}`);
  const table = lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
  return `{\n${[...fields, `  "rules": ${table}`].join(',\n')}\n}\n`;
}

/** The number of trials that a library passes, of those on its surfaces that its language can express. */
export interface Tally {
  readonly passed: number;
  readonly of: number;
}

/** Returns the verdicts on a rule's trials on one surface. */
export function verdictsOf(
  { surfaces, unsupported, rules }: LibraryRecord,
  rule: Rule,
  surface: Surface,
): RuleRecord {
  const planned = trialsOn(rule, surface);
  const isLacking = !surfaces.includes(surface) || unsupported[surface]?.includes(rule.id) === true;
  if (isLacking) return { unsupported: planned };
  return rules[keyOf(rule, surface)] ?? { passed: planned };
}

/** Counts the trials of rules on one surface. */
export function tallyOf(record: LibraryRecord, rules: readonly Rule[], surface: Surface): Tally {
  return sumOf(
    rules.map((rule) => {
      const { passed = 0, 'not-applicable': inapplicable = 0 } = verdictsOf(record, rule, surface);
      return { passed, of: trialsOn(rule, surface) - inapplicable };
    }),
  );
}

/** Tells whether a library supports at least one trial of rules on a surface. */
export function hasSurface(record: LibraryRecord, rules: readonly Rule[], surface: Surface): boolean {
  return rules.some((rule) => {
    const { unsupported = 0, 'not-applicable': inapplicable = 0 } = verdictsOf(record, rule, surface);
    return unsupported + inapplicable < trialsOn(rule, surface);
  });
}

/** Counts the trials of rules on the surfaces on which the library supports some of them. */
export function totalOf(record: LibraryRecord, rules: readonly Rule[]): Tally {
  const existing = SURFACES.filter((surface) => hasSurface(record, rules, surface));
  return sumOf(existing.map((surface) => tallyOf(record, rules, surface)));
}

function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, { passed, of }) => ({ passed: sum.passed + passed, of: sum.of + of }), {
    passed: 0,
    of: 0,
  });
}

/** Returns the number of trials of a rule on a surface. */
export function trialsOn({ scenarios }: Rule, surface: Surface): number {
  return scenarios.filter(({ surfaces }) => surfaces.includes(surface)).length;
}

function keyOf({ id }: Rule, surface: Surface): string {
  return `${id} @${surface}`;
}
