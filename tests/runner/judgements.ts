import type { TrialResult } from '../../suite/play/trial-result';
import { parseKnownFailures } from '../../runner/plan/known-failures';
import { select, type Selection } from '../../runner/plan/select';
import { recordRun } from '../../runner/run/run';
import { judge } from '../../runner/verdict/judge';
import type { Block } from '../../runner/blocks/block';
import { trialBlocks } from '../../runner/blocks/case-blocks';
import type { Judged, Judgement } from '../../runner/verdict/judgement';
import type { KnownMistake, Rule, Scenario, Suite, Surface, Trial } from '../../suite/read';
import { ruleOf, suiteOf } from '../scripts/suites';

/** Returns a rule with one scenario for each name, all on the same surfaces. */
export function ruleWith(
  id: string,
  {
    names = ['a-case'],
    surfaces = ['module', 'catalog'],
    ...fields
  }: Partial<Rule> & { readonly names?: readonly string[]; readonly surfaces?: readonly Surface[] } = {},
): Rule {
  const { file } = fields.file === undefined ? ruleOf(id) : { file: fields.file };
  const scenarios = names.map((name, index): Scenario => {
    const steps = [{ keyword: 'When', text: `${name} is played`, line: 9 }];
    return { id: `${id}/${name}`, rule: id, name, file, line: 8 + index, surfaces, steps };
  });
  return ruleOf(id, { ...fields, file, scenarios });
}

/** Returns a suite of two chapters: loading, which has this file, and lookup. */
export function twoChapters(rules: readonly Rule[], file: string): Suite {
  const suite = suiteOf(rules);
  return { ...suite, features: [{ ...suite.features[0]!, chapter: 'loading', file }, ...suite.features] };
}

/** Returns the scenarios of an outline, one for each case, on the module and on a catalog. */
export function outlineWith(id: string, cases: readonly string[]): Scenario[] {
  const [rule = '', name = ''] = id.split('/');
  const [scenario] = ruleWith(rule, { names: [name] }).scenarios;
  const outline = { id, line: 20, steps: scenario!.steps, examples: [] };
  return cases.map((one) => ({ ...scenario!, id: `${id}/${one}`, case: one, outline }));
}

/** The message of a trial that failed, unless another one is given. */
export const FAILED = 'failed as the test says';

/** The trials that did not pass, by patterns of their keys: how they ended, and the message if the test gives one. */
export type Endings = readonly (readonly [
  pattern: string,
  kind: TrialResult['kind'] | 'not-run',
  message?: string,
])[];

/** The options of a run that a test can set. */
export interface JudgedWith extends Partial<Selection> {
  readonly suite?: Suite;
  /** The text of a list of known failures. */
  readonly known?: string;
  readonly mistakes?: readonly KnownMistake[];
}

/** Judges a port for which all scenarios pass except those that match one of these patterns. */
export function judgementOf(
  rules: readonly Rule[],
  endings: Endings,
  { suite = suiteOf(rules), known = '', mistakes = [], ...selection }: JudgedWith = {},
): Judgement {
  const { level, patterns, surface } = { level: 'spec', patterns: [], ...selection } as const;
  const { trials } = select(suite, { level, patterns, surface });
  const results = trials.flatMap((trial) => resultOf(trial, endings) ?? []);
  const run = recordRun(suite, results, {
    port: { protocol: 1, implementation: { name: 'a port', version: '1', language: 'any' } },
    level,
    selection: { select: patterns, repeat: 1, ...(surface && { surface }) },
  });
  return judge(suite, run, parseKnownFailures(known, 'known.txt'), () => mistakes);
}

function resultOf(trial: Trial, endings: Endings): TrialResult | undefined {
  const { key } = trial;
  const timing = { trial, milliseconds: 0 };
  const ending = endings.find(([pattern]) => isNamed(key, pattern));
  if (ending === undefined || ending[1] === 'passed') return { ...timing, kind: 'passed' };
  const [, kind, message = kind === 'failed' ? FAILED : `${kind} as the test says`] = ending;
  if (kind === 'not-run') return undefined;
  return { ...timing, kind, step: 0, problem: { kind, message } };
}

/** Tells whether a pattern names a key: a rule or a scenario, and optionally a surface, such as `LOOKUP-01 @catalog`. */
function isNamed(key: string, pattern: string): boolean {
  const [id = '', surface] = pattern.split(' ');
  return key.startsWith(`${id}/`) || key.startsWith(`${id} `) ? key.endsWith(surface ?? '') : false;
}

/** Describes a trial that failed because `translate` returned another value than expected. */
export function deviating(judged: Judged, expected: unknown, actual: unknown): Block[] {
  const deviations = [{ surface: 'I18n', operation: 'translate', expected, actual }];
  const problem = { kind: 'failed', message: 'they differ', deviations } as const;
  return trialBlocks({ ...judged, result: { ...judged.result!, problem } }, () => 'again');
}
