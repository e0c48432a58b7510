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

/** Returns the page of a library. */
export function portPage(name: string): string {
  return `ports/${name}.html`;
}

/** Returns the place of a section of the document. */
export function sectionPlace(section: string): string {
  return `document.html#section-${section}`;
}

/** Returns the place of a method in the protocol. */
export function methodPlace(method: string): string {
  return `protocol.html#method-${method}`;
}

/** Returns the place of an export in the API of the reference. */
export function apiPlace(name: string): string {
  return `api.html#${name}`;
}
