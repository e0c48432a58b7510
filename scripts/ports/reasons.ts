import { readData } from '../../suite/read/read-data';
import { TEXT } from '../../suite/read/read-list';
import type { Results } from './results';
import { breaks } from './verdicts';

/** The path of the list of reasons, relative to the package's root. */
export const REASONS_FILE = 'ports/reasons.yaml';

/** The reason why a library breaks some rules. */
export interface Reason {
  readonly reason: string;
  /**
   * The ids of the rules. `NUMBER-*` names every rule with this prefix that the library breaks and that no other reason
   * names by its id.
   */
  readonly rules: readonly string[];
}

/** The reasons, by the name of the library. */
export type Reasons = Readonly<Record<string, readonly Reason[]>>;

const RULE_PATTERN = { type: 'string', pattern: String.raw`^[A-Z]+-(?:\d+|\*)$` };

const SCHEMA = {
  type: 'object',
  additionalProperties: {
    type: 'array',
    items: {
      type: 'object',
      required: ['reason', 'rules'],
      additionalProperties: false,
      properties: { reason: TEXT, rules: { type: 'array', minItems: 1, items: RULE_PATTERN } },
    },
  },
};

/**
 * Reads the reasons why libraries break rules.
 *
 * @throws SuiteDefect when the file does not list reasons by library
 */
export function readReasons(packageRoot: string): Reasons {
  return readData<Reasons>(packageRoot, REASONS_FILE, SCHEMA);
}

/** Returns the reason why a library breaks a rule, if one is listed. */
export function reasonOf(reasons: readonly Reason[], rule: string): string | undefined {
  const naming = (pattern: string) => reasons.find(({ rules }) => rules.includes(pattern))?.reason;
  return naming(rule) ?? naming(prefixPattern(rule));
}

/** Returns `NUMBER-*` for `NUMBER-04`. */
function prefixPattern(rule: string): string {
  return rule.replace(/\d+$/, '*');
}

/**
 * Finds broken rules without a reason, and reasons that explain no broken rule. Each finding says what to change in the
 * list of reasons.
 */
export function reasonFindings(results: Results, reasons: Reasons): string[] {
  const others = Object.keys(reasons).filter((name) => !results.has(name));
  return [
    ...others.map((name) => `${REASONS_FILE}: ${name} is not judged: remove its reasons`),
    ...[...results].flatMap(([name, { verdicts }]) => {
      const broken = [...verdicts].filter(([, verdict]) => breaks(verdict)).map(([id]) => id);
      return findingsOf(name, broken, reasons[name] ?? []);
    }),
  ];
}

function findingsOf(library: string, broken: readonly string[], reasons: readonly Reason[]): string[] {
  const named = reasons.flatMap(({ rules }) => rules);
  const needed = new Set([
    ...broken,
    ...broken.filter((id) => !named.includes(id)).map((id) => prefixPattern(id)),
  ]);
  const place = `${REASONS_FILE}: ${library}`;
  return [
    ...broken
      .filter((id) => reasonOf(reasons, id) === undefined)
      .map((id) => `${place} breaks ${id}, and no reason names it: add one that says what the library does`),
    ...named
      .filter((pattern) => !needed.has(pattern))
      .map((pattern) => `${place} has a reason for ${pattern}, which explains no broken rule: remove it`),
    ...named
      .filter((pattern, index) => named.indexOf(pattern) !== index)
      .map((pattern) => `${place} has two reasons for ${pattern}: keep one`),
  ];
}
