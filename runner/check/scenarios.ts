import type { Suite, Trial } from '../../suite/read';
import { select } from '../plan/select';

/**
 * The scenarios of level `spec` that `check` plays, in this order: few and short ones that together call every method of
 * that level with every kind of argument.
 */
const CHECKED_SCENARIOS: readonly string[] = [
  'CONSTANT-01/the-version-of-the-interface',
  'CATALOG-02/no-default-locale-is-given',
  'CATALOG-02/nil-for-the-other-arguments',
  'CATALOG-04/a-new-catalog',
  'CATALOG-05/the-injected-locales-are-those-that-the-constructor-was-given',
  'CONFIG-01/a-default-locale',
  'CONFIG-02/one-loader',
  'INJECT-01/several-locales',
  'INJECT-02/a-translations-hash',
  'INJECT-02/a-loader',
  'MODULE-02/set-once',
  'MODULE-03/the-default-locale-of-the-new-configuration',
  'INIT-01/several-loaders',
  'LOAD-01/one-file',
  'LOAD-03/one-file',
  'LOAD-05',
  'ACTIVATE-01/a-locale-given-as-a-string-or-a-symbol/a-s*',
  'ACTIVATE-03/a-locale-given-as-a-string-or-a-symbol/a-s*',
  'ACTIVATE-05/a-locale-that-was-never-injected/a-symbol',
  'BLOCK-01/a-locale-given-as-a-string-or-a-symbol',
  'BLOCK-01/localization-in-the-block',
  'BLOCK-02/a-block-that-raises-an-error',
  'BLOCK-02/a-nested-block-restores-the-locale-of-the-outer-block',
  'BLOCK-02/a-block-in-which-activate-raises-invalidlocale',
  'LOOKUP-01/nil-for-every-optional-argument',
  'LOOKUP-03',
  'SCOPE-02/strings-symbols-and-arrays/a-s*',
  'SCOPE-02/strings-symbols-and-arrays/an-array-of-*',
  'SCOPE-03/a-symbol-as-the-scope/a-named-argument',
  'INTERP-01/values-of-several-types/an-int*',
  'INTERP-02/one-name',
  'INTERP-02/two-names',
  'INTERP-06/a-named-argument-that-is-called-like-the-option-of-other-libraries',
  'PLURAL-02/counts-of-several-types/a-float',
  'PLURAL-02/counts-of-several-types/a-count-of-2',
  'PLURAL-02/a-count-beside-other-arguments/a-named-argument',
  'MISSING-01/a-missing-key/a-s*',
  'MISSING-02/a-missing-key/a-s*',
  'ALIAS-01/a-key-and-an-argument/a-named-argument',
  'ALIAS-01/a-scope-a-count-and-named-arguments',
  'ALIAS-03/a-key-and-an-argument/a-named-argument',
  'ALIAS-03/a-scope-a-count-and-named-arguments',
  'NUMBER-01/integers-of-several-lengths/more-than-32-bits',
  'NUMBER-04/a-format-given-as-a-symbol-or-a-string',
  'NUMBER-04/several-kinds-of-numbers/negative',
  'DATE-01/the-format-default',
  'DATE-02/the-formats-short-and-long/short',
  'DATE-02/the-formats-short-and-long/long',
  'TIME-01/the-format-default',
  'TIME-02/the-formats-short-and-long/short',
  'PATTERN-01/patterns-for-a-date/text-around-it',
  'PATTERN-01/patterns-for-a-time/no-directive',
  'ALIAS-02/each-kind-of-object-without-a-format',
  'ALIAS-02/a-time-or-a-date-with-named-arguments',
];

/** Returns the trials that `check` plays, in their order. */
export function checkedTrials(suite: Suite): Trial[] {
  return CHECKED_SCENARIOS.flatMap((id) => select(suite, { level: 'spec', patterns: [id] }).trials);
}
