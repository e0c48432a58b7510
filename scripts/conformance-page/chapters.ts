import type { Feature } from '../../suite/read';

/** The chapters, in the order of the document. The chapter of level `crystal` is last. */
export const CHAPTERS = ['catalog', 'module', 'loading', 'lookup', 'localization', 'crystal'];

/** Groups features by chapter. The chapters are in the order of the document, and unknown chapters come last. */
export function chaptersOf(features: readonly Feature[]): [string, Feature[]][] {
  const chapters = new Map<string, Feature[]>(CHAPTERS.map((chapter) => [chapter, []]));
  for (const feature of features) {
    chapters.set(feature.chapter, [...(chapters.get(feature.chapter) ?? []), feature]);
  }
  return [...chapters].filter(([, listed]) => listed.length > 0);
}

/** Returns the name of a chapter as a heading. */
export function chapterTitle(chapter: string): string {
  return chapter.charAt(0).toUpperCase() + chapter.slice(1);
}
