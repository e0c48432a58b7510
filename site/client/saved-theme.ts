/** The theme that a reader chose; undefined for the theme of the system. */
export type Theme = 'light' | 'dark' | undefined;

const KEY = 'i18n-conformance-theme';

/** Returns the saved theme. */
export function savedTheme(): Theme {
  try {
    const saved = localStorage.getItem(KEY);
    return saved === 'light' || saved === 'dark' ? saved : undefined;
  } catch {
    // Some browsers store nothing for pages that are opened from the file system.
    return undefined;
  }
}

/** Applies a theme, and saves it for other pages. */
export function chooseTheme(theme: Exclude<Theme, undefined>): void {
  showTheme(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The theme is applied to this page nevertheless.
  }
}

/** Applies a theme to this page. */
export function showTheme(theme: Theme): void {
  if (theme === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
