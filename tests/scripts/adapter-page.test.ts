import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { NoParams, Nothing } from '../../adapter/contract/messages';
import { PROTOCOL_SCHEMA } from '../../adapter/contract/protocol-schema';
import { adapterPage } from '../../scripts/adapter-page';
import { docCommentsIn, readDocComments } from '../../scripts/adapter-page/doc-comments';
import { documentedProtocol } from '../../scripts/adapter-page/documented-protocol';
import { protocolSchema } from '../../scripts/adapter-page/protocol-schema';

const comments = readDocComments(PACKAGE_ROOT);
const protocol = documentedProtocol(comments);

test('doc comments are read from constants, interfaces and fields', () => {
  const source = `
    /** A constant. */
    export const A = 1;
    /**
     * An interface,
     * on two lines.
     */
    export interface B {}
    const c = {
      /** A field. */
      d: 1,
      // A comment of another kind.
      e: 2,
    };`;
  assert.deepEqual(
    [...docCommentsIn(source)],
    [
      ['A', 'A constant.'],
      ['B', 'An interface, on two lines.'],
      ['d', 'A field.'],
    ],
  );
});

test('a method without a doc comment is reported', () => {
  const definitions = { untold: { method: 'untold', params: NoParams, result: Nothing } };
  assert.throws(() => documentedProtocol(comments, definitions), {
    message: 'adapter/contract: untold has no doc comment',
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

test('the tables of the page show the params and the result of each method', () => {
  const names = ['methods', 'methods of level crystal', 'values', 'errors'];
  const empty = names.map((name) => `<!-- generated: ${name} -->\n<!-- end -->`).join('\n\n');
  const page = adapterPage(empty, protocol).replace(/ +\|/g, ' |');
  for (const row of [
    '| `reset` | Resets the port to a fresh state: a new main config, no main catalog, and no other catalogs. | | null |',
    '| `config=` | Replaces the main config with a new one that has the given fields (section 3). | a config | null |',
    '| `inject` | Injects a loader, or translations, into a catalog (section 4.2). | `subject`?, `loader` or `translations` |',
    '| `with_locale` | Runs a block of calls while the given locale is active (section 3). | `subject`?, `locale`, `block` | `block`, `value`? |',
    '| `tag_parents` | Returns the parents of a locale tag, nearest first. | `tag` | an array of strings |',
    '| symbol | A value of the type Symbol, represented by its name. In a language without symbols, the adapter passes the name as a String. | `{"symbol":"short"}` |',
    '| 1 | The port raised `I18n::Errors::InvalidLocale`. |',
  ]) {
    assert.ok(page.includes(row), row);
  }
});
