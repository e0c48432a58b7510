import type { ComponentChildren, DetailsHTMLAttributes, VNode } from 'preact';
import { grouped } from '../../grouped';
import { count, surfacesText } from '../../text/suite-text';
import type { Judged } from '../../verdict/judgement';

/** A text, with the parts between backticks shown as code. */
export function Text({ children }: { readonly children: string }): VNode {
  const parts = children.split(/`([^`]+)`/);
  return <>{parts.map((part, index) => (index % 2 === 0 ? part : <code>{part}</code>))}</>;
}

/** A paragraph, with the parts between backticks shown as code. */
export function Paragraph({ children }: { readonly children: string }): VNode {
  return (
    <p>
      <Text>{children}</Text>
    </p>
  );
}

/** Returns a text with its first letter in upper case. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the address of a rule, a scenario or a fixture on the page. */
export function addressOf(id: string): string {
  return `#${encodeURI(id)}`;
}

/** The id of a rule or a scenario, as a link to its place on the page. */
export function IdLink({ id }: { readonly id: string }): VNode {
  return (
    <a class="id" href={addressOf(id)}>
      {id}
    </a>
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

/** Links to scenarios. A scenario that is listed on several surfaces appears once, with all of them. */
export function ScenarioLinks({ judged }: { readonly judged: readonly Judged[] }): VNode {
  return (
    <ul class="scenarios">
      {grouped(judged, ({ trial }) => trial.id).map(([id, its]) => (
        <li>
          <IdLink id={id} /> <span class="soft">{surfacesText(its.map(({ trial }) => trial.surface))}</span>
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

/** The attributes and the contents of a collapsible part. */
interface FoldProps extends DetailsHTMLAttributes {
  readonly heading: ComponentChildren;
  /** The numbers at the end of the heading. */
  readonly numbers?: ComponentChildren;
  /** The value of `data-results`, by which the page's script filters scenarios. */
  readonly 'data-results'?: string;
}

/** A collapsible part of the page. */
export function Fold({ heading, numbers, children, ...attributes }: FoldProps): VNode {
  return (
    <details {...attributes}>
      <summary>
        {heading}
        {numbers !== undefined && [' ', <span class="count">{numbers}</span>]}
      </summary>
      {children}
    </details>
  );
}

/** A list that initially shows only its first items, so that a long list does not take up the whole page. */
export function FoldedAfter(props: {
  readonly shown: number;
  /** The word for one of the items. */
  readonly noun: string;
  readonly items: readonly VNode[];
}): VNode {
  const { shown, noun, items } = props;
  const rest = items.slice(shown);
  return (
    <>
      {items.slice(0, shown)}
      {rest.length > 0 && <Fold heading={count(rest.length, `more ${noun}`)}>{rest}</Fold>}
    </>
  );
}
