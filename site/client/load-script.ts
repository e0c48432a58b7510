const loading = new Map<string, Promise<void>>();

/** The relative path from this page to the site's folder. */
export const ROOT = document.documentElement.dataset['root'] ?? '';

/**
 * Loads a script of the site once.
 *
 * Adds a script element, because modules and `fetch` do not work on pages that are opened from the file system.
 */
export function loadScript(path: string): Promise<void> {
  const known = loading.get(path);
  if (known) return known;
  const started = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${ROOT}${path}`;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${path} could not be loaded`));
    document.head.append(script);
  });
  loading.set(path, started);
  // A later attempt may succeed, for example when the connection is back.
  started.catch(() => loading.delete(path));
  return started;
}
