import type { Session } from '../../adapter/contract/session';
import { playedOn } from '../played';
import type { TrialResult } from '../../suite/play/trial-result';
import { compileScript } from '../../steps/compile';
import { readFeature } from '../../suite/read/read-feature';
import { trialsOf } from '../../suite/read/trials';

/**
 * Pastes scenarios below a rule of a feature, and plays them.
 *
 * @param scenarios texts of scenarios, as they were printed
 */
export async function runPasted(
  scenarios: readonly string[],
  session: Session,
): Promise<Pick<TrialResult, 'kind' | 'problem'>[]> {
  const rule = '  @id:PASTED-01\n  Rule: As printed';
  const source = ['Feature: Pasted', '', rule, '', scenarios.join('\n\n'), ''].join('\n');
  const feature = readFeature(source, 'pasted.feature', new Map([['PASTED-01', ['1']]]));
  const results = await playedOn(session, trialsOf(feature.rules[0]?.scenarios ?? []), {
    scriptOf: compileScript,
  });
  return results.map(({ kind, problem }) => ({ kind, ...(problem && { problem }) }));
}
