import type { ComponentChildren, VNode } from 'preact';
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
export function Layout({
  page,
  children,
}: {
  readonly page: Page;
  readonly children: ComponentChildren;
}): VNode {
  const { root, data } = usePage();
  const { title, description, area, scripts = [], isWide = false } = page;
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
        {['site.js', ...scripts].map((script) => (
          <script src={`${root}assets/${script}`} defer />
        ))}
      </head>
      <body>
        <a class="skip" href="#content">
          Skip to the content
        </a>
        <header class="top">
          <Link to="index.html" class="brand">
            i18n<span>·</span>conformance
          </Link>
          <nav aria-label="Main">
            {AREAS.map(([name, to, label]) => (
              <a href={`${root}${to}`} aria-current={name === area ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </nav>
          <div class="tools needs-script">
            <button type="button" class="search-button" data-open-search>
              Search <kbd>/</kbd>
            </button>
          </div>
        </header>
        <main id="content" class={isWide ? 'wide' : undefined} tabIndex={-1}>
          {children}
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
