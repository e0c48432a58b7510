import { strictEqual } from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { fixtureFolder, removeFolder, scenarioFolderOf, writeFile } from '../../steps/folders';

it('a path in a folder that a scenario wrote belongs to that folder, and any other path to itself', async () => {
  const folder = writeFile(undefined, 'a [folder]/en.yml', 'en: {}');
  strictEqual(scenarioFolderOf(join(folder, 'a [folder]')), folder);
  strictEqual(scenarioFolderOf(folder), folder);
  const fixture = fixtureFolder('fixtures/locales/yaml');
  strictEqual(scenarioFolderOf(fixture), fixture);
  await removeFolder(folder);
});
