import type { LoaderValue } from '../adapter/contract/values';
import { inlineLoader } from './configuration';
import { readFixtureFolder } from './fixture-files';
import { yamlOf } from './notation';
import { FOLDER } from './script';
import type { ScriptWriter } from './script-writer';
import { Given, Then, When } from './step-registry';

/** A format of locale files. */
export type Format = 'yaml' | 'json';

Given('a folder with the file {string}', (script, file: string, text: string) => {
  script.write({ [file]: text });
  script.folder = FOLDER;
});

Given('a folder with the file {string}, in YAML', (script, file: string, yaml: string) => {
  script.write({ [file]: yamlOf(yaml) as string });
  script.folder = FOLDER;
});

Given(
  'a folder named {string} with the file {string}',
  (script, name: string, file: string, text: string) => {
    script.write({ [`${name}/${file}`]: text });
    script.folder = `${FOLDER}/${name}`;
  },
);

Given('a path of the folder that ends with a slash', (script) => {
  script.folder += '/';
});

When('the file {string} in the folder is changed to', (script, file: string, text: string) => {
  script.write({ [`${script.folder}/${file}`.slice(`${FOLDER}/`.length)]: text });
});

Given('the folder {string}', (script, folder: string) => {
  script.write(readFixtureFolder(folder));
  script.folder = FOLDER;
});

Given('the {format} loader of the folder is appended to the main configuration', (script, format: Format) => {
  script.prepare('configure', { loaders: [script.loader(format)] });
});

When('the {format} loader of the folder loads', (script, format: Format) => {
  script.askEach([{ method: 'load', params: { loader: script.loader(format) } }]);
});

When('the folder is read by the {format} loader', (script, format: Format) => {
  readBy(script, script.loader(format));
});

When('a custom loader of the translations is read', (script, yaml: string) => {
  readBy(script, inlineLoader(script.remember(yamlOf(yaml))));
});

When('the translations are injected', (script, yaml: string) => {
  script.ask('inject', { translations: script.remember(yamlOf(yaml)) });
});

When('a loader of the translations is injected', (script, yaml: string) => {
  script.ask('inject', { loader: inlineLoader(script.remember(yamlOf(yaml))) });
});

Then('the loaded translations are', (script, yaml: string) => script.expect({ result: yamlOf(yaml) }));

/**
 * Gives a loader to the surface under test. The module reads it on `init`, and a catalog receives it through `inject`.
 */
function readBy(script: ScriptWriter, loader: LoaderValue): void {
  if (script.surface === 'module') {
    script.prepare('configure', { loaders: [loader] });
    script.askEach([{ method: 'init', params: {} }]);
  } else {
    const catalog = script.nameCatalog();
    script.prepare('Catalog.new', { catalog });
    script.askEach([{ method: 'inject', params: { subject: catalog, loader } }]);
  }
}
