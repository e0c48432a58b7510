import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { load, YAML11_SCHEMA } from 'js-yaml';
import type { TranslateParams } from '../../adapter/contract/adapter';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { LISTED_KEYWORD_SETS, LISTED_SYMBOLS } from '../../adapter/contract/values';
import { yamlText } from '../../fuzz/notation';
import { scenarioText } from '../../runner/console/scenario-text';
import { nameText, yamlOf } from '../../steps/notation';
import { MODULE, surfaceOf } from '../../steps/surfaces';
import type { Surface } from '../../suite/read';
import { beforeTests } from '../before-tests';
import { KEYWORD_SETS, requireListed, SYMBOLS, UsedNames } from '../suite/compile/used-names';
import { runPasted } from './pasted';
import { fuzzed, port, printed } from './ports';
import { playDrawn, recordingSession, type PlayedAlone } from './scenarios';

/** The number of scenarios of a level: with fewer, some operation is not called on some surface. */
const SCENARIOS = 200;
/** The number of scenarios that are played as they are printed. */
const PRINTED = 100;

const ALIASED = 'l localize t t! translate translate!'.split(' ');
const OF_BOTH = [...ALIASED, 'activate', 'available_locales', 'locale', 'locale=', 'with_locale'];
const OF_MODULE = ['config', 'config=', 'configure', 'init'];
const OF_CATALOG = ['Catalog.from_config', 'Catalog.new', 'default_locale', 'inject'];
const OF_LIBRARY = ['activate', 'constants', 'load', 'locale', 'localize', 'translate'];

/** The operations that random scenarios of level spec call on each surface. */
const DRAWN: Readonly<Record<Surface, readonly string[]>> = {
  module: [...OF_BOTH, ...OF_MODULE],
  catalog: [...OF_BOTH, ...OF_CATALOG],
  library: [...OF_LIBRARY, ...OF_CATALOG, ...OF_MODULE],
};

/** The directives of the rules at both levels. */
const KNOWN_DIRECTIVES = new Set(
  (
    '%a %A %^a %^A %b %B %^b %^B %h %^h %C %c %D %d %-d %e %F %G %g %H %I %j %k %L %l %M %m %-m %_m %N %3N %6N %9N ' +
    '%P %p %R %r %S %s %T %u %V %w %X %x %Y %y %Z %^Z %z %:z %::z %%'
  ).split(' '),
);

/** The calls of the scenarios of a surface. */
function callsOn(surface: Surface, played: readonly PlayedAlone[]): readonly (readonly [string, object])[] {
  const calls = played.filter((one) => one.surface === surface).flatMap((one) => one.calls);
  return calls as (readonly [string, object])[];
}

/** Returns what a parser reads from a text, or `refused`. */
function readBy(parse: (text: string) => unknown, text: string): unknown {
  try {
    return parse(text);
  } catch {
    return 'refused';
  }
}

const readBy11 = (text: string): unknown => readBy((yaml) => load(yaml, { schema: YAML11_SCHEMA }), text);

/** Tests what holds for each random scenario of a level. */
function testScenarios(level: string, played: readonly PlayedAlone[]): void {
  test(`at level ${level}, scenarios use only listed Symbols and sets of named arguments`, () => {
    const used = new UsedNames();
    for (const { calls } of played) used.take(calls);
    requireListed(used);
  });

  test(`at level ${level}, each operation is called on each surface that has it, and on no other`, () => {
    for (const [surface, operations] of Object.entries(DRAWN) as [Surface, readonly string[]][]) {
      const called = new Set(callsOn(surface, played).map(([method]) => method));
      const missing = operations.filter((method) => !called.has(method));
      assert.deepEqual(missing, [], surface);
    }
    const subjectsOn = (surface: Surface): string[] => [
      ...new Set(callsOn(surface, played).map(([, params]) => surfaceOf(params))),
    ];
    assert.deepEqual([subjectsOn('module'), subjectsOn('catalog')], [[MODULE], ['catalog']]);
    assert.deepEqual(subjectsOn('library').sort(), [MODULE, 'catalog', 'other']);
  });

  test(`at level ${level}, no Float is whole, and no Int is -0`, () => {
    const numbers = Array.from(
      JSON.stringify(played.map(({ calls }) => calls)).matchAll(/"(float|integer)":"([^"]*)"/g),
      ([, kind, text = '']) => ({ kind, text }),
    );
    const odd = numbers.filter(({ kind, text }) =>
      kind === 'float' ? Number.isInteger(Number(text)) : !/^(?:0|-?[1-9]\d*)$/.test(text),
    );
    assert.deepEqual(odd, []);
    assert.ok(numbers.length > 5, `${numbers.length} numbers were seen`);
  });

  test(`at level ${level}, parsers of YAML 1.1 and 1.2 read the same from the files of scenarios`, () => {
    const files = played
      .flatMap(({ drawn }) => drawn.groups.flat())
      .filter(({ text }) => text.startsWith('a folder with the file'))
      .map(({ docString }) => docString?.content ?? '');
    assert.ok(files.length > 20, `${files.length} files were seen`);
    for (const file of files) assert.deepEqual(readBy11(file), readBy(yamlOf, file), file);
  });

  test(`at level ${level}, printed scenarios make the same calls as random ones, and the reference passes`, async () => {
    const some = played.slice(0, PRINTED);
    const texts = some.map(({ surface, groups }) =>
      scenarioText(
        'as printed',
        surface,
        groups.flatMap(({ steps, expectation }) => [...steps, ...expectation]),
      ),
    );
    assert.ok(some.flatMap(({ calls }) => calls).length > 1500);
    const pasted: unknown[][] = [];
    const session = await recordingSession(() => {
      pasted.push([]);
      return pasted.at(-1)!;
    });
    const endings = await runPasted(texts, session);
    for (const [index, text] of texts.entries()) {
      assert.doesNotMatch(text, /^ {6}When .*^ {6}Given /ms);
      assert.equal(endings[index]?.kind, 'passed', text.slice(-1500));
      assert.deepEqual(pasted[index], some[index]?.calls, text.slice(-1500));
    }
  });
}

