import type { DiagnosedTrial } from './symptom';

/**
 * The simplest rule of each operation, and of each kind of object that `localize` takes, followed by rules that fail as
 * well if the operation does nothing right. The operations come in the order in which scenarios need them: a lookup
 * needs translations, which need a catalog.
 */
const SIMPLEST_RULES: readonly (readonly [operation: string, rule: string, ...others: string[]])[] = [
  ['Catalog.new', 'CATALOG-01'],
  ['default_locale', 'CATALOG-01'],
  ['available_locales', 'CATALOG-04'],
  ['locale', 'CATALOG-03'],
  ['inject', 'INJECT-01'],
  ['available_locales', 'INJECT-01'],
  ['activate', 'ACTIVATE-01', 'ACTIVATE-02'],
  ['translate', 'LOOKUP-01'],
  ['localize', 'NUMBER-01', 'NUMBER-02'],
  ['localize', 'DATE-01', 'DATE-02'],
  ['localize', 'TIME-01', 'TIME-02'],
  ['localize', 'PATTERN-01'],
  ['translate!', 'MISSING-03'],
  ['t', 'ALIAS-01'],
  ['t!', 'ALIAS-03'],
  ['l', 'ALIAS-02'],
  ['with_locale', 'BLOCK-01'],
  ['locale=', 'ACTIVATE-03'],
  ['init', 'INIT-01'],
  ['Catalog.from_config', 'CONFIG-01'],
];

/**
 * An operation does nothing right if at least this share of the trials of these rules fail. A few pass by accident: a
 * text that is expected to be empty, or that has no letters.
 */
const THROUGHOUT = 0.9;

/** The simplest rule of an operation that does nothing right, and the failures that the operation shows. */
export interface BrokenOperation {
  readonly rule: string;
  readonly failures: readonly DiagnosedTrial[];
}

/**
 * Returns the operations that do nothing right, the simplest first: whatever else such an operation breaks,
 * its rule is the one to keep first.
 *
 * @param trials all trials that passed or failed
 */
export function brokenOperations(trials: readonly DiagnosedTrial[]): BrokenOperation[] {
  return SIMPLEST_RULES.flatMap(([operation, rule, ...others]) => {
    // A right operation raises the errors of section 7 as well, if an earlier one left the port in a wrong state.
    const shows = ({ symptom }: DiagnosedTrial): boolean =>
      symptom?.operation === operation && !symptom.isOfSection7;
    const failsThroughout = (id: string): boolean => {
      const its = trials.filter((trial) => trial.rule === id);
      return its.length > 0 && its.filter(shows).length >= THROUGHOUT * its.length;
    };
    return [rule, ...others].every(failsThroughout) ? [{ rule, failures: trials.filter(shows) }] : [];
  });
}
