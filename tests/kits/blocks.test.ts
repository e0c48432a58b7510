import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SuiteDefect } from '../../suite';
import { readDocComments } from '../../scripts/adapter-page/doc-comments';
import { documentedProtocol } from '../../scripts/adapter-page/documented-protocol';
import { fillSource } from '../../scripts/kits/blocks';
import { kitOperations } from '../../scripts/kits/operations';
import { kitFiles } from '../../scripts/kits';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

const protocol = documentedProtocol(readDocComments(PACKAGE_ROOT));

test('blocks are filled with the indentation of their markers, and other lines do not change', () => {
  const source = 'a\n\t// generated: one two\n\told\n\t// end\nb\n# generated: c\n# end\n';
  const blocks = new Map([
    ['one two', ['x', '', 'y']],
    ['c', []],
  ]);
  const filled = 'a\n\t// generated: one two\n\tx\n\n\ty\n\t// end\nb\n# generated: c\n# end\n';
  assert.equal(fillSource(source, blocks, 'f'), filled);
});

test('a block that is missing, unknown or duplicated is reported', () => {
  const block = '# generated: a\n# end\n';
  for (const [source, findings] of [
    ['', ['f: the block "a" is not there once']],
    [block + block, ['f: the block "a" is not there once']],
    [`${block}# generated: b\n# end\n`, ['f: no block is called "b"']],
  ] as const) {
    assert.throws(() => fillSource(source, new Map([['a', []]]), 'f'), new SuiteDefect([...findings]));
  }
});

test('an operation is described with its params and its result', () => {
  const operations = new Map(kitOperations(protocol).map((one) => [one.method, one]));
  assert.deepEqual(operations.get('inject'), {
    method: 'inject',
    operation: 'inject',
    doc: 'Injects a loader, or translations, into a catalog (section 4.2).',
    params: [
      'subject?: subject',
      'loader?: loader, unless there is translations',
      'translations?: translations, unless there is loader',
    ],
    result: 'nil',
    isOfCrystal: false,
  });
  assert.deepEqual(operations.get('translate!')?.params, [
    'subject?: subject',
    'key: name',
    'params?: null or object of scalar',
    'count?: null or count',
    'scope?: null or name or array of name',
    'default?: scalar',
    'kwargs?: named-arguments',
  ]);
  assert.equal(operations.get('plural_rule')?.result, 'a plural category');
  assert.ok(!operations.has('reset'));
});

test('the kits are up to date with their generator', async () => {
  for (const { file, current, wanted } of await kitFiles(PACKAGE_ROOT, protocol))
    assert.equal(current, wanted, file);
});
