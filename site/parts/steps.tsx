import type { VNode } from 'preact';
import { cellParts, stepParts } from '../../runner/text/suite-text';
import type { Step } from '../../suite';
import { highlighted } from './code';

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
      {stepParts(text).map((part) => {
        if (part.kind === 'words') return part.text;
        if (part.kind === 'fixture') return <a href={`#${part.folder}`}>{part.text}</a>;
        return <span class={part.kind}>{part.text}</span>;
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
  const { text, isPlaceholder } = cellParts(children);
  return <code class={isPlaceholder ? 'placeholder' : ''}>{text === '' ? ' ' : text}</code>;
}
