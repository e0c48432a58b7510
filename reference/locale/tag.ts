import { expectType } from '../arguments';

/** A locale tag: the name of a locale, whose parts are joined by hyphens, as in `zh-Hant-TW`. */
export class Tag {
  /** @throws InvalidArgument when the text is not a string */
  constructor(private readonly text: string) {
    expectType(text, 'string', 'tag');
  }

  /** The tag without its last part; undefined if the tag has only one part. */
  get parent(): Tag | undefined {
    const end = this.text.lastIndexOf('-');
    return end === -1 ? undefined : new Tag(this.text.slice(0, end));
  }

  // Keeps TAG-01.
  /** The parents of the tag, nearest first: `zh-Hant` and `zh` for `zh-Hant-TW`. */
  get parents(): Tag[] {
    const parents: Tag[] = [];
    for (let tag = this.parent; tag !== undefined; tag = tag.parent) parents.push(tag);
    return parents;
  }

  /** Returns the tag as text. */
  toString(): string {
    return this.text;
  }
}
