import type { Level, Suite, Surface, Trial } from '../../suite';
import { UsageError } from '../usage-error';
import { nearest } from './nearest';
import { trialPattern } from './trial-pattern';

/** The selection of the scenarios to run. */
export interface Selection {
  readonly level: Level;
  /** Whether the scenarios that decide nothing are played too. */
  readonly observations: boolean;
  /** Ids and globs: a scenario that one of them names is selected; without any, all are. */
  readonly patterns: readonly string[];
  /** A regular expression that the name of a scenario, or of its case, matches. */
  readonly name?: RegExp;
  /** The only surface that is judged; absent: all. */
  readonly surface?: Surface;
}

/** The scenarios of a run, on each of their surfaces. */
export interface Plan {
  readonly level: Level;
  /** The only surface that is judged; absent: all. */
  readonly surface?: Surface;
  /** In the order of the suite; at level `spec` those of level `crystal` among them are observations. */
  readonly trials: readonly Trial[];
  /** The keys of those that decide the verdict. */
  readonly decisive: ReadonlySet<string>;
  /** Whether every scenario that the level asks for is part of it, on the surface that is judged. */
  readonly isWhole: boolean;
}

/**
 * Selects the scenarios of a run.
 *
 * @throws UsageError when a pattern names none, or none that decides the verdict is left
 */
export function select(suite: Suite, { level, observations, patterns, name, surface }: Selection): Plan {
  const selects = patterns.map((pattern) => patternThatMatches(pattern, suite));
  const selected = suite.trials.filter(
    (trial) =>
      (selects.length === 0 || selects.some((matches) => matches(trial))) &&
      (name === undefined || name.test(trial.name) || name.test(trial.case ?? '')),
  );
  const rules = new Map(suite.rules.map((rule) => [rule.id, rule]));
  const isOnSurface = (trial: Trial): boolean => surface === undefined || trial.surface === surface;
  const trials = selected.filter(isOnSurface);
  const decides = ({ rule }: Trial): boolean => level === 'crystal' || rules.get(rule)?.level === 'spec';
  const decisive = trials.filter(decides);
  if (selected.length === 0) throw new UsageError(nothingSelected(patterns, name));
  if (trials.length === 0)
    throw new UsageError(`nothing of what is selected is played on the surface ${surface}`);
  if (decisive.length === 0) {
    throw new UsageError(
      `all that is selected is of level crystal, which decides nothing at level ${level}: add --level crystal`,
    );
  }
  return {
    level,
    ...(surface && { surface }),
    trials: observations ? trials : decisive,
    decisive: new Set(decisive.map(({ key }) => key)),
    isWhole: decisive.length === suite.trials.filter((trial) => decides(trial) && isOnSurface(trial)).length,
  };
}

function patternThatMatches(pattern: string, suite: Suite): ReturnType<typeof trialPattern> {
  const matches = trialPattern(pattern);
  if (suite.trials.some(matches)) return matches;
  const ids = [...suite.rules, ...suite.scenarios].map(({ id }) => id);
  throw new UsageError(`--select ${pattern} names no rule and no scenario${suggestionFor(pattern, ids)}`);
}

function nothingSelected(patterns: readonly string[], name: RegExp | undefined): string {
  const within = patterns.length > 0 ? ' among those that --select names' : '';
  return name ? `--name ${name.source} matches no scenario${within}` : 'the suite has no scenarios';
}

/** Suggests the words that may have been meant: `; did you mean …?` */
export function suggestionFor(word: string, words: readonly string[]): string {
  const likely = nearest(word, words);
  return likely.length > 0 ? `; did you mean ${likely.join(' or ')}?` : '; see i18n-conformance list';
}
