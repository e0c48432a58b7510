import { librariesTable } from './libraries';
import { heading, page, type Page } from './page';
import type { SiteData } from './site-data';

/** The description of the picture of a failure. */
const VERDICT =
  'A failure as run prints it: the rule to fix first, the likely mistake, the step that failed, what was expected and ' +
  'returned, the command that runs the scenario alone, and the conclusion';

/** The front page. */
export function frontPage(data: SiteData): Page {
  const { rules } = data.suite;
  const spec = rules.filter(({ level }) => level === 'spec').length;
  return page(
    'index',
    'Does your library follow the rules of crystal-i18n?',
    'You bring the I18n interface of crystal-i18n 0.2.2 to another language: catalogs, loaders, translation, and the localization of numbers, times and dates. The suite tells you which rules your library breaks, why, and what to fix first.',
    '[Get started](/start) · [Write an adapter](/join) · [Playground](/playground)',
    `${spec} rules come from [the document](/document) that describes the interface. At level \`crystal\`, ${rules.length - spec} more state what crystal-i18n does where the document is silent.`,
    '![The suite writes calls to the adapter, which calls your library and writes the outcomes](/parts.svg)',
    heading(2, 'What a failure looks like'),
    `![${VERDICT}](/verdict.svg)`,
    heading(2, 'Judged libraries'),
    'These libraries were not written from the document, but for `python`. Their pages say which rules they break, and why. The [table of rules and libraries](/matrix) shows each rule.',
    librariesTable(data),
  );
}

/** The page of the playground. */
export function playgroundPage(): Page {
  return page(
    'playground',
    'Playground',
    'Write translations, choose a locale and make a call. The reference answers in this page; nothing is sent anywhere. Every scenario of a [rule](/rules) can be run and edited as well.',
    '<noscript>\n\nThe playground needs JavaScript. All other pages can be read without it.\n\n</noscript>',
    '<Playground />',
  );
}

/** The page with the table of rules and libraries. */
export function matrixPage(data: SiteData): Page {
  return page(
    'matrix',
    'Rules and libraries',
    'Each cell has the verdict of a library on a rule. The page of a library gives the reasons.',
    librariesTable(data),
    '<RuleTable />',
  );
}
