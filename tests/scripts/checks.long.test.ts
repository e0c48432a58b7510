import { test } from 'node:test';
import { POSIX_ONLY } from '../processes';
import { assertFound, assertNotFound, SLOW, SMALL } from './breaks';
import { ProjectCopy } from './copies';

test('checks that run a tool find what is broken, when it is broken', POSIX_ONLY, async () => {
  const project = new ProjectCopy();
  for (const [file, text] of Object.entries(SMALL)) project.write(file, text);
  for (const folder of ['runner/reports/html/client', 'site/client', 'site/playground/browser']) {
    project.write(`${folder}/tsconfig.json`, SMALL['tsconfig.json']);
    project.write(`${folder}/code.ts`, SMALL['code.ts']);
  }
  project.write('reference/index.ts', 'export const one = 1;\n');
  project.copy(
    '.oxfmtrc.json',
    '.prettierrc.json',
    '.oxlintrc.json',
    'cspell.json',
    'scripts/checks/lint-plugin.mjs',
  );
  // Not all packages: prettier keeps a file in this folder.
  project.link('node_modules/prettier-plugin-gherkin');
  for (const one of SLOW) {
    if (!one.isCertain) await assertNotFound(project, one);
    await assertFound(project, one);
  }
});
