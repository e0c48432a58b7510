import { expectType } from '../arguments';
import { InvalidTranslations } from '../errors';
import { Base } from './loader';

/** Stands in for the folder loaders where folders cannot be read: in browsers and workers. */
class FolderLoader extends Base {
  constructor(readonly path: string) {
    super();
    expectType(path, 'string', 'path');
  }

  /** @throws InvalidTranslations always; the error names the folder */
  override load(): never {
    throw new InvalidTranslations('a browser cannot read folders; fetch the translations, and inject them', {
      file: this.path,
    });
  }
}

class JSONLoader extends FolderLoader {}
class YAMLLoader extends FolderLoader {}

export { Base, JSONLoader as JSON, YAMLLoader as YAML };
