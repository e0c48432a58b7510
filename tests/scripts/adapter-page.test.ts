import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { PROTOCOL_SCHEMA } from '../../adapter/contract/protocol-schema';
import { readDocComments } from '../../scripts/adapter-page/doc-comments';
import { documentedProtocol } from '../../scripts/adapter-page/documented-protocol';
import { protocolSchema } from '../../scripts/adapter-page/protocol-schema';

const comments = readDocComments(PACKAGE_ROOT);
const protocol = documentedProtocol(comments);

test('a method and a value without a doc comment are reported', () => {
  const others = [...comments].filter(([name]) => name !== 'translate' && name !== 'SymbolValue');
  assert.throws(() => documentedProtocol(new Map(others)), {
    message:
      'adapter/contract: translate has no doc comment\nadapter/contract: SymbolValue has no doc comment',
  });
});

test('the published schema is the schema that validates messages, with descriptions added', () => {
  const published = JSON.parse(JSON.stringify(protocolSchema(protocol)));
  assert.equal(published.$defs.symbol.description, comments.get('SymbolValue'));
  assert.equal(published.$defs.request.oneOf[0].description, comments.get('initialize'));
  assert.deepEqual(withoutDescriptions(published), withoutDescriptions(PROTOCOL_SCHEMA));
});

function withoutDescriptions(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key === 'description' ? undefined : value)));
}
