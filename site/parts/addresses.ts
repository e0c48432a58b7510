import type { Scenario } from '../../suite';

/** Returns the page of a rule. */
export function rulePage(id: string): string {
  return `rules/${id}.html`;
}

/** Returns the place of a scenario, or of an outline, on the page of its rule. */
export function scenarioAnchor({ id }: Pick<Scenario, 'id'>): string {
  return id.slice(id.indexOf('/') + 1);
}

/** Returns the page of a silent point. */
export function silentPage(id: string): string {
  return `silent/${id}.html`;
}

/** Returns the page of a port. */
export function portPage(name: string): string {
  return `ports/${name}.html`;
}

/** Returns the place of a section of the document. */
export function sectionPlace(section: string): string {
  return `document.html#section-${section}`;
}

/** Returns the place of a sentence of the document, given its section and its number in the section, counted from 1. */
export function sentencePlace(section: string, number: number): string {
  return `document.html#${sentenceAnchor(section, number)}`;
}

/** Returns the id of a sentence on the page of the document. */
export function sentenceAnchor(section: string, number: number): string {
  return `sentence-${section}-${number}`;
}
