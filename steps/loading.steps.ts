import { join } from 'node:path';
import type { LoaderValue } from '../adapter/contract/values';
import { inlineLoader } from './configuration';
import { fixtureFolder, writeFile } from './folders';
import { SEQUENTIAL } from './definition-options';
import { returns } from './expectation';
import { yamlOf } from './notation';
import { Given, Then, When } from './step-registry';
import type { ConformanceWorld } from './world';

Given('a folder with the file {string}', async function (this: ConformanceWorld, file: string, text: string) {
  this.given.writtenFolder = writeFile(this.given.writtenFolder, file, text);
  this.given.folder = this.given.writtenFolder;
});

Given(
  'a folder named {string} with the file {string}',
  async function (this: ConformanceWorld, name: string, file: string, text: string) {
    this.given.writtenFolder = writeFile(this.given.writtenFolder, join(name, file), text);
    this.given.folder = join(this.given.writtenFolder, name);
  },
);

When(
  'the file {string} in the folder is changed to',
  SEQUENTIAL,
  async function (this: ConformanceWorld, file: string, text: string) {
    writeFile(this.given.folder, file, text);
  },
);

Given('the folder {string}', function (this: ConformanceWorld, folder: string) {
  this.given.folder = fixtureFolder(folder);
});

Given(
  'the {format} loader of the folder is appended to the main configuration',
  async function (this: ConformanceWorld, format: 'yaml' | 'json') {
    await this.calls.prepare('configure', { loaders: [{ format, path: this.given.folder }] });
  },
);

When(
  'the {format} loader of the folder loads',
  async function (this: ConformanceWorld, format: 'yaml' | 'json') {
    await this.lookAt([this.calls.ask('load', { loader: { format, path: this.given.folder } })]);
  },
);

When(
  'the folder is read by the {format} loader',
  async function (this: ConformanceWorld, format: 'yaml' | 'json') {
    await readBy(this, { format, path: this.given.folder });
  },
);

When('a custom loader of the translations is read', async function (this: ConformanceWorld, yaml: string) {
  await readBy(this, inlineLoader(this.given.remember(yamlOf(yaml))));
});

When('the translations are injected', async function (this: ConformanceWorld, yaml: string) {
  await this.ask('inject', { translations: this.given.remember(yamlOf(yaml)) });
});

When('a loader of the translations is injected', async function (this: ConformanceWorld, yaml: string) {
  await this.ask('inject', { loader: inlineLoader(this.given.remember(yamlOf(yaml))) });
});

Then('the loaded translations are', async function (this: ConformanceWorld, yaml: string) {
  await this.expect(returns(yamlOf(yaml)));
});

/**
 * Gives a loader to the surface under test. The module reads it on `init`, and a catalog receives it through `inject`.
 */
async function readBy(world: ConformanceWorld, loader: LoaderValue): Promise<void> {
  if (world.given.surface === 'module') {
    const configured = world.calls.prepare('configure', { loaders: [loader] });
    await Promise.all([configured, world.lookAt([world.calls.ask('init')])]);
  } else {
    const catalog = world.given.nameCatalog();
    const made = world.calls.prepare('Catalog.new', { catalog });
    await Promise.all([made, world.lookAt([world.calls.ask('inject', { subject: catalog, loader })])]);
  }
}
