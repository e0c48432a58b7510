import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import type { Adapter } from '../../adapter/contract/adapter';
import { loadSteps, Playthrough } from '../../play';
import createReference from '../../ports/reference';
import type { Surface } from '../../suite';

/** Plays steps on a surface, and returns the subject of each operation, in the order of the calls. */
async function subjectsOf(surface: Surface, ...texts: readonly string[]): Promise<unknown[]> {
  const calls: unknown[] = [];
  const session = await openInProcessSession(createReference);
  const recording = new Proxy(await session.fresh(), {
    get: (adapter: Adapter, name: keyof Adapter) => (params: { subject?: string; catalog?: string }) => {
      calls.push([name, params?.subject ?? params?.catalog]);
      return (adapter[name] as (params: object) => unknown)(params);
    },
  });
  const playthrough = new Playthrough(loadSteps(), session, recording, surface);
  for (const text of texts) {
    const step = { keyword: 'When', text, line: 1 };
    const takesYaml = /the translations(?: is read)?$/.test(text);
    await playthrough.play(takesYaml ? { ...step, docString: { content: 'en: { a: A }' } } : step);
  }
  await playthrough.end();
  await session.close();
  return calls;
}

describe('the steps of a scenario', () => {
  const STEPS = ['the translations', '"a" is translated', 'the active locale is "en"'];

  it('make their calls on the module, on the surface module', async () => {
    assert.deepEqual(await subjectsOf('module', ...STEPS), [
      ['configure', undefined],
      ['init', undefined],
      ['translate', 'I18n'],
      ['locale', 'I18n'],
    ]);
  });

  for (const surface of ['catalog', 'library'] as const) {
    it(`make their calls on a catalog, on the surface ${surface}`, async () => {
      assert.deepEqual(await subjectsOf(surface, ...STEPS), [
        ['newCatalog', 'catalog'],
        ['inject', 'catalog'],
        ['translate', 'catalog'],
        ['locale', 'catalog'],
      ]);
    });
  }

  it('let the module read a loader with `init`, and a catalog with `inject`', async () => {
    const STEP = 'a custom loader of the translations is read';
    assert.deepEqual(await subjectsOf('module', STEP), [
      ['configure', undefined],
      ['init', undefined],
    ]);
    assert.deepEqual(await subjectsOf('catalog', STEP), [
      ['newCatalog', 'catalog'],
      ['inject', 'catalog'],
    ]);
  });

  it('make their calls on the surface that they name, whichever is tested', async () => {
    for (const surface of ['module', 'catalog', 'library'] as const) {
      const calls = await subjectsOf(
        surface,
        'the module has the translations',
        'a new catalog',
        '"a" is translated in the module',
        '"a" is translated in the catalog',
      );
      assert.deepEqual(calls.slice(-2), [
        ['translate', 'I18n'],
        ['translate', 'catalog'],
      ]);
    }
  });
});
