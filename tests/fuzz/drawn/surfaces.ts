import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Method } from '../../../adapter/contract/adapter';
import { MODULE, surfaceOf } from '../../../steps/surfaces';
import { SURFACES, type Level, type Surface } from '../../../suite';
import { fuzzed, port, printed } from '../ports';
import type { PlayedAlone } from '../scenarios';

type RecordedCall = readonly [method: Method, params: object];

/** The operations that both the module and a catalog have, with their short forms. */
const OF_BOTH =
  'activate available_locales l locale locale= localize t t! translate translate! with_locale'.split(' ');

const OF_MODULE = ['config', 'config=', 'configure', 'init'];
const OF_CATALOG = ['Catalog.from_config', 'Catalog.new', 'default_locale', 'inject'];
const OF_LIBRARY = [
  ...OF_CATALOG,
  ...OF_MODULE,
  'activate',
  'constants',
  'load',
  'locale',
  'localize',
  'translate',
];
const OF_CRYSTAL = ['fallbacks_for', 'plural_rule', 'tag_parents'];

const DRAWN: Readonly<Record<Surface, readonly string[]>> = {
  module: [...OF_BOTH, ...OF_MODULE],
  catalog: [...OF_BOTH, ...OF_CATALOG],
  library: OF_LIBRARY,
};

/** The calls of random scenarios, by the surface of the scenario. */
type CallsBySurface = ReadonlyMap<Surface, readonly RecordedCall[]>;

function callsBySurface(played: readonly PlayedAlone[]): CallsBySurface {
  return new Map(
    SURFACES.map((surface) => [
      surface,
      played.filter((one) => one.surface === surface).flatMap(({ calls }) => calls as RecordedCall[]),
    ]),
  );
}

/** Returns the operations that were called with an argument. */
function methodsWith(argument: string, calls: readonly RecordedCall[]): string[] {
  return [...new Set(calls.filter(([, params]) => argument in params).map(([method]) => method))].sort();
}

/** Tests which operations random scenarios of a level call on which surfaces. */
export function testSurfaces(level: Level, played: readonly PlayedAlone[]): void {
  const bySurface = callsBySurface(played);

  test(`at level ${level}, each operation is called on each surface that has it`, () => {
    for (const [surface, calls] of bySurface) {
      const methods = new Set<string>(calls.map(([method]) => method));
      const expected = [
        ...DRAWN[surface],
        ...(level === 'crystal' && surface === 'library' ? OF_CRYSTAL : []),
      ];
      assert.deepEqual(
        expected.filter((method) => !methods.has(method)),
        [],
        surface,
      );
    }
  });

  test(`at level ${level}, scenarios about the module or a catalog make calls only there`, () => {
    const subjectsOn = (surface: Surface): string[] => [
      ...new Set((bySurface.get(surface) ?? []).map(([, params]) => surfaceOf(params))),
    ];
    assert.deepEqual(subjectsOn('module'), [MODULE]);
    assert.deepEqual(subjectsOn('catalog'), ['catalog']);
    assert.deepEqual(subjectsOn('library').sort(), [MODULE, 'catalog', 'other']);
  });
}

/** Tests the arguments of operations in random scenarios of level spec. */
export function testArguments(played: readonly PlayedAlone[]): void {
  const bySurface = callsBySurface(played);

  test('each operation is called with each of its arguments', () => {
    for (const surface of ['module', 'catalog'] satisfies Surface[]) {
      const calls = bySurface.get(surface) ?? [];
      for (const argument of ['count', 'scope', 'params', 'kwargs']) {
        assert.deepEqual(methodsWith(argument, calls), ['t', 't!', 'translate', 'translate!'], argument);
      }
      assert.deepEqual(methodsWith('format', calls), ['l', 'localize']);
    }
  });
}

/** Tests that random scenarios are restricted to a surface. */
export function testRestriction(): void {
  test('a mistake on one surface is found only on that surface', async () => {
    const wrongInModule = port((reference) => ({
      activate: async (params) => {
        const locale = await reference.activate(params);
        return surfaceOf(params) === MODULE ? `${locale}!` : locale;
      },
    }));
    assert.match(printed(await fuzzed(wrongInModule, { surface: 'module' })), /^ {4}@surface:module\n/);
    assert.equal(printed(await fuzzed(wrongInModule, { surface: 'catalog', runs: 50 })), 'nothing was found');
    assert.match(printed(await fuzzed(wrongInModule, { surface: 'library' })), /^ {4}@surface:library\n/);
  });
}
