import type { VNode } from 'preact';
import type { Step } from '../../../suite';
import { cellParts, stepParts } from '../../text/suite-text';

/** The steps of a scenario, for the report and the site. */
export function Steps(props: {
  readonly steps: readonly Step[];
  /** The indexes of the steps at which the scenario ended. */
  readonly failing?: ReadonlySet<number>;
  /** Returns a doc string as HTML with syntax colours. */
  readonly highlight?: (content: string) => string;
}): VNode {
  const { steps, failing = new Set(), highlight } = props;
  return (
    <ol class="steps">
      {steps.map(({ keyword, text, docString, table }, index) => (
        <li class={failing.has(index) ? 'failing' : /^(?:And|But|\*)$/.test(keyword) ? 'more' : undefined}>
          {failing.has(index) && <span class="hidden-text">the scenario ended at this step: </span>}
          <span class="keyword">{keyword}</span> <StepText text={text} />
          {docString && (
            <pre class="doc-string">
              {highlight ? (
                <code dangerouslySetInnerHTML={{ __html: highlight(docString.content) }} />
              ) : (
                <code>{docString.content}</code>
              )}
            </pre>
          )}
          {table && <DataTable rows={table} />}
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

function DataTable({ rows }: { readonly rows: readonly (readonly string[])[] }): VNode {
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label="Data table">
      <table class="data">
        <tbody>
          {rows.map((row) => (
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

/** A cell of a Gherkin table, with visible placeholders and line breaks. */
export function Cell({ children }: { readonly children: string }): VNode {
  const { text, isPlaceholder } = cellParts(children);
  return <code class={isPlaceholder ? 'placeholder' : undefined}>{text === '' ? ' ' : text}</code>;
}
