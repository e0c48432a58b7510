// Stands in for the package of the same name, which adds the flag `d` to old engines with a parser of its own. Browsers
// have the flag.

/** Matches with the indices of the groups. */
export default function exec(regexp: RegExp, text: string): RegExpExecArray | null {
  return new RegExp(regexp, `${regexp.flags}d`).exec(text);
}
