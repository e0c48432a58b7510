import { distance } from 'fastest-levenshtein';
import type { Level, Suite, Surface, Trial } from '../../suite';
import { UsageError } from '../errors';
import type { NamedFile } from '../files/output-files';
import { type Shard, trialsOfShard } from './shard';
import { matchInTime, trialPattern } from './trial-pattern';

/** The criteria by which the scenarios to play are selected. */
export interface Selection {
  readonly level: Level;
  /** Whether to play observations, too. These are trials that do not affect the conclusion. */
  readonly observations: boolean;
  /** Ids and globs. A scenario is selected if at least one of them matches it, or if the array is empty. */
  readonly patterns: readonly string[];
  /** A regular expression that must match the name of the scenario or of its case. */
  readonly name?: RegExp | undefined;
  /** The only surface to judge; all surfaces if omitted. */
  readonly surface?: Surface | undefined;
  /**
   * The shard to play, which may contain none of the selected scenarios. If omitted, all selected scenarios are played.
   */
  readonly shard?: Shard | undefined;
}

/** The options that determine which trials a run plays and in which order. */
export interface SelectionOptions extends Selection {
  /** Whether to play only the trials that did not pass in the last run. */
  readonly onlyFailures: boolean;
  /** The list of known failures. */
  readonly knownFailures: NamedFile | undefined;
  /** The seed of a random order. If undefined, the trials are played in the order of the features. */
  readonly seed?: string | undefined;
}

/** The trials of a run, and which of them decide its conclusion. */
export interface Plan {
  readonly level: Level;
  /** The only surface to judge; all surfaces if omitted. */
  readonly surface?: Surface | undefined;
  /** The trials, in the order of the suite. At level `spec`, those of level `crystal` are observations. */
  readonly trials: readonly Trial[];
  /** The keys of the trials that count towards the conclusion. */
  readonly decisive: ReadonlySet<string>;
  /** Whether the plan contains all decisive trials of the suite on the surfaces to judge. */
  readonly isWhole: boolean;
}

/**
 * Selects the trials of a run.
 *
 * @throws UsageError when a pattern matches no scenario or takes too long to match, or when none of the selected trials
 *   counts towards the conclusion
 */
export function select(suite: Suite, selection: Selection): Plan {
  const { level, observations, patterns, name, surface, shard } = selection;
  const selects = patterns.map((pattern) => patternThatMatches(pattern, suite));
  const isNamed = name === undefined ? () => true : nameTest(name, suite);
  const selected = suite.trials.filter(
    (trial) => (selects.length === 0 || selects.some((matches) => matches(trial))) && isNamed(trial),
  );
  const isOnSurface = (trial: Trial): boolean => surface === undefined || trial.surface === surface;
  const trials = selected.filter(isOnSurface);
  const isDecisive = decidingTest(suite, level);
  const decisive = trials.filter(isDecisive);
  if (selected.length === 0) throw new UsageError(nothingSelected(patterns, name));
  if (trials.length === 0)
    throw new UsageError(`none of the selected scenarios is played on the surface ${surface}`);
  if (decisive.length === 0) {
    throw new UsageError(
      `all selected scenarios are of level crystal, which does not affect the verdict at level ${level}: add --level crystal`,
    );
  }
  const all = observations ? trials : decisive;
  const planned = shard ? trialsOfShard(all, shard) : all;
  return {
    level,
    surface,
    trials: planned,
    decisive: new Set(planned.filter(isDecisive).map(({ key }) => key)),
    isWhole:
      shard === undefined &&
      decisive.length === suite.trials.filter((trial) => isDecisive(trial) && isOnSurface(trial)).length,
  };
}

/** Returns a plan that contains only the decisive trials for which `matches` returns true. */
export function narrowed(plan: Plan, matches: (trial: Trial) => boolean): Plan {
  const trials = plan.trials.filter((trial) => plan.decisive.has(trial.key) && matches(trial));
  return {
    ...plan,
    trials,
    decisive: new Set(trials.map(({ key }) => key)),
    isWhole: plan.isWhole && trials.length === plan.decisive.size,
  };
}

/**
 * Returns a function that tells whether a trial counts towards the conclusion of a run at the given level. At level
 * `spec`, the trials of rules of level `crystal` do not count; they are observations.
 */
export function decidingTest({ rules }: Suite, level: Level): (trial: Trial) => boolean {
  const levels = new Map(rules.map((rule) => [rule.id, rule.level]));
  return ({ rule }) => level === 'crystal' || levels.get(rule) === 'spec';
}

function patternThatMatches(pattern: string, suite: Suite): (trial: Trial) => boolean {
  const place = `--select ${pattern}`;
  const matches = trialPattern(pattern, place);
  const matched = matchInTime(place, () => new Set(suite.trials.filter(matches)));
  if (matched.size > 0) return (trial) => matched.has(trial);
  const ids = [...suite.rules, ...suite.scenarios].map(({ id }) => id);
  throw new UsageError(`${place} matches no rule or scenario${suggestionFor(pattern, ids)}`);
}

function nameTest(name: RegExp, { trials }: Suite): (trial: Trial) => boolean {
  const texts = new Set(trials.flatMap((trial) => [trial.name, trial.case ?? '']));
  const matched = matchInTime(
    `--name ${name.source}`,
    () => new Set([...texts].filter((text) => name.test(text))),
  );
  return (trial) => matched.has(trial.name) || matched.has(trial.case ?? '');
}

function nothingSelected(patterns: readonly string[], name: RegExp | undefined): string {
  const within = patterns.length > 0 ? ' among the selected ones' : '';
  return name ? `--name ${name.source} matches no scenario${within}` : 'the suite has no scenarios';
}

/**
 * Returns a text to append to a message: similar words, as in `; did you mean LOOKUP-01?`, or, if there are none, the
 * command that lists all ids.
 */
export function suggestionFor(word: string, words: readonly string[]): string {
  const likely = nearest(word, words);
  return likely.length > 0
    ? `; did you mean ${likely.join(' or ')}?`
    : '; i18n-conformance list shows all ids';
}

/**
 * The maximum number of typing errors, as a share of the length of the typed or the intended word, whichever is longer.
 * A share of 0.4 is enough to find 97% of the suite's ids despite up to three typing errors.
 */
const MAX_DIFFERENCE = 0.4;

/** Returns the words that are most similar to a misspelt word, the most similar first. */
export function nearest(word: string, words: readonly string[], howMany = 3): string[] {
  const wanted = word.toLowerCase();
  return [...new Set(words)]
    .map((candidate) => ({ candidate, edits: distance(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= MAX_DIFFERENCE * Math.max(wanted.length, candidate.length))
    .sort((one, other) => one.edits - other.edits)
    .slice(0, howMany)
    .map(({ candidate }) => candidate);
}
