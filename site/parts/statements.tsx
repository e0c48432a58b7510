import type { VNode } from 'preact';
import type { PlacedSentence } from '../data/sentences';
import { sentencePlace } from './addresses';
import { Link, Text } from './text';

/** Sentences of the document, each with a link to its place on the site. */
export function Statements({ sentences }: { readonly sentences: readonly PlacedSentence[] }): VNode {
  return (
    <ul>
      {sentences.map(({ section, title, number, says }) => (
        <li>
          <Text>{says}</Text>{' '}
          <Link to={sentencePlace(section, number)} class="source">
            {section} {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
