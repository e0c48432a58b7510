import type { VNode } from 'preact';
import { rulePage } from '../parts/addresses';
import { usePage } from '../parts/context';
import { Heading, Ids } from '../parts/text';
import { heightOf, LINE, rowsOf, type Diagram, type DiagramEdge, type DiagramNode } from './diagram';

/** A diagram as a picture, with a description in words. */
export function Picture({ diagram }: { readonly diagram: Diagram }): VNode {
  const { id, title, description, width, height, nodes, edges } = diagram;
  const nodeOf = (wanted: string): DiagramNode => {
    const node = nodes.find((one) => one.id === wanted);
    if (node === undefined) throw new Error(`the picture ${id} has no node ${wanted}`);
    return node;
  };
  return (
    <section>
      <Heading id={id}>{title}</Heading>
      <div class="picture">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-labelledby={`${id}-title ${id}-description`}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-description`}>{description} The list after the picture says the same.</desc>
          <defs>
            <marker
              id={`${id}-arrow`}
              viewBox="0 0 10 10"
              refX="9"
              refY="5"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path class="diagram-arrow" d="M0 0 L10 5 L0 10 z" />
            </marker>
          </defs>
          {edges.map((edge) => (
            <EdgePart edge={edge} arrow={`${id}-arrow`} />
          ))}
          {nodes.map((node) => (
            <NodePart node={node} />
          ))}
        </svg>
        <div>
          <p>{description}</p>
          <ol>
            {nodes.map((node) => (
              <li>
                <strong>{node.title}</strong>
                {node.details.length > 0 && `: ${node.details.join(' ')}`} <Ids ids={node.rules} />
                <ul>
                  {edges
                    .filter(({ from }) => from === node.id)
                    .map(({ from, to, label, rules }) => (
                      <li>
                        {label.join(' ')}
                        {from !== to && ` → ${nodeOf(to).title}`} <Ids ids={rules} />
                      </li>
                    ))}
                </ul>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function NodePart({ node }: { readonly node: DiagramNode }): VNode {
  const { x, y, width, title, details, rules, isEnd } = node;
  const height = heightOf(node);
  const top = y - height / 2;
  return (
    <g>
      <rect
        class={isEnd ? 'diagram-node diagram-end' : 'diagram-node'}
        x={x - width / 2}
        y={top}
        width={width}
        height={height}
        rx="9"
      />
      <text class="diagram-text" x={x} y={top + 24} text-anchor="middle">
        {title}
      </text>
      {details.map((detail, index) => (
        <text class="diagram-detail" x={x} y={top + 24 + LINE * (index + 1)} text-anchor="middle">
          {detail}
        </text>
      ))}
      <IdRows ids={rules} x={x} y={top + 24 + LINE * (details.length + 1)} anchor="middle" perRow={2} />
    </g>
  );
}

function EdgePart({ edge, arrow }: { readonly edge: DiagramEdge; readonly arrow: string }): VNode {
  const { label, rules, path, labelAt, isLabelBefore } = edge;
  const [x, y] = labelAt;
  const anchor = isLabelBefore ? 'end' : 'start';
  return (
    <g>
      <path class="diagram-edge" d={path} marker-end={`url(#${arrow})`} />
      {label.map((line, index) => (
        <text class="diagram-label" x={x} y={y + LINE * index} text-anchor={anchor}>
          {line}
        </text>
      ))}
      <IdRows ids={rules} x={x} y={y + LINE * label.length} anchor={anchor} perRow={x > 300 ? 1 : 2} />
    </g>
  );
}

function IdRows(props: {
  readonly ids: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly perRow: number;
}): VNode {
  const { root, data } = usePage();
  const { ids, x, y, anchor, perRow } = props;
  const unknown = ids.find((id) => !data.suite.rules.some((rule) => rule.id === id));
  if (unknown !== undefined) throw new Error(`a picture names ${unknown}, which is no rule`);
  return (
    <>
      {rowsOf(ids, perRow).map((row, index) => (
        <text x={x} y={y + LINE * index} text-anchor={anchor}>
          {row.map((id, place) => (
            <a href={`${root}${rulePage(id)}`}>
              <tspan class="diagram-id" dx={place === 0 ? 0 : 8}>
                {id}
              </tspan>
            </a>
          ))}
        </text>
      ))}
    </>
  );
}
