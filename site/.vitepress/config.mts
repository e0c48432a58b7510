import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { licensesPlugin } from './licenses.mts';
import { linkIds } from './link-ids.mts';
import { searchable } from './searchable.mts';

const pages = fileURLToPath(new URL('../.pages/', import.meta.url));
const { sidebar, addresses } = JSON.parse(readFileSync(`${pages}site-data.json`, 'utf8'));

/** The places of a page's scripts and pictures: the site alone. The theme and the editor set styles themselves. */
const POLICY = {
  'default-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** Adds the policy to a page. The scripts in the page itself are allowed by their digests. */
function withPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)];
  const digests = scripts.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const policy = Object.entries({ ...POLICY, 'script-src': ["'self'", ...new Set(digests)].join(' ') });
  const content = policy.map((directive) => directive.join(' ')).join('; ');
  return html.replace(
    '<head>',
    `<head>\n    <meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
}

export default defineConfig({
  title: 'i18n-conformance',
  description:
    'A conformance suite for the I18n interface of crystal-i18n 0.2.2: rules with scenarios, and judged libraries.',
  srcDir: '.pages',
  outDir: 'dist',
  lang: 'en',
  // The data of all pages is a file of its own, which each page would repeat otherwise.
  metaChunk: true,
  titleTemplate: ':title · i18n-conformance',
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // The usual braces stand in placeholders such as %{name}.
    attrs: { leftDelimiter: '{:', rightDelimiter: '}' },
    anchor: {
      // The anchors that GitHub gives the same headings, so that links in files of the repository lead to the same places.
      slugify: (text) =>
        text
          .trim()
          .toLowerCase()
          .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
          .replace(/\s/g, '-'),
    },
    config: (md) => linkIds(md, addresses),
  },
  vite: { plugins: [licensesPlugin()], build: { chunkSizeWarningLimit: 2000 } },
  transformPageData({ relativePath, frontmatter }) {
    // These pages are as wide as they can be, and have few headings.
    if (/^(?:index|playground|matrix)\.md$/.test(relativePath)) frontmatter['aside'] = false;
  },
  transformHead: ({ siteData }) => [
    ['link', { rel: 'icon', href: `${siteData.base}icon.svg`, type: 'image/svg+xml' }],
  ],
  transformHtml: (html) => withPolicy(html),
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        // A label must contain the text of its button, of which the key is a part.
        translations: { button: { buttonText: 'Search ', buttonAriaLabel: 'Search K' } },
        // The index needs no colours, which take most of the time.
        _render: (source, env, md) =>
          searchable(env.relativePath, md.set({ highlight: null }).render(source, env)),
      },
    },
    nav: [
      { text: 'Get started', link: '/start' },
      { text: 'Rules', link: '/rules', activeMatch: '^/rules' },
      {
        text: 'Open points',
        activeMatch: '^/(silent|readings|original)',
        items: [
          { text: 'Silent points', link: '/silent-points' },
          { text: 'Readings', link: '/readings' },
          { text: 'Where crystal-i18n departs from the document', link: '/original' },
        ],
      },
      { text: 'Libraries', link: '/matrix', activeMatch: '^/(matrix|ports)' },
      { text: 'Playground', link: '/playground' },
      { text: 'Write an adapter', link: '/join' },
    ],
    sidebar,
    outline: [2, 3],
    footer: { message: 'Made from the features of the suite and the recorded verdicts.' },
  },
});
