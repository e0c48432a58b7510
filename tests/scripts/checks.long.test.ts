import { test } from 'node:test';
import { POSIX_ONLY } from '../processes';
import { assertFound, assertNotFound, SLOW, SMALL, WHOLE } from './breaks';
import { ProjectCopy, wholeProject } from './copies';

// The stage `check` shows that these checks find nothing in the project as it is.
test('checks that look at the whole project find what is broken', async () => {
  const project = wholeProject();
  for (const one of WHOLE) await assertFound(project, one);
});

test('checks that run a tool find what is broken, when it is broken', POSIX_ONLY, async () => {
  const project = new ProjectCopy();
  for (const [file, text] of Object.entries(SMALL)) project.write(file, text);
  for (const folder of ['runner/reports/html/client', 'site/client', 'site/playground/browser']) {
    project.write(`${folder}/tsconfig.json`, SMALL['tsconfig.json']);
    project.write(`${folder}/code.ts`, SMALL['code.ts']);
  }
  project.write('reference/index.ts', 'export const one = 1;\n');
  project.copy('.prettierrc.json', '.oxlintrc.json', 'scripts/checks/lint-plugin.mjs');
  // Not all packages: prettier keeps a file in this folder.
  project.link('node_modules/prettier-plugin-gherkin');
  for (const one of SLOW) {
    if (!one.isCertain) await assertNotFound(project, one);
    await assertFound(project, one);
  }
});
