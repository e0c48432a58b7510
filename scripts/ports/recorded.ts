import type { Verdict } from '../../runner/verdict/verdict';
import type { Rule } from '../../suite/read';
import { readReasons, reasonOf, type Reason, type Reasons } from './reasons';
import { readResults, type Results } from './results';
import { breaks, type LibraryVerdicts } from './verdicts';

/** A judged library, with the reasons why it breaks rules. */
export interface RecordedLibrary extends LibraryVerdicts {
  /** The name of the library's folder in `ports/`. */
  readonly name: string;
  readonly reasons: readonly Reason[];
}

/** A rule, and what a library does. */
export interface RuleVerdict {
  readonly rule: Rule;
  /** Absent if the library was not judged since the rule was added. */
  readonly verdict: Verdict | undefined;
  /** The reason why the library breaks the rule. Absent if it does not. */
  readonly reason: string | undefined;
}

/**
 * Reads the recorded verdicts on all libraries, with the reasons, by name.
 *
 * @throws SuiteDefect when one of the two files cannot be read
 */
export function readRecordedLibraries(packageRoot: string): RecordedLibrary[] {
  return recordedLibraries(readResults(packageRoot), readReasons(packageRoot));
}

/** Returns judged libraries with the reasons why they break rules. */
export function recordedLibraries(results: Results, reasons: Reasons): RecordedLibrary[] {
  return [...results].map(([name, library]) => ({ name, ...library, reasons: reasons[name] ?? [] }));
}

/** Returns what a library does for each rule: its verdict, and the reason if it breaks the rule. */
export function ruleVerdicts(
  { verdicts, reasons }: Pick<RecordedLibrary, 'verdicts' | 'reasons'>,
  rules: readonly Rule[],
): RuleVerdict[] {
  return rules.map((rule) => {
    const verdict = verdicts.get(rule.id);
    const isBroken = verdict !== undefined && breaks(verdict);
    return { rule, verdict, reason: isBroken ? reasonOf(reasons, rule.id) : undefined };
  });
}

/** A number of rules that a library passes, of those that its language can express. */
export interface Tally {
  readonly passed: number;
  readonly of: number;
}

/** Counts the rules that a library passes. */
export function tallyOf({ verdicts }: Pick<LibraryVerdicts, 'verdicts'>, rules: readonly Rule[]): Tally {
  const applicable = rules
    .map(({ id }) => verdicts.get(id))
    .filter((verdict) => verdict !== 'not-applicable');
  return { passed: applicable.filter((verdict) => verdict === 'passed').length, of: applicable.length };
}
