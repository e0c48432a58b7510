import { requireString } from '../arguments';

/** `I18n::Locale::Tag`: a locale's name as a tag of parts joined by hyphens, such as `zh-Hant-TW`. */
export class Tag {
  private readonly text: string;

  /** @throws InvalidArgument when the text is no string */
  constructor(text: string) {
    requireString(text, 'tag');
    this.text = text;
  }

  /** The tag without its last part; undefined when it has one part only. */
  get parent(): Tag | undefined {
    const end = this.text.lastIndexOf('-');
    return end === -1 ? undefined : new Tag(this.text.slice(0, end));
  }

  // Keeps TAG-01.
  /** The parents, nearest first: `zh-Hant` and `zh` for `zh-Hant-TW`. */
  get parents(): Tag[] {
    const parents: Tag[] = [];
    for (let tag = this.parent; tag !== undefined; tag = tag.parent) parents.push(tag);
    return parents;
  }

  /** The tag itself, as text. */
  toString(): string {
    return this.text;
  }
}
