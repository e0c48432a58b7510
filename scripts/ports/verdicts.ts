import type { Judgement } from '../../runner/verdict/judgement';
import { worst, type Verdict } from '../../runner/verdict/verdict';
import type { Surface } from '../../suite/read';

/** A library, and its verdict on each rule of both levels. */
export interface LibraryVerdicts {
  readonly version: string;
  /** The programming language of the library. */
  readonly language: string;
  /** The surfaces that the library has. Its verdicts come from trials on these alone. */
  readonly surfaces: readonly Surface[];
  /** The verdicts by the id of the rule. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
}

/**
 * Returns the verdicts on a library that was judged at level `crystal`. A rule has the worst verdict of its trials on
 * the surfaces that the library has, and is unsupported if it has no trials on these.
 */
export function verdictsOf({ run, surfaces, rules }: Judgement): LibraryVerdicts {
  const { version, language } = run.port.implementation;
  const existing = surfaces.filter(({ exists }) => exists).map(({ surface }) => surface);
  const verdicts = rules.map(({ rule, trials }): [string, Verdict] => {
    const played = trials.filter(({ trial }) => existing.includes(trial.surface));
    return [rule.id, played.length === 0 ? 'unsupported' : worst(played.map(({ verdict }) => verdict))];
  });
  return { version, language, surfaces: existing, verdicts: new Map(verdicts) };
}

/** Tells whether a library with this verdict on a rule breaks the rule. */
export function breaks(verdict: Verdict): boolean {
  return verdict !== 'passed' && verdict !== 'not-applicable';
}
