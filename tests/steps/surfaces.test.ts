import { deepStrictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Script } from '../../steps/script';
import { compiled } from './compiled';

const GIVEN = ['the translations', 'en: { a: A }'] as const;

/** Returns the method and the subject of each call. */
function subjectsIn({ calls }: Script): unknown[] {
  return calls.map(({ method, params }) => {
    const { subject, catalog } = params as { readonly subject?: string; readonly catalog?: string };
    return [method, subject ?? catalog];
  });
}

describe('the surface of a script', () => {
  const STEPS = [GIVEN, '"a" is translated', 'the active locale is "en"'] as const;

  it('decides whether the calls are made on the module or on a catalog', () => {
    deepStrictEqual(subjectsIn(compiled('module', ...STEPS)), [
      ['configure', undefined],
      ['init', undefined],
      ['translate', 'I18n'],
      ['locale', 'I18n'],
    ]);
    for (const surface of ['catalog', 'library'] as const) {
      deepStrictEqual(subjectsIn(compiled(surface, ...STEPS)), [
        ['Catalog.new', 'catalog'],
        ['inject', 'catalog'],
        ['translate', 'catalog'],
        ['locale', 'catalog'],
      ]);
    }
  });

  it('decides how a loader is read, and what has no translations', () => {
    const loader = ['a custom loader of the translations is read', '{}'] as const;
    deepStrictEqual(subjectsIn(compiled('module', loader, 'no translations')), [
      ['configure', undefined],
      ['init', undefined],
      ['init', undefined],
    ]);
    deepStrictEqual(subjectsIn(compiled('catalog', loader, 'no translations')), [
      ['Catalog.new', 'catalog'],
      ['inject', 'catalog'],
      ['Catalog.new', 'catalog 2'],
    ]);
  });

  it('does not matter to steps that name a surface', () => {
    for (const surface of ['module', 'catalog', 'library'] as const) {
      const script = compiled(
        surface,
        ['the module has the translations', '{}'],
        'a new catalog',
        '"a" is translated in the module',
        '"a" is translated in the catalog',
      );
      deepStrictEqual(subjectsIn(script).slice(-2), [
        ['translate', 'I18n'],
        ['translate', 'catalog'],
      ]);
    }
  });

  it('gives each catalog a name of its own', () => {
    deepStrictEqual(
      subjectsIn(
        compiled(
          'catalog',
          'a new catalog',
          '"fr" is active',
          'a new catalog',
          '"de" is active',
          ['another catalog with the translations', '{}'],
          '"en" is active in the other catalog',
        ),
      ),
      [
        ['Catalog.new', 'catalog'],
        ['activate', 'catalog'],
        ['Catalog.new', 'catalog 2'],
        ['activate', 'catalog 2'],
        ['Catalog.new', 'other'],
        ['inject', 'other'],
        ['activate', 'other'],
      ],
    );
  });
});
