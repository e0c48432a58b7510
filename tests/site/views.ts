import type { Page } from 'playwright-core';
import { barriers } from './chromium';

/** Pixels across a phone and a laptop. */
const WIDTHS = [390, 1280];

/** The rules of axe that are tried in each colour scheme. Only colours differ in the dark. */
const AXE_OPTIONS = { light: {}, dark: { runOnly: ['color-contrast'] } };

/**
 * Returns the barriers that axe finds on a page, and where the page is wider than the window. Looks at it on a phone
 * and on a laptop, in light and dark colours, without loading it again.
 */
export async function barriersInAllViews(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const fits = await page.evaluate('document.documentElement.scrollWidth <= innerWidth');
    if (fits !== true) found.push(`wider than ${width} pixels`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const its = await barriers(page, AXE_OPTIONS[colorScheme]);
      found.push(...its.map((barrier) => `${colorScheme}, ${width} pixels: ${barrier}`));
    }
  }
  return found;
}
