import type { Page } from 'playwright-core';
import { barriers } from './chromium';

/** Pixels across a phone. */
export const PHONE = 390;

/** A view of a page. */
interface View {
  /** Pixels across: a phone, or a laptop. */
  readonly width: typeof PHONE | 1440;
  readonly colorScheme: 'light' | 'dark';
  /** The rules of axe that are tried. */
  readonly rules: Parameters<typeof barriers>[1];
}

/** The views. What does not depend on colours is tried once at each width. */
const VIEWS: readonly View[] = [
  { width: PHONE, colorScheme: 'light', rules: { rules: { 'target-size': { enabled: true } } } },
  { width: PHONE, colorScheme: 'dark', rules: { runOnly: ['color-contrast'] } },
  { width: 1440, colorScheme: 'dark', rules: { runOnly: ['color-contrast'] } },
  { width: 1440, colorScheme: 'light', rules: {} },
];

/**
 * Returns the barriers that axe finds on a page, and where the page is wider than the window. Looks at it on a phone
 * and on a laptop, in light and dark colours, without loading it again.
 */
export async function barriersInAllViews(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme, rules } of VIEWS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const fits = await page.evaluate('document.documentElement.scrollWidth <= innerWidth');
    if (fits !== true) found.push(`wider than ${width} pixels`);
    const its = await barriers(page, rules);
    found.push(...its.map((barrier) => `${colorScheme}, ${width} pixels: ${barrier}`));
  }
  return found;
}
