import type { ComponentChildren, VNode } from 'preact';
import { grouped } from '../../grouped';
import { surfacesText } from '../../text/suite-text';
import type { Judged } from '../../verdict/judgement';
import { useReport } from './context';

/** A text in which the parts between backticks are code. */
export function Text({ children }: { readonly children: string }): VNode {
  const parts = children.split(/`([^`]+)`/);
  return <>{parts.map((part, index) => (index % 2 === 0 ? part : <code>{part}</code>))}</>;
}

/** Returns a text with its first letter in upper case. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the address of a rule, a scenario or a fixture on the page. */
export function addressOf(id: string): string {
  return `#${encodeURI(id)}`;
}

/** A link to a rule by its id, or the id alone if the rule was not played. */
export function RuleLink({ id }: { readonly id: string }): VNode {
  return useReport().ids.has(id) ? (
    <a class="id" href={addressOf(id)}>
      {id}
    </a>
  ) : (
    <span class="id">{id}</span>
  );
}

/** An id that links to its place on the page. The script adds a button that copies the id. */
export function IdLine({ id }: { readonly id: string }): VNode {
  return (
    <span class="copyable">
      <a href={addressOf(id)}>
        <code>{id}</code>
      </a>
    </span>
  );
}

/** Links to scenarios. Each scenario appears once, with all its surfaces in the list. */
export function ScenarioLinks({ judged }: { readonly judged: readonly Judged[] }): VNode {
  return (
    <ul class="scenarios">
      {grouped(judged, ({ trial }) => trial.id).map(([id, its]) => (
        <li>
          <a class="id" href={addressOf(id)}>
            {id}
          </a>{' '}
          <span class="soft">{surfacesText(its.map(({ trial }) => trial.surface))}</span>
        </li>
      ))}
    </ul>
  );
}

/** A section of the page. Its heading ends with numbers or a remark. */
export function Section(props: {
  readonly id: string;
  readonly title: string;
  readonly remark?: string;
  readonly children: ComponentChildren;
}): VNode {
  const { id, title, remark, children } = props;
  return (
    <section id={id}>
      <h2>
        {title} {remark !== undefined && <span class="soft">{remark}</span>}
      </h2>
      {children}
    </section>
  );
}

/** A list of which only the first items are initially shown, so that a long list does not take up the whole page. */
export function FoldedAfter(props: {
  readonly shown: number;
  readonly items: readonly VNode[];
  readonly title: (rest: number) => string;
}): VNode {
  const { shown, items, title } = props;
  const rest = items.slice(shown);
  return (
    <>
      {items.slice(0, shown)}
      {rest.length > 0 && (
        <details>
          <summary>{title(rest.length)}</summary>
          {rest}
        </details>
      )}
    </>
  );
}
