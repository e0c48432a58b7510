import { Given, Then, When } from '@cucumber/cucumber';
import type { LoaderValue } from '../adapter/contract/values';
import { inlineLoader } from './configuration';
import { checkResult } from './findings';
import { fixtureFolder, writeFile } from './folders';
import { IN_TURN } from './lookahead';
import { yamlOf } from './notation';
import { MODULE } from './surfaces';
import type { ConformanceWorld } from './world';

Given(
  'a folder with the file {string}',
  IN_TURN,
  async function (this: ConformanceWorld, file: string, text: string) {
    this.written = await writeFile(this.written, file, text);
    this.folder = this.written;
  },
);

When(
  'the file {string} of the folder becomes',
  IN_TURN,
  async function (this: ConformanceWorld, file: string, text: string) {
    await writeFile(this.folder, file, text);
  },
);

Given('the folder {string}', function (this: ConformanceWorld, folder: string) {
  this.folder = fixtureFolder(folder);
});

When(
  'the {format} loader of the folder loads',
  async function (this: ConformanceWorld, format: 'yaml' | 'json') {
    await this.lookAt([this.ask('load', { loader: { format, path: this.folder } })]);
  },
);

When(
  'both surfaces read the folder by the {format} loader',
  async function (this: ConformanceWorld, format: 'yaml' | 'json') {
    await readBy(this, { format, path: this.folder });
  },
);

When(
  'both surfaces read a custom loader of the translations',
  async function (this: ConformanceWorld, yaml: string) {
    await readBy(this, inlineLoader(this.remember(yamlOf(yaml))));
  },
);

When('the translations are injected', async function (this: ConformanceWorld, yaml: string) {
  await this.onEach(['inject'], { translations: this.remember(yamlOf(yaml)) });
});

When('a loader of the translations is injected', async function (this: ConformanceWorld, yaml: string) {
  await this.onEach(['inject'], { loader: inlineLoader(this.remember(yamlOf(yaml))) });
});

Then('the loaded translations are', async function (this: ConformanceWorld, yaml: string) {
  await this.expect((outcome) => checkResult(outcome, yamlOf(yaml)));
});

/** The module reads a loader on `init`; a catalog takes it by `inject`. */
async function readBy(world: ConformanceWorld, loader: LoaderValue): Promise<void> {
  const catalog = world.nameCatalog(MODULE);
  await Promise.all([
    world.prepare('configure', { loaders: [loader] }),
    world.prepare('Catalog.new', { catalog }),
    world.lookAt([world.ask('init'), world.ask('inject', { subject: catalog, loader })]),
  ]);
}
