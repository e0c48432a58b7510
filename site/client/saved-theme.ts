/** The colours that a reader chose: those of the system, unless a reader chose others. */
export type Theme = 'light' | 'dark' | undefined;

const KEY = 'i18n-conformance-theme';

/** Returns the colours that were saved. */
export function savedTheme(): Theme {
  try {
    const saved = localStorage.getItem(KEY);
    return saved === 'light' || saved === 'dark' ? saved : undefined;
  } catch {
    // Some browsers keep nothing for pages from the file system.
    return undefined;
  }
}

/** Shows colours, and saves them for the next page. */
export function chooseTheme(theme: Exclude<Theme, undefined>): void {
  showTheme(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The page still has the colours.
  }
}

/** Shows colours on this page. */
export function showTheme(theme: Theme): void {
  if (theme === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
