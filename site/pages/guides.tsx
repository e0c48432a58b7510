import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VNode } from 'preact';
import type { Area, Page } from '../page';
import { usePage } from '../parts/context';
import { Markdown } from '../parts/markdown';

/** The pages whose texts are Markdown files of the repository. */
export const GUIDES: readonly Page[] = [
  guide('start', 'start.html', 'Get started', 'Install the suite, judge a library, and look up a rule.', {
    file: 'README.md',
  }),
  guide(
    'start',
    'run.html',
    'The options of run',
    'Selection, watching, known failures, reports and exit statuses.',
    {
      file: 'docs/run.md',
    },
  ),
  guide('start', 'verdicts.html', 'Levels, surfaces and verdicts', 'What it takes to conform.', {
    file: 'CONFORMANCE.md',
    sections: ['Levels', 'Surfaces', 'Verdicts'],
  }),
  guide('start', 'ci.html', 'Judge a port in CI', 'Recipes for GitHub Actions and GitLab CI.', {
    file: 'docs/ci.md',
  }),
  guide(
    'adapter',
    'join.html',
    'Write an adapter',
    'Write an adapter for your library, check it, and judge the library.',
    {
      file: 'adapter/README.md',
    },
  ),
  guide(
    'adapter',
    'differs.html',
    'When your library differs',
    'Parts that a library lacks, and data in another shape.',
    {
      file: 'docs/library-differs.md',
    },
  ),
  guide(
    'adapter',
    'typed.html',
    'Adapters in typed languages',
    'Unions, errors, empty maps, building and watching.',
    {
      file: 'docs/typed-languages.md',
    },
  ),
  guide(
    'adapter',
    'modules.html',
    'Adapters as modules',
    'A port in TypeScript or JavaScript needs no program.',
    {
      file: 'docs/adapter-modules.md',
    },
  ),
];

/** The text of a guide below its title. */
interface GuideText {
  /** The path of the file, relative to the package's root. */
  readonly file: string;
  /** The titles of the sections to show. If omitted, the whole file is shown. */
  readonly sections?: readonly string[];
}

function guide(area: Area, path: string, title: string, description: string, text: GuideText): Page {
  const content = (): VNode => <Guide title={title} {...text} />;
  return { path, title, description, area, hasContents: true, content };
}

function Guide(props: GuideText & { readonly title: string }): VNode {
  const { title, file, sections } = props;
  const { packageRoot } = usePage().data;
  const text = readFileSync(join(packageRoot, file), 'utf8');
  return (
    <>
      <h1>{title}</h1>
      <Markdown source={sections ? sectionsOf(text, file, sections) : text} file={file} />
    </>
  );
}

/**
 * Returns the sections of a text that have the given titles.
 *
 * @throws Error when the file lacks one of the sections
 */
function sectionsOf(text: string, file: string, titles: readonly string[]): string {
  const sections = text.split(/^(?=## )/m);
  const wanted = titles.map((title) => {
    const section = sections.find((one) => one.startsWith(`## ${title}\n`));
    if (section === undefined) throw new Error(`${file} has no section "${title}", which the site shows`);
    return section;
  });
  return wanted.join('');
}
