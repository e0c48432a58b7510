import { deepStrictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { MUTANTS, MUTANTS_BY_FILE } from '../../proof/mutants';
import { isTitle } from '../../proof/mutants/title';
import { readSuite } from '../../suite/read';
import { requireNone } from '../none';

describe('files of mutants', () => {
  const { rules } = readSuite(PACKAGE_ROOT);
  const featureOf = new Map(rules.map(({ id, file }) => [id, file]));
  const mirrored = (file: string) => `features/${file.split('/').slice(0, 2).join('/')}.feature`;

  it('have the same paths as features', () => {
    const features = new Set(featureOf.values());
    const strays = [...MUTANTS_BY_FILE.keys()].filter((file) => !features.has(mirrored(file)));
    deepStrictEqual(strays, []);
  });

  it('contain only mutants of the rules of their features', () => {
    const strays = [...MUTANTS_BY_FILE].flatMap(([file, mutants]) =>
      mutants
        .filter(({ rule }) => featureOf.get(rule) !== mirrored(file))
        .map(({ id, rule }) => `${file}: ${id} is of ${featureOf.get(rule) ?? 'no feature'}`),
    );
    deepStrictEqual(strays, []);
  });
});

describe('titles of mutants', () => {
  it('begin with what the port does: a verb in the third person', () => {
    requireNone(MUTANTS.filter(({ title }) => !isTitle(title)).map(({ id, title }) => `${id}: ${title}`));
  });

  it('are no fragments, and do not begin with another subject', () => {
    const titles = [
      'Returns nil',
      'returns nil',
      'Times are swapped',
      'The key is lost',
      'Raised',
      'Is lost.',
    ];
    deepStrictEqual(titles.filter(isTitle), ['Returns nil']);
  });
});
