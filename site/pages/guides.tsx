import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VNode } from 'preact';
import type { Page } from '../page';
import { usePage } from '../parts/context';
import { Markdown } from '../parts/markdown';

/** The way from an installation to a verdict: README.md. */
export const START_PAGE = guide(
  {
    path: 'start.html',
    title: 'Get started',
    description: 'Install the suite, judge a port, look up a rule, and use the TypeScript library.',
    area: 'start',
  },
  { file: 'README.md' },
);

/** The levels, surfaces and verdicts: the part of CONFORMANCE.md that explains them. */
export const VERDICTS_PAGE = guide(
  {
    path: 'verdicts.html',
    title: 'Levels, surfaces and verdicts',
    description: 'What it takes to conform: the levels, the surfaces, and the verdicts on a scenario.',
    area: 'start',
  },
  { file: 'CONFORMANCE.md', sections: ['Levels', 'Surfaces', 'Verdicts'] },
);

/** The options of `run` and the other commands: docs/run.md. */
export const RUN_PAGE = guide(
  {
    path: 'run.html',
    title: 'The options of run',
    description: 'Selection, watching, known failures, reports and exit statuses.',
    area: 'start',
  },
  { file: 'docs/run.md' },
);

/** The recipes for CI: docs/ci.md. */
export const CI_PAGE = guide(
  {
    path: 'ci.html',
    title: 'Judge a port in CI',
    description: 'Recipes for GitHub Actions and GitLab CI.',
    area: 'start',
  },
  { file: 'docs/ci.md' },
);

/** The guide for adapters: adapter/README.md. */
export const ADAPTER_PAGE = guide(
  {
    path: 'join.html',
    title: 'Write an adapter',
    description: 'The guide to an adapter for your library: write it, check it, and judge the library.',
    area: 'adapter',
  },
  { file: 'adapter/README.md' },
);

/** The pages whose texts are Markdown files of the repository. */
export const GUIDES = [START_PAGE, RUN_PAGE, VERDICTS_PAGE, CI_PAGE, ADAPTER_PAGE];

/** The text of a guide below its title. */
interface GuideText {
  /** The path of the file, relative to the package's root. */
  readonly file: string;
  /** The titles of the sections to show. If omitted, the whole file is shown. */
  readonly sections?: readonly string[];
}

function guide(page: Omit<Page, 'content'>, text: GuideText): Page {
  return { ...page, hasContents: true, content: () => <Guide title={page.title} {...text} /> };
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
