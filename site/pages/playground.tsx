import type { VNode } from 'preact';
import type { Page } from '../page';
import { Link } from '../parts/text';

/** The playground for free translations and calls, and for edited scenarios from a link. */
export const PLAYGROUND_PAGE: Page = {
  path: 'playground.html',
  title: 'Playground',
  description:
    'Try translations, locales and calls, or an edited scenario, against the reference in the page.',
  area: 'playground',
  content: () => <PlaygroundPage />,
};

function PlaygroundPage(): VNode {
  return (
    <>
      <h1>Playground</h1>
      <p class="lead">
        Write translations, choose a locale and make a call. The reference answers in this page; nothing is
        sent anywhere. Every scenario of a <Link to="rules.html">rule</Link> can be run and edited as well.
      </p>
      <noscript>
        <p class="note">The playground needs JavaScript. All other pages can be read without it.</p>
      </noscript>
      <div class="needs-script playground" data-playground />
    </>
  );
}
