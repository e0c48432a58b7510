import type { VNode } from 'preact';
import type { Step } from '../../suite';
import { highlighted } from './code';

const VALUES = /("(?:[^"\\]|\\.)*"|(?<![\w:]):[a-z]\w*|<[^<>]+>)/;
const FIXTURE = /^"(fixtures\/[^"]+)"$/;

/** The steps of a scenario. */
export function Steps({ steps }: { readonly steps: readonly Step[] }): VNode {
  return (
    <ol class="steps">
      {steps.map(({ keyword, text, docString, table }) => (
        <li class={/^(?:And|But|\*)$/.test(keyword) ? 'step step-more' : 'step'}>
          <span class="keyword">{keyword}</span> <StepText text={text} />
          {docString && <DocString content={docString.content} />}
          {table && <DataTable rows={table} hasHeader={false} />}
        </li>
      ))}
    </ol>
  );
}

function StepText({ text }: { readonly text: string }): VNode {
  return (
    <span>
      {text.split(VALUES).map((part, index) => {
        if (index % 2 === 0) return part;
        const [, folder] = FIXTURE.exec(part) ?? [];
        if (folder !== undefined) return <a href={`#${folder}`}>{part}</a>;
        return <span class={part.startsWith('<') ? 'placeholder' : 'value'}>{part}</span>;
      })}
    </span>
  );
}

function DocString({ content }: { readonly content: string }): VNode {
  // Doc strings of the features are YAML, or a text, which is YAML too.
  return (
    <pre class="doc-string">
      <code dangerouslySetInnerHTML={{ __html: highlighted(content, 'yaml') }} />
    </pre>
  );
}

/** The data table of a step. */
export function DataTable(props: {
  readonly rows: readonly (readonly string[])[];
  readonly hasHeader: boolean;
}): VNode {
  const { rows, hasHeader } = props;
  const [header = [], ...others] = rows;
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label="Data table">
      <table class="data">
        {hasHeader && (
          <thead>
            <tr>
              {header.map((cell) => (
                <th scope="col">{cell}</th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {(hasHeader ? others : rows).map((row) => (
            <tr>
              {row.map((cell) => (
                <td>
                  <Cell>{cell}</Cell>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A cell of a Gherkin table, in which placeholders and line breaks can be seen. */
export function Cell({ children }: { readonly children: string }): VNode {
  const shown = children.replaceAll('\n', '⏎\n');
  return <code class={/^<.+>$/.test(children) ? 'placeholder' : ''}>{shown === '' ? ' ' : shown}</code>;
}
