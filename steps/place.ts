/** A line of a source file. */
export interface Place {
  /** The absolute path. */
  readonly file: string;
  readonly line: number;
}

/** A frame of a stack: `at Object.<anonymous> (/package/steps/lookup.steps.ts:10:1)`. */
const FRAME = /^ +at (?:.*? \()?(.+):(\d+):\d+\)?$/;

const UNKNOWN: Place = { file: '', line: 0 };

/** Returns the place of the call of the function that created an error, from the stack of that error. */
export function placeIn(stack = ''): Place {
  const [, , frame = ''] = stack.split('\n');
  const [, file, line] = FRAME.exec(frame) ?? [];
  // Engines other than V8 write stacks in other forms.
  return file === undefined ? UNKNOWN : { file, line: Number(line) };
}
