import { setCurrentSession } from '../../adapter/current-session';
import { openInProcessSession } from '../../adapter/in-process-session';
import { runScenarios } from '../../runner/run/cucumber-run';
import { OutcomeCollector } from '../../runner/run/outcome-collector';
import type { Outcome } from '../../runner/run/outcome';
import type { Scenario } from '../../runner/suite';
import type { Make } from '../changes/changing';

/** Runs scenarios against an implementation in this process, and gives how each ended. */
export async function judge(make: Make, scenarios: readonly Scenario[]): Promise<Outcome[]> {
  // Without a selection, cucumber runs everything.
  if (scenarios.length === 0) return [];
  const outcomes: Outcome[] = [];
  const collector = new OutcomeCollector(scenarios, (outcome) => outcomes.push(outcome));
  const session = await openInProcessSession(make);
  setCurrentSession(session);
  try {
    await runScenarios(scenarios, 'defined', (message) => collector.take(message));
    collector.requireAll();
  } finally {
    setCurrentSession(undefined);
    await session.close();
  }
  return outcomes;
}
