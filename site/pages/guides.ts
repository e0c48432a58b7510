import { readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { Page } from './page';

/** A file of the repository that is a page of the site. */
interface Guide {
  readonly file: string;
  readonly path: string;
  readonly title: string;
  /** The titles of the sections to show. If omitted, the whole file is shown. */
  readonly sections?: readonly string[];
}

/** The guides, in the order of the menu. */
export const GUIDES: readonly Guide[] = [
  { file: 'README.md', path: 'start', title: 'Get started' },
  {
    file: 'CONFORMANCE.md',
    path: 'verdicts',
    title: 'Levels, surfaces and verdicts',
    sections: ['Levels', 'Surfaces', 'Verdicts'],
  },
  { file: 'docs/run.md', path: 'run', title: 'The options of run' },
  { file: 'docs/ci.md', path: 'ci', title: 'Judge a port in CI' },
  { file: 'adapter/README.md', path: 'join', title: 'Write an adapter' },
  { file: 'docs/library-differs.md', path: 'differs', title: 'When your library differs' },
  { file: 'docs/typed-languages.md', path: 'typed', title: 'Adapters in typed languages' },
  { file: 'docs/adapter-modules.md', path: 'modules', title: 'Adapters as modules' },
  { file: 'docs/corpus.md', path: 'corpus', title: 'The scenarios as data' },
  { file: 'reference/README.md', path: 'library', title: 'The TypeScript library' },
  { file: 'CONTRIBUTING.md', path: 'contributing', title: 'Add a rule, and contribute' },
  { file: 'docs/contributing/original.md', path: 'original-rules', title: 'Rules about the original' },
];

/** The pages that show what other files of the repository list. */
const OTHERS: Readonly<Record<string, string>> = {
  'ports/README.md': 'matrix',
  'CONFORMANCE.md#the-document': 'document',
};

/** Returns the page of a guide. */
export function guidePage({ file, path, title, sections }: Guide): Page {
  const text = readFileSync(join(PACKAGE_ROOT, file), 'utf8').replace(/<!--.*?-->\n?/gs, '');
  const shown = sections ? sectionsOf(text, file, sections) : text.replace(/^# .*\n/, '');
  return {
    path,
    title,
    text: `---\ntitle: ${JSON.stringify(title)}\n---\n\n# ${title}\n\n${outsideCode(shown, (part) => linked(part, file))}`,
  };
}

/**
 * Returns the sections of a text that have the given titles.
 *
 * @throws Error when the file lacks one of the sections
 */
function sectionsOf(text: string, file: string, titles: readonly string[]): string {
  const sections = text.split(/^(?=## )/m);
  return titles
    .map((title) => {
      const section = sections.find((one) => one.startsWith(`## ${title}\n`));
      if (section === undefined) throw new Error(`${file} has no section "${title}", which the site shows`);
      return section;
    })
    .join('');
}

/** Changes the parts of a text that are not blocks of code. */
function outsideCode(text: string, change: (part: string) => string): string {
  return text
    .split(/^(```[^]*?^```$)/m)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}

/**
 * Points links at the pages of the site, and pictures at its own. Of a link to a file that is no page, only the text is
 * left.
 */
function linked(text: string, file: string): string {
  return text.replace(
    /(!?)\[([^\]]*)\]\((?!https:|#)([^)#]*)(#[^)]*)?\)/g,
    (_, mark, label, target, hash = '') => {
      if (mark === '!') return `![${label}](/${basename(target)})`;
      const aim = posix.join(posix.dirname(file), target).replace(/\/$/, '/README.md');
      const listed = OTHERS[`${aim}${hash}`];
      if (listed !== undefined) return `[${label}](/${listed})`;
      const path = GUIDES.find((guide) => guide.file === aim)?.path;
      return path === undefined ? label : `[${label}](/${path}${hash})`;
    },
  );
}
