import type { VNode } from 'preact';
import type { Step } from '../../../suite';

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

/** Matches the values in a step: quoted texts, Symbols, and the placeholders of an outline. */
const VALUES = /("(?:[^"\\]|\\.)*"|(?<![\w:]):[a-z]\w*|<[^<>]+>)/;

function StepText({ text }: { readonly text: string }): VNode {
  return (
    <span>
      {text.split(VALUES).map((part, index) => {
        if (index % 2 === 0) return part;
        const [, folder] = /^"(fixtures\/[^"]+)"$/.exec(part) ?? [];
        if (folder !== undefined) return <a href={`#${folder}`}>{part}</a>;
        return <span class={part.startsWith('<') ? 'placeholder' : 'value'}>{part}</span>;
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
  const isPlaceholder = /^<.+>$/.test(children);
  const text = children.replaceAll('\n', '⏎\n') || ' ';
  return <code class={isPlaceholder ? 'placeholder' : undefined}>{text}</code>;
}
