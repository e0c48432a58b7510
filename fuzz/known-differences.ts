import { AdapterFault } from '../adapter/contract/errors';
import { compileScript } from '../steps/compile';
import type { ScriptCall } from '../steps/script';
import type { Trial } from '../suite';
import { FoundDifference, type Shape } from './difference';
import type { Sessions } from './random-scenario';
import { deviationsOf, Incomparable, Side } from './side';

/** The shape of a difference that is known, and the rule whose scenario shows it. */
export interface KnownDifference {
  readonly shape: Shape;
  readonly rule: string;
}

/**
 * Plays the known failures on both sides, and returns the shapes of the differences that they show. A random scenario
 * has no rule, so its difference is known if a known failure shows the same difference. A fault is never known.
 */
export async function knownDifferences(
  scenarios: readonly Trial[],
  sessions: Sessions,
): Promise<KnownDifference[]> {
  const known: KnownDifference[] = [];
  for (const scenario of scenarios) {
    for (const shape of await shapesOf(scenario, sessions)) known.push({ shape, rule: scenario.rule });
  }
  return known;
}

/** Makes all calls, because those after a difference may show other differences. */
async function shapesOf(trial: Trial, { reference, port }: Sessions): Promise<Shape[]> {
  const { needs, calls } = compileScript(trial);
  if (needs.some((need) => port.handshake.inexpressible?.includes(need))) return [];
  const expected = await madeBy(new Side(reference), calls);
  const made = await madeBy(new Side(port), calls);
  return calls.flatMap(({ expect }, index) => {
    const [one, other] = [expected[index], made[index]];
    if (one === undefined || other === undefined) return [];
    const comparable = expect.filter((stated) => !('call' in stated) || made[stated.call] !== undefined);
    return deviationsOf(other, comparable, made).map(
      (deviation) => new FoundDifference(one, other, deviation).shape,
    );
  });
}

/** Makes calls, and returns those that were made before any fault. */
async function madeBy(side: Side, calls: readonly ScriptCall[]): Promise<Side['made']> {
  try {
    await side.make(calls);
  } catch (thrown) {
    if (!(thrown instanceof Incomparable || thrown instanceof AdapterFault)) throw thrown;
  } finally {
    await side.end();
  }
  return side.made;
}
