import {
  EVENT_ID,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type DocumentEvent,
  type Event,
  type ScalarEvent,
} from 'js-yaml';
import type { SourceNode } from './source-nodes';

/** Returns the nodes of a text that consists of one valid YAML document. */
export function yamlNodes(text: string): Iterator<SourceNode, unknown> {
  return parseEvents(text, {})
    .filter((event) => event.type !== EVENT_ID.DOCUMENT)
    .map((event) => nodeOf(event, text))
    .values();
}

function nodeOf(event: Exclude<Event, DocumentEvent>, source: string): SourceNode {
  switch (event.type) {
    case EVENT_ID.MAPPING:
      return { kind: 'map', index: event.start, text: '' };
    case EVENT_ID.SEQUENCE:
      return { kind: 'array', index: event.start, text: '' };
    case EVENT_ID.POP:
      return { kind: 'end', index: -1, text: '' };
    case EVENT_ID.ALIAS:
      return { kind: 'leaf', index: event.anchorStart - 1, text: '' };
    case EVENT_ID.SCALAR:
      return { kind: 'leaf', index: startOf(event), text: getScalarValue(source, event) };
  }
}

function startOf({ style, valueStart }: ScalarEvent): number {
  const isQuoted = style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED;
  return isQuoted ? valueStart - 1 : valueStart;
}
