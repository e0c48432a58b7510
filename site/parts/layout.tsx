import type { VNode } from 'preact';
import type { Heading } from '../output/headings';
import type { Area, Page } from '../page';
import { usePage } from './context';
import { Link } from './text';

/** The areas of the site. The name of an area is the title of its page. */
const AREAS: readonly (readonly [Area, string, string])[] = [
  ['start', 'start.html', 'Get started'],
  ['document', 'document.html', 'The document'],
  ['rules', 'rules.html', 'Rules'],
  ['ports', 'matrix.html', 'Matrix of rules and ports'],
  ['silent', 'silent-points.html', 'Silent points'],
  ['playground', 'playground.html', 'Playground'],
  ['adapter', 'join.html', 'Write an adapter'],
];

const MORE: readonly (readonly [string, string])[] = [
  ['verdicts.html', 'Levels, surfaces and verdicts'],
  ['readings.html', 'Readings'],
  ['original.html', 'Differences from 0.2.2'],
  ['run.html', 'The options of run'],
  ['ci.html', 'Judge a port in CI'],
  ['differs.html', 'When your library differs'],
  ['typed.html', 'Adapters in typed languages'],
  ['modules.html', 'Adapters as modules'],
];

/**
 * Allows a page to load only files of the site. The playground runs scenarios in a worker, which pages that are opened
 * from the file system can start only from a blob.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A whole page: head, header, content and footer. */
export function Layout(props: {
  readonly page: Page;
  /** The headings that a list beside the content names. */
  readonly contents: readonly Heading[];
  /** The content as HTML. */
  readonly content: string;
}): VNode {
  const { page, contents, content } = props;
  const { root, data } = usePage();
  const { title, description, area, isWide = false } = page;
  return (
    <html lang="en" data-root={root}>
      <head>
        <meta charSet="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={description} />
        <title>{title === data.suite.name ? title : `${title} · ${data.suite.name}`}</title>
        <link rel="icon" href={`${root}assets/icon.svg`} type="image/svg+xml" />
        <link rel="stylesheet" href={`${root}assets/site.css`} />
        <script src={`${root}assets/site.js`} defer />
      </head>
      <body>
        <a class="skip" href="#content">
          Skip to the content
        </a>
        <header class="top">
          <Link to="index.html" class="brand">
            i18n<span>·</span>conformance
          </Link>
          <nav id="menu" aria-label="Main" popover="auto">
            {AREAS.map(([name, to, label]) => (
              <a href={`${root}${to}`} aria-current={name === area ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </nav>
          <button type="button" class="search-button menu-button" popovertarget="menu">
            Menu
          </button>
          <button type="button" class="search-button needs-script" data-open-search>
            Search <kbd>/</kbd>
          </button>
        </header>
        <main id="content" class={isWide ? 'wide' : undefined} tabIndex={-1}>
          <div class={contents.length > 0 ? 'with-contents' : undefined}>
            {contents.length > 0 && <Contents headings={contents} />}
            <div dangerouslySetInnerHTML={{ __html: content }} />
          </div>
        </main>
        <footer class="bottom">
          <nav aria-label="All pages">
            {[...AREAS.map(([, to, label]) => [to, label] as const), ...MORE].map(([to, label]) => (
              <Link to={to}>{label}</Link>
            ))}
          </nav>
          <p>
            {data.suite.name} {data.suite.version}, made from the features of the suite and the recorded
            verdicts.
          </p>
        </footer>
      </body>
    </html>
  );
}

/** The headings of a page, as links, which a button shows on a small screen. */
function Contents({ headings }: { readonly headings: readonly Heading[] }): VNode {
  return (
    <div class="contents">
      <button type="button" class="search-button" popovertarget="contents">
        On this page
      </button>
      <nav id="contents" aria-label="On this page" tabIndex={0} popover="auto">
        <ol>
          {headings.map(({ level, id, text }) => (
            <li class={level === 3 ? 'sub' : undefined}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
