import { deepStrictEqual, strictEqual, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { MUTANTS, MUTANTS_BY_FILE } from '../../proof/mutants';
import { mutant } from '../../proof/mutants/mutant';
import { isTitle } from '../../proof/mutants/title';
import { readArrays } from '../../proof/read-arrays';
import { readSuite } from '../../suite';

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

  it('contain at least one mutant', () => {
    const empty = [...MUTANTS_BY_FILE].filter(([, mutants]) => mutants.length === 0).map(([file]) => file);
    deepStrictEqual(empty, []);
  });
});

describe('titles of mutants', () => {
  it('begin with what the port does: a verb in the third person', () => {
    deepStrictEqual(
      MUTANTS.filter(({ title }) => !isTitle(title)).map(({ id, title }) => `${id}: ${title}`),
      [],
    );
  });

  it('are names with a capital letter', () => {
    strictEqual(mutant('LOOKUP-01', 'returns the key', 'It is a text.').title, 'Returns the key');
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

describe('readArrays', () => {
  it('names a file that lacks the export', () => {
    throws(
      () => readArrays('report', 'mutants', (file) => file === 'defects'),
      /proof\/report\/defects\.ts exports no array called mutants: add the export/,
    );
  });
});
