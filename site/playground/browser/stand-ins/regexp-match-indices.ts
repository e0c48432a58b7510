// Stands in for the package of the same name, which implements the flag `d` for old engines. Browsers support this flag
// themselves.

/** Returns a match with the indices of its groups. */
export default function exec(regexp: RegExp, text: string): RegExpExecArray | null {
  return new RegExp(regexp, `${regexp.flags}d`).exec(text);
}
