import type { VNode } from 'preact';
import { DIAGRAMS } from '../diagrams/diagrams';
import { Picture } from '../diagrams/picture';
import type { Page } from '../page';

/** Diagrams of the states, and of the steps of a lookup. */
export const PICTURES_PAGE: Page = {
  path: 'pictures.html',
  title: 'Pictures',
  description:
    'The states of a catalog and of the module, and the way of a lookup, with the rules of each step.',
  area: 'document',
  content: () => <PicturesPage />,
};

function PicturesPage(): VNode {
  return (
    <>
      <h1>Pictures</h1>
      <p class="lead">The ids in the pictures lead to the rules.</p>
      {DIAGRAMS.map((diagram) => (
        <Picture diagram={diagram} />
      ))}
    </>
  );
}
