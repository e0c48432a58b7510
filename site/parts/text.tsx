import type { ComponentChildren, VNode } from 'preact';
import { rulePage, scenarioAnchor, sectionPlace, silentPage } from './addresses';
import { usePage } from './context';

/** A link to a place of the site. The given address is relative to the site's folder. */
export function Link(props: {
  readonly to: string;
  readonly class?: string;
  readonly title?: string;
  readonly children: ComponentChildren;
}): VNode {
  const { to, children, ...others } = props;
  return (
    <a href={`${usePage().root}${to}`} {...others}>
      {children}
    </a>
  );
}

/** A link to a rule, a silent point or a reading by its id. */
export function IdLink({ id }: { readonly id: string }): VNode {
  const { suite, readings } = usePage().data;
  const rule = suite.rules.find((one) => one.id === id);
  const point = suite.silentPoints.find((one) => one.id === id);
  const title = rule?.sentence ?? (point ?? readings.find((one) => one.id === id))?.title;
  if (title === undefined) return <>{id}</>;
  return (
    <Link to={rule ? rulePage(id) : point ? silentPage(id) : `readings.html#${id}`} class="id" title={title}>
      {id}
    </Link>
  );
}

/** Ids as links, in a row. */
export function Ids({ ids }: { readonly ids: readonly string[] }): VNode {
  return (
    <span>
      {ids.map((id) => (
        <>
          <IdLink id={id} />{' '}
        </>
      ))}
    </span>
  );
}

const PARTS = /(`[^`]+`|(?<![\w-])[A-Z]+-\d\d(?![\w-]))/;

/** A text of the suite. Text in backticks is shown as code, and ids are shown as links. */
export function Text({
  children,
  plain = false,
}: {
  readonly children: string;
  readonly plain?: boolean;
}): VNode {
  return (
    <>
      {children.split(PARTS).map((part, index) => {
        if (index % 2 === 0) return part;
        if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
        return plain ? part : <IdLink id={part} />;
      })}
    </>
  );
}

/** A heading with a link to itself. */
export function Heading(props: {
  readonly level?: 2 | 3;
  readonly id: string;
  readonly children: ComponentChildren;
}): VNode {
  const { level = 2, id, children } = props;
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <Tag id={id}>
      {children} <Permalink id={id} />
    </Tag>
  );
}

/** A link to a place on the same page, which readers can copy. */
export function Permalink({ id }: { readonly id: string }): VNode {
  return (
    <a class="permalink" href={`#${encodeURI(id)}`} aria-label={`Link to ${id}`}>
      #
    </a>
  );
}

/** Links to sections of the document, in a row. */
export function Sections(props: { readonly sections: readonly string[]; readonly prefix?: string }): VNode {
  return (
    <>
      {props.sections.map((section) => (
        <>
          <Link to={sectionPlace(section)}>
            {props.prefix}
            {section}
          </Link>{' '}
        </>
      ))}
    </>
  );
}

/** A link to a scenario, or to an outline, on the page of its rule. */
export function ScenarioLink(props: { readonly id: string; readonly children: ComponentChildren }): VNode {
  const { id, children } = props;
  const rule = id.slice(0, id.indexOf('/'));
  return <Link to={`${rulePage(rule)}#${encodeURI(scenarioAnchor({ id }))}`}>{children}</Link>;
}

/** A term in a list of facts, and its description: elements, or a text of the suite. */
export function Fact(props: {
  readonly term: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}): VNode {
  const { term, children } = props;
  return (
    <div>
      <dt>{term}</dt>
      <dd class={props.class}>{typeof children === 'string' ? <Text>{children}</Text> : children}</dd>
    </div>
  );
}
