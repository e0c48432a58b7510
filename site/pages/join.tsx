import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VNode } from 'preact';
import type { Page } from '../page';
import { usePage } from '../parts/context';
import { Markdown } from '../parts/markdown';
import { Link } from '../parts/text';

/** The way to join with a port: the page of the adapter. */
export const JOIN_PAGE: Page = {
  path: 'join.html',
  title: 'Join with your port',
  description: 'Write an adapter for your library, check it, and judge the library.',
  area: 'join',
  content: () => <JoinPage />,
};

function JoinPage(): VNode {
  const { packageRoot } = usePage().data;
  return (
    <div class="narrow">
      <h1>Write an adapter in an hour</h1>
      <p class="crumbs">
        <Link to="protocol.html">The protocol, method by method</Link>
      </p>
      <Markdown source={readFileSync(join(packageRoot, 'adapter/README.md'), 'utf8')} folder="adapter" />
    </div>
  );
}
