import type { VNode } from 'preact';
import { ERROR_MEANINGS, ErrorCode } from '../../adapter/contract/errors';
import type { Schema } from '../../adapter/contract/schema';
import type { DocumentedMethod } from '../../scripts/adapter-page/documented-protocol';
import { nameOf } from '../../scripts/adapter-page/documented-protocol';
import type { Page } from '../page';
import { Code } from '../parts/code';
import { usePage } from '../parts/context';
import { Fact, Heading, Link, Text } from '../parts/text';

/** The adapter protocol, from its definition in `adapter/contract/`. */
export const PROTOCOL_PAGE: Page = {
  path: 'protocol.html',
  title: 'The adapter protocol',
  description: 'The methods, values and errors of the adapter protocol, version 1.',
  area: 'adapter',
  content: () => <ProtocolPage />,
};

function ProtocolPage(): VNode {
  const { methods, values } = usePage().data.protocol;
  const errors = Object.keys(ErrorCode) as (keyof typeof ErrorCode)[];
  return (
    <div class="with-contents">
      <nav class="contents" aria-label="Methods, values and errors" tabIndex={0}>
        <ol>
          {methods.map(({ method }) => (
            <li>
              <a href={`#method-${method}`}>
                <code>{method}</code>
              </a>
            </li>
          ))}
          <li>
            <a href="#values">Values</a>
          </li>
          <li>
            <a href="#errors">Errors</a>
          </li>
        </ol>
      </nav>
      <div>
        <h1>The adapter protocol</h1>
        <p class="lead">
          The suite talks to a port through an adapter. Requests and responses are JSON-RPC 2.0 messages, one
          on each line. <Link to="join.html">Write an adapter</Link> explains how to answer them.
        </p>
        <Heading id="methods">Methods</Heading>
        {methods.map((method) => (
          <Method method={method} />
        ))}
        <Heading id="values">Values</Heading>
        {values.map(({ name, doc, schema }) => (
          <section class="entry" id={`value-${name}`}>
            <h3>{name}</h3>
            <p>
              <Text>{doc}</Text>
            </p>
            {Array.isArray(schema.examples) && (
              <Code
                code={schema.examples.map((example) => JSON.stringify(example)).join('\n')}
                language="json"
                label={`Examples of ${name}`}
              />
            )}
          </section>
        ))}
        <Heading id="errors">Errors</Heading>
        <dl class="facts">
          {errors.map((name) => (
            <Fact term={<code>{ErrorCode[name]}</code>}>{ERROR_MEANINGS[name]}</Fact>
          ))}
        </dl>
      </div>
    </div>
  );
}

function Method({
  method: { method, doc, params, result, level },
}: {
  readonly method: DocumentedMethod;
}): VNode {
  return (
    <section class="entry">
      <Heading level={3} id={`method-${method}`}>
        <code>{method}</code>
        {level === 'crystal' && <span class="chip chip-crystal">level crystal only</span>}
      </Heading>
      <p>
        <Text>{doc}</Text>
      </p>
      <dl class="facts">
        <Fact term="Params">
          <Params schema={params} />
        </Fact>
        <Fact term="Result">
          <ResultText schema={result} />
        </Fact>
      </dl>
    </section>
  );
}

function Params({ schema }: { readonly schema: Schema<unknown> }): VNode {
  if (nameOf(schema) !== undefined) return <TypeText schema={schema} />;
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties as Readonly<Record<string, Schema<unknown>>>);
  if (fields.length === 0) return <>none</>;
  return (
    <ul class="fields">
      {fields.map(([name, field]) => (
        <li>
          <code>{name}</code>: <TypeText schema={field} />
          {!(required as readonly string[]).includes(name) && <span class="optional"> (optional)</span>}
        </li>
      ))}
    </ul>
  );
}

function ResultText({ schema }: { readonly schema: Schema<unknown> }): VNode {
  const { description, title, properties } = schema;
  if (typeof description === 'string') return <Text>{description}</Text>;
  if (typeof title === 'string') return <Text>{title}</Text>;
  return properties === undefined ? <TypeText schema={schema} /> : <Params schema={schema} />;
}

/** A schema in words: a link to a named value, or its type. */
function TypeText({ schema }: { readonly schema: Schema<unknown> }): VNode {
  const { values } = usePage().data.protocol;
  const name = nameOf(schema);
  if (name !== undefined) {
    return values.some((value) => value.name === name) ? <a href={`#value-${name}`}>{name}</a> : <>{name}</>;
  }
  const { type, enum: constants, anyOf, items, description } = schema;
  if ('const' in schema) return <code>{JSON.stringify(schema['const'])}</code>;
  if (Array.isArray(constants)) {
    return <code>{constants.map((constant) => JSON.stringify(constant)).join(' | ')}</code>;
  }
  if (Array.isArray(anyOf)) return <Alternatives schemas={anyOf as readonly Schema<unknown>[]} />;
  if (items !== undefined) {
    return (
      <>
        array of <TypeText schema={items as Schema<unknown>} />
      </>
    );
  }
  if (typeof description === 'string') return <Text>{description}</Text>;
  if (schema.properties !== undefined) return <Fields schema={schema} />;
  return <>{type === undefined ? 'any value' : [type].flat().join(' or ')}</>;
}

/** The names of the fields of a nested object. */
function Fields({ schema: { properties = {}, required = [] } }: { readonly schema: Schema<unknown> }): VNode {
  const names = Object.keys(properties as object).map((name) =>
    (required as readonly string[]).includes(name) ? name : `${name}?`,
  );
  return (
    <>
      object with <code>{names.join(', ')}</code>
    </>
  );
}

function Alternatives({ schemas }: { readonly schemas: readonly Schema<unknown>[] }): VNode {
  return (
    <>
      {schemas.map((schema, index) => (
        <>
          {index > 0 && ' or '}
          <TypeText schema={schema} />
        </>
      ))}
    </>
  );
}
