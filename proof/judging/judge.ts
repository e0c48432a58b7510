import { setCurrentSession } from '../../adapter/contract/current-session';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import type { Outcome } from '../../runner/run/outcome';
import type { Scenario } from '../../suite';
import type { Make } from '../changes/changing';
import { Player } from './player';

let loading: Promise<Player> | undefined;

/** Runs scenarios against an implementation in this process, and gives how each ended. */
export async function judge(make: Make, scenarios: readonly Scenario[]): Promise<Outcome[]> {
  loading ??= Player.load();
  const player = await loading;
  const outcomes: Outcome[] = [];
  const session = await openInProcessSession(make);
  setCurrentSession(session);
  try {
    for (const scenario of scenarios) outcomes.push(await player.play(scenario));
  } finally {
    setCurrentSession(undefined);
    await session.close();
  }
  return outcomes;
}
