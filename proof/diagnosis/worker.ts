import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite/read';
import { MUTANTS } from '../mutants';
import { BROAD_MUTANTS } from '../mutants/broad';
import { bothOf } from './pairs';
import { failingPort, type FailingPort } from './failing-port';

const suite = readSuite(PACKAGE_ROOT);
const spec = new Set(suite.rules.filter(({ level }) => level === 'spec').map(({ id }) => id));
const trials = suite.trials.filter(({ rule }) => spec.has(rule));

/**
 * Plays level spec against a mutant, a broad one, or a port with the mistakes of two mutants. Threads of the pool call
 * it.
 */
export default async function play(ids: readonly string[]): Promise<FailingPort> {
  const broad = BROAD_MUTANTS.find(({ id }) => id === ids[0]);
  if (broad !== undefined) return failingPort(broad.id, [broad.rules], broad.make, trials);
  const mutants = ids.map((id) => MUTANTS.find((one) => one.id === id)!);
  const [first, second] = mutants;
  const make = second === undefined ? first!.make : bothOf(first!, second);
  const broken = mutants.map(({ rule }) => [rule]);
  return failingPort(ids.join(' + '), broken, make, trials);
}
