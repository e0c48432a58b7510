import type { SiteData } from '../data/site-data';
import {
  apiPlace,
  methodPlace,
  portPage,
  rulePage,
  scenarioAnchor,
  sectionPlace,
  silentPage,
} from '../parts/addresses';
import { writtenScenarios } from '../../runner/text/suite-text';
import type { SearchEntry } from './search-entry';

/** Lists all that the search can find. */
export function searchEntries(data: SiteData): SearchEntry[] {
  const { suite, readings, protocol, api, ports, contradictions, accidents } = data;
  return [
    ...suite.rules.map(({ id, sentence, description, feature }) => ({
      kind: 'rule',
      to: rulePage(id),
      name: id,
      text: sentence,
      words: `${feature} ${description}`,
    })),
    ...suite.document.flatMap(({ section, title, sentences }) =>
      sentences.map(({ says }) => ({
        kind: 'sentence',
        to: sectionPlace(section),
        name: `${section} ${title}`,
        text: says,
      })),
    ),
    ...suite.rules.flatMap(({ id, scenarios }) =>
      writtenScenarios(scenarios, (one) => one).map(({ name, outline, cases }) => ({
        kind: 'scenario',
        to: `${rulePage(id)}#${encodeURI(scenarioAnchor(outline ?? cases[0]))}`,
        name: id,
        text: name,
        words: [
          ...(outline ?? cases[0]).steps.map(({ text, docString }) => `${text} ${docString?.content ?? ''}`),
          ...cases.map((one) => one.case ?? ''),
        ].join(' '),
      })),
    ),
    ...suite.silentPoints.map(({ id, title, why, original }) => ({
      kind: 'silent point',
      to: silentPage(id),
      name: id,
      text: title,
      words: `${why} ${original}`,
    })),
    ...readings.map(({ id, title, sentence, reading }) => ({
      kind: 'reading',
      to: `readings.html#${id}`,
      name: id,
      text: title,
      words: `${sentence} ${reading}`,
    })),
    ...[...contradictions, ...accidents].map(({ id, title, original }) => ({
      kind: 'difference',
      to: `original.html#${id}`,
      name: id,
      text: title,
      words: original,
    })),
    ...protocol.methods.map(({ method, doc }) => ({
      kind: 'operation',
      to: methodPlace(method),
      name: method,
      text: doc,
    })),
    ...api.map(({ name, doc, members }) => ({
      kind: 'library',
      to: apiPlace(name),
      name,
      text: doc.split(/\n\n|\. /)[0] ?? '',
      words: members.map((member) => member.name).join(' '),
    })),
    ...ports.map(({ name, language }) => ({ kind: 'port', to: portPage(name), name, text: language })),
  ];
}
