import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stands in for the playground, which has tests of its own: it shows the scenario that it was opened with. */
export function writePlaygroundDouble(folder: string): Promise<void> {
  mkdirSync(join(folder, 'playground'), { recursive: true });
  writeFileSync(join(folder, 'playground/playground.css'), '.opened { font-weight: bold; }\n');
  writeFileSync(
    join(folder, 'playground/playground.js'),
    `globalThis.i18nPlayground = {
      async open({ host, scenarioId = 'no scenario' }) {
        const shown = document.createElement('p');
        shown.className = 'opened';
        shown.textContent = 'opened with ' + scenarioId;
        host.append(shown);
      },
    };\n`,
  );
  return Promise.resolve();
}
