import { SURFACES, type Surface } from '../../suite';

const TEXTS: Readonly<Record<Surface, string>> = {
  module: 'the module',
  catalog: 'a catalog',
  library: 'the library as a whole',
};

/** Returns a surface in words: `the module`. */
export function surfaceName(surface: Surface): string {
  return TEXTS[surface];
}

/** Returns the surfaces in words, each once: `on the module and a catalog`. */
export function surfacesText(surfaces: readonly Surface[]): string {
  const names = SURFACES.filter((surface) => surfaces.includes(surface)).map(surfaceName);
  const last = names.pop() ?? '';
  return `on ${names.length > 0 ? `${names.join(', ')} and ${last}` : last}`;
}

/** Returns the surfaces of a scenario, such as `@catalog`; nothing when it is played on both the module and a catalog. */
export function restrictionText(surfaces: readonly Surface[]): string {
  const isUsual = surfaces.length === 2 && surfaces.includes('module') && surfaces.includes('catalog');
  return isUsual ? '' : surfaces.map((surface) => `@${surface}`).join(' ');
}
