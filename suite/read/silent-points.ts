import { readList, TEXT, texts } from './read-list';
import type { SilentPoint } from './suite';

/** The path of the list of silent points, relative to the package's root. */
export const SILENT_POINTS_FILE = 'features/silent-points.yaml';

/**
 * Reads the points on which the document is silent.
 *
 * @throws SuiteDefect when the file is not a list of silent points, or uses an id twice
 */
export function readSilentPoints(packageRoot: string): SilentPoint[] {
  return readList<SilentPoint>(packageRoot, SILENT_POINTS_FILE, {
    ...texts('id', 'title'),
    sections: { type: 'array', items: TEXT, uniqueItems: true },
    rules: { type: 'array', items: TEXT, uniqueItems: true },
    ...texts('why', 'original', 'reference'),
  });
}
