import { deepStrictEqual, notDeepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sampledMutations } from '../../../proof/python/mutations';
import { missingToolchain } from '../../../proof/python/port';

const obstacle = missingToolchain();
const isSkipped = obstacle !== undefined && process.env['I18N_TOOLCHAINS'] !== 'required';

describe('sampledMutations', { skip: isSkipped ? obstacle : false }, () => {
  const idsOf = (seed: string) =>
    sampledMutations({ seed, count: 5, only: ['interpolation.py'] }).map(({ id }) => id);

  it('takes the same sample for the same seed, and another one for another seed', () => {
    deepStrictEqual(idsOf('1'), idsOf('1'));
    notDeepStrictEqual(idsOf('1'), idsOf('2'));
  });

  const all = sampledMutations({ seed: '1', count: 1000, only: ['interpolation.py', 'errors.py'] });
  const find = (name: string) => all.filter(({ shown }) => shown.includes(`in: ${name}`));

  it('gives each mutation an id of its own', () => {
    strictEqual(new Set(all.map(({ id }) => id)).size, all.length);
  });

  it('shows the code before and after the mutation', () => {
    const shown = find('as_text').map(({ shown: [, code, becomes] }) => `${code} ${becomes}`);
    ok(shown.includes("- return 'true' if value else 'false' + return 'true'"), shown.join('\n'));
  });

  it('writes the whole file with the mutation alone', () => {
    const mutation = find('as_text').find(({ shown }) => shown.includes("+ return 'true'"));
    const source = mutation?.sources['i18n/interpolation.py'] ?? '';
    ok(source.includes("        case bool():\n            return 'true'\n"));
    ok(source.includes('return _PLACEHOLDER.sub(replacement, text) if values else text'));
  });

  it('names the innermost function by its first line, and none for the code of the module', () => {
    const places = (name: string) => [...new Set(find(name).map(({ place }) => place))];
    deepStrictEqual(places(''), [null]);
    strictEqual(places('as_text').length, 1);
    strictEqual(places('interpolate.replacement').length, 1);
    notDeepStrictEqual(places('interpolate.replacement'), places('interpolate'));
  });

  it('leaves doc strings and the texts of errors that the document lacks as they are', () => {
    const changed = all.map(({ shown }) => shown.join(' '));
    ok(!changed.some((text) => text.includes('The base of all errors') || text.includes('InvalidPattern')));
    ok(changed.some((text) => text.includes('missing translation')));
  });
});
