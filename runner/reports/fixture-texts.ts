import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readFixture, type FixtureFile } from '../../suite';

/** A cache of the files in fixture folders. */
export class FixtureTexts {
  private readonly files = new Map<string, readonly FixtureFile[]>();

  /** Returns the files of a folder of this package. */
  of(folder: string): readonly FixtureFile[] {
    const files = this.files.get(folder) ?? readFixture(PACKAGE_ROOT, folder);
    this.files.set(folder, files);
    return files;
  }
}
