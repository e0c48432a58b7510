import type { Adapter } from '../adapter/contract/adapter';
import { setCurrentSession } from '../adapter/contract/current-session';
import { unsupported } from '../adapter/contract/errors';
import type { Session } from '../adapter/contract/session';
import createReference from '../ports/reference';
import { runScenarios } from '../runner/run/cucumber-run';
import type { Outcome } from '../runner/run/outcome';
import { OutcomeCollector } from '../runner/run/outcome-collector';
import type { Scenario } from '../suite';

/** How each of some scenarios ends when cucumber runs it; the session is closed then. */
export async function outcomesOf(session: Session, planned: readonly Scenario[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const collector = new OutcomeCollector(planned, (outcome) => outcomes.push(outcome));
  setCurrentSession(session);
  try {
    await runScenarios(planned, 'defined', (message) => collector.take(message));
    collector.requireAll();
  } finally {
    setCurrentSession(undefined);
    await session.close();
  }
  return outcomes;
}

/** What an outcome says; the folders that scenarios write are each time other ones. */
export function messageOf({ finding }: Outcome): string | undefined {
  return finding?.message.replaceAll(/i18n-conformance-\w+/g, 'a folder');
}

/** A port that passes, fails, lacks something, and is at fault. */
export function flawed(): Adapter {
  const reference = createReference();
  return {
    ...reference,
    t: async (params) => (await reference.t(params)).toUpperCase(),
    inject: async (params) =>
      'loader' in params ? Promise.reject(unsupported('no loaders')) : reference.inject(params),
    assignLocale: () => Promise.reject(unsupported('there is no setter')),
    defaultLocale: async () => 7 as unknown as string,
  };
}
