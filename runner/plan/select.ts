import type { Level, Suite, Surface, Trial } from '../../suite/read';
import { UsageError } from '../errors';
import { distance } from '../text/edit-distance';
import { trialPattern } from './trial-pattern';

/** The criteria by which the scenarios to play are selected. */
export interface Selection {
  readonly level: Level;
  /** Ids and globs. A scenario is selected if at least one of them matches it, or if the array is empty. */
  readonly patterns: readonly string[];
  /** The only surface to judge; all surfaces if omitted. */
  readonly surface?: Surface | undefined;
}

/**
 * Trials, and the criteria that select exactly these. The record of a run contains the criteria, from which a judgement
 * selects the same trials again.
 */
export interface Plan extends Selection {
  /** The trials, in the order of the suite. */
  readonly trials: readonly Trial[];
  /** Whether the plan contains all trials of the level on the surfaces to judge. */
  readonly isWhole: boolean;
}

/**
 * Selects the trials of a run.
 *
 * @throws UsageError when a pattern matches no scenario, or when none of the selected trials is of the level
 */
export function select(suite: Suite, selection: Selection): Plan {
  const { level, patterns, surface } = selection;
  const keys = new Set(suite.trials.map(({ key }) => key));
  // A run of failed trials may name thousands of keys, so these are not matched as patterns.
  const [named, globs] = [true, false].map((isKey) => patterns.filter((one) => keys.has(one) === isKey));
  const selects = globs!.map((pattern) => patternThatMatches(pattern, suite));
  const selectedKeys = new Set(named);
  const selected = suite.trials.filter(
    (trial) =>
      patterns.length === 0 || selectedKeys.has(trial.key) || selects.some((matches) => matches(trial)),
  );
  const isOnSurface = (trial: Trial): boolean => surface === undefined || trial.surface === surface;
  const onSurface = selected.filter(isOnSurface);
  if (onSurface.length === 0)
    throw new UsageError(`none of the selected scenarios is played on the surface ${surface}`);
  const isOfLevel = levelTest(suite, level);
  const trials = onSurface.filter(isOfLevel);
  if (trials.length === 0) {
    throw new UsageError(
      `all selected scenarios are of level crystal, which level ${level} does not include: add --level crystal`,
    );
  }
  const all = suite.trials.filter((trial) => isOfLevel(trial) && isOnSurface(trial));
  return { level, patterns, surface, trials, isWhole: trials.length === all.length };
}

/** Returns a plan that contains only the trials for which `matches` returns true. */
export function narrowed<Of extends Plan>(plan: Of, matches: (trial: Trial) => boolean): Of {
  const trials = plan.trials.filter(matches);
  const patterns = trials.map(({ key }) => key);
  return { ...plan, patterns, trials, isWhole: plan.isWhole && trials.length === plan.trials.length };
}

/** Returns a function that tells whether a level includes a trial. Level `crystal` includes level `spec`. */
export function levelTest({ rules }: Suite, level: Level): (trial: Trial) => boolean {
  const levels = new Map(rules.map((rule) => [rule.id, rule.level]));
  return ({ rule }) => level === 'crystal' || levels.get(rule) === 'spec';
}

function patternThatMatches(pattern: string, suite: Suite): (trial: Trial) => boolean {
  const place = `--select ${pattern}`;
  const matches = trialPattern(pattern, place);
  if (suite.trials.some(matches)) return matches;
  const ids = [...suite.rules, ...suite.scenarios].map(({ id }) => id);
  throw new UsageError(`${place} matches no rule or scenario${suggestionFor(pattern, ids)}`);
}

const ALTERNATIVES = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * Returns a text to append to a message: similar words, as in `; did you mean LOOKUP-01?`, or, if there are none, where
 * all ids are listed.
 */
export function suggestionFor(word: string, words: readonly string[]): string {
  const likely = nearest(word, words);
  return likely.length > 0
    ? `; did you mean ${ALTERNATIVES.format(likely)}?`
    : '; i18n-conformance list shows the ids of rules and scenarios, and CONFORMANCE.md all others';
}

/**
 * The maximum number of typing errors, as a share of the length of the typed or the intended word, whichever is longer.
 * A share of 0.4 is enough to find 97% of the suite's ids despite up to three typing errors.
 */
const MAX_DIFFERENCE = 0.4;

/** Returns the words that are most similar to a misspelt word, the most similar first. */
export function nearest(word: string, words: readonly string[], howMany = 3): string[] {
  const wanted = word.toLowerCase();
  return (
    [...new Set(words)]
      .map((candidate) => ({ candidate, most: MAX_DIFFERENCE * Math.max(wanted.length, candidate.length) }))
      // There are at least as many errors as characters too many, so a text of any length is compared in little time.
      .filter(({ candidate, most }) => Math.abs(wanted.length - candidate.length) <= most)
      .map((one) => ({ ...one, edits: distance(wanted, one.candidate.toLowerCase()) }))
      .filter(({ most, edits }) => edits <= most)
      .sort((one, other) => one.edits - other.edits)
      .slice(0, howMany)
      .map(({ candidate }) => candidate)
  );
}
