import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '../../adapter/contract/adapter';
import { AVOIDED } from '../../fuzz/model/avoided';
import { stateAfter } from '../../fuzz/model/state-after';
import { catalogOf, NEW_SCENARIO, type ScenarioState } from '../../fuzz/model/scenario-state';
import { CATALOG } from '../../steps/surfaces';
import { callsOf, readDifferences, readVectors } from '../reference/replayed-recordings';

const VECTORS = new Map(
  ['points.jsonl', 'points-4.jsonl'].flatMap(readVectors).map((vector) => [vector.id, vector]),
);

/** Returns a recorded call on the catalog that random scenarios use. A recorded point has one catalog at most. */
function onTheCatalog({ method, params = {} }: Call): Required<Call> {
  const names = ['catalog', 'subject'].filter((name) => name in params);
  return { method, params: { ...params, ...Object.fromEntries(names.map((name) => [name, CATALOG])) } };
}

/** Returns the state in the fuzzer's model before a call, which is counted from 1. */
function stateBefore(calls: readonly Required<Call>[], call: number): ScenarioState {
  let state = NEW_SCENARIO;
  // A call that the fuzzer avoids has no state after it. None of those that are listed changes the state.
  for (const one of calls.slice(0, call - 1)) state = stateAfter(state, [one], 'crystal') ?? state;
  return state;
}

for (const { recording, calls, shows } of readDifferences()) {
  const avoided = AVOIDED[shows];
  if (typeof avoided !== 'function') continue;
  test(`the fuzzer avoids the calls of ${recording} that show ${shows}`, () => {
    const recorded = callsOf(VECTORS.get(recording)!).map(onTheCatalog);
    for (const call of calls) {
      const catalog = catalogOf(stateBefore(recorded, call), CATALOG);
      assert.ok(catalog);
      // The fuzzer does not make the call after an avoided one, which may differ because of it.
      assert.ok(calls.includes(call - 1) || avoided(catalog, recorded[call - 1]!), `call ${call}`);
    }
  });
}