// Playing them takes seconds, so that they are played once for all that holds for each of them.
beforeTests(
  async () => ({ spec: await playDrawn('spec', SCENARIOS), crystal: await playDrawn('crystal', SCENARIOS) }),
  ({ spec, crystal }) => {
    testScenarios('spec', spec);
    testScenarios('crystal', crystal);

    test('no scenario has a directive that 0.2.2 does not know, an empty key or an empty scope', () => {
      const text = JSON.stringify([...spec, ...crystal].map(({ calls }) => calls));
      const patterns = Array.from(text.matchAll(/"format":"([^"]*%[^"]*)"/g), ([, pattern = '']) => pattern);
      const directives = patterns.flatMap((pattern) => pattern.match(/%(?:[-_^]|:+|\d)?[a-zA-Z%]/g) ?? []);
      assert.ok(directives.length > 100, `${directives.length} directives were seen`);
      assert.deepEqual(
        directives.filter((directive) => !KNOWN_DIRECTIVES.has(directive)),
        [],
      );
      const lookups = [...spec, ...crystal]
        .flatMap(({ calls }) => calls as readonly (readonly [string, TranslateParams])[])
        .filter(([, params]) => 'key' in params);
      const parts = lookups.flatMap(([, { key, scope }]) => [key, ...[scope ?? []].flat()].map(nameText));
      assert.ok(parts.includes('menu.'));
      assert.equal(parts.includes(''), false);
    });

    test('each operation is called with each of its arguments', () => {
      for (const surface of ['module', 'catalog'] as const) {
        const methodsWith = (argument: string): string[] => {
          const calls = callsOn(surface, spec).filter(([, params]) => argument in params);
          return [...new Set(calls.map(([method]) => method))].sort();
        };
        for (const argument of ['count', 'scope', 'params', 'kwargs'])
          assert.deepEqual(methodsWith(argument), ALIASED.slice(2), argument);
        assert.deepEqual(methodsWith('format'), ALIASED.slice(0, 2));
      }
    });
  },
);

test('the lists of the contract match the protocol, and adapter/README.md shows them', () => {
  assert.deepEqual(LISTED_SYMBOLS, SYMBOLS);
  assert.deepEqual(LISTED_KEYWORD_SETS, KEYWORD_SETS);
  // Lines are broken where they become too long.
  const page = readFileSync(join(PACKAGE_ROOT, 'adapter/README.md'), 'utf8').replaceAll(/\n +/g, ' ');
  for (const [place, symbols] of [
    ['locales', SYMBOLS.locales],
    ['formats', SYMBOLS.formats],
    ['keys and parts of scopes', SYMBOLS.keys],
  ] as const) {
    const line = `- ${place}: ${symbols.map((symbol) => `\`${symbol}\``).join(' ')}\n`;
    assert.ok(page.includes(line), line);
  }
  assert.ok(page.includes('- named arguments: `name`; `first` and `last`; `name` and `place`; `locale`\n'));
});

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

test('Strings that some version of YAML would not read as Strings are quoted', () => {
  const words =
    'yes no on off y n null ~ true Yes NO 1 1.0 1_000 0o17 0x1f 1e3 .inf 12:30 2020-12-13 << ='.split(' ');
  for (const word of words) {
    assert.equal(yamlText({ [word]: word }), `'${word}': '${word}'`);
    assert.deepEqual(readBy11(yamlText({ en: { [word]: word } })), { en: { [word]: word } });
  }
  assert.equal(yamlText({ fr: { greeting: 'Bonjour' } }), 'fr: {greeting: Bonjour}');
});
