import { Help } from 'commander';

const HELP = new Help();

/** Breaks a text between words into lines of at most `width` characters; a longer word has a line of its own. */
export function wrapped(text: string, width = 76): string[] {
  return HELP.boxWrap(text.replace(/\s+/g, ' '), width).split('\n');
}
