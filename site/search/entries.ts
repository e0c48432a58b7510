import type { SiteData } from '../data/site-data';
import { portPage, rulePage, scenarioAnchor, sentencePlace, silentPage } from '../parts/addresses';
import { writtenScenarios } from '../../runner/text/suite-text';
import type { Scenario, Suite } from '../../suite';
import type { SearchEntry } from './entry';
import { distinct, pageEntries, pageEntry, type RenderedPage } from './page-sections';

/** Pages whose contents have entries of other kinds. For these pages, only the titles are listed. */
const LISTED = /^(?:index|rules|document|readings|original|matrix|silent-points)\.html$/;
/** Folders of pages that have entries of other kinds. */
const FOLDERS = /^(?:rules|silent)\//;

/** Returns the entries that the search can find. */
export function searchEntries(data: SiteData, pages: readonly RenderedPage[]): SearchEntry[] {
  return [
    ...ruleEntries(data),
    ...documentEntries(data),
    ...portEntries(data),
    ...pages
      .filter(({ page }) => !FOLDERS.test(page.path))
      .flatMap((page) => (LISTED.test(page.page.path) ? [pageEntry(page.page)] : pageEntries(page))),
  ];
}

function ruleEntries({ suite }: SiteData): SearchEntry[] {
  const languagesOf = languagesFrom(suite);
  const rules = suite.rules.flatMap(({ id, sentence, description, feature, level, scenarios }) => [
    {
      kind: level === 'spec' ? 'rule' : 'crystal rule',
      to: rulePage(id),
      name: id,
      text: sentence,
      topic: `${feature} ${namesIn(sentence)}`,
      words: distinct(`${description} ${languagesOf(sentence, scenarios)}`),
    },
    ...writtenScenarios(scenarios, (one) => one).map(({ name, outline, cases }) => ({
      kind: 'scenario',
      to: `${rulePage(id)}#${encodeURI(scenarioAnchor(outline ?? cases[0]))}`,
      under: rulePage(id),
      name: id,
      text: name,
      words: distinct(
        [
          ...(outline ?? cases[0]).steps.map(({ text, docString }) => `${text} ${docString?.content ?? ''}`),
          ...cases.map((one) => one.case ?? ''),
        ].join(' '),
      ),
    })),
  ]);
  return rules;
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * Returns a function that names the languages which a rule is about, because readers ask for languages. These are the
 * languages of the locales for which the rule's scenarios list a rule type, and of the rule type with which the rule's
 * sentence begins.
 */
function languagesFrom({ scenarios }: Suite): (sentence: string, its: readonly Scenario[]) => string {
  const languagesByType = new Map<string, string[]>();
  for (const [locale, type] of scenarios.flatMap(registrationsIn)) {
    languagesByType.set(type, [...(languagesByType.get(type) ?? []), LANGUAGES.of(locale) ?? '']);
  }
  return (sentence, its) => {
    const [type = ''] = sentence.split(' ');
    const listed = its.flatMap(registrationsIn).map(([locale]) => LANGUAGES.of(locale) ?? '');
    return [...listed, ...(languagesByType.get(type) ?? [])].join(' ');
  };
}

/** Returns the locale and the rule type of each row that has both. */
function registrationsIn({ outline }: Scenario): [locale: string, type: string][] {
  return (outline?.examples ?? []).flatMap(([header = [], ...rows]) => {
    const [locale, type] = [header.indexOf('case'), header.indexOf('rule type')];
    const pairs =
      type === -1 ? [] : rows.map((row): [string, string] => [row[locale] ?? '', row[type] ?? '']);
    return pairs.filter(([tag]) => /^[a-z]{2,3}(?:-[A-Za-z]{2,4})*$/.test(tag));
  });
}

function documentEntries({ suite, readings, contradictions, accidents }: SiteData): SearchEntry[] {
  return [
    ...suite.document.flatMap(({ section, title, sentences }) =>
      sentences.map(({ says }, index) => ({
        kind: 'sentence',
        to: sentencePlace(section, index + 1),
        name: `${section} ${title}`,
        text: says,
      })),
    ),
    ...suite.silentPoints.map(({ id, title, why, original }) => ({
      kind: 'silent point',
      to: silentPage(id),
      name: id,
      text: title,
      topic: namesIn(title),
      words: distinct(`${why} ${original}`),
    })),
    ...readings.map(({ id, title, sentence, reading }) => ({
      kind: 'reading',
      to: `readings.html#${id}`,
      name: id,
      text: title,
      words: distinct(`${sentence} ${reading}`),
    })),
    ...[...contradictions, ...accidents].map(({ id, title, original }) => ({
      kind: 'difference',
      to: `original.html#${id}`,
      name: id,
      text: title,
      words: distinct(original),
    })),
  ];
}

function portEntries({ ports }: SiteData): SearchEntry[] {
  return ports.map(({ name, language }) => ({
    kind: 'port',
    to: portPage(name),
    name,
    text: language,
    words: 'port library adapter implementation',
  }));
}

/** Returns the names of operations and fields in a text, which are in backticks, and those of raised errors. */
function namesIn(text: string): string {
  const names = text.matchAll(/`([^`]+)`|(?<=raises? )([A-Z]\w+)/g);
  return [...names].map(([, code, error]) => code ?? error).join(' ');
}
