/** A line in a source file. */
export interface Place {
  /** The absolute path of the file. */
  readonly file: string;
  readonly line: number;
}

/** Matches a stack frame, such as `at Object.<anonymous> (/package/steps/lookup.steps.ts:10:1)`. */
const FRAME = /^ +at (?:.*? \()?(.+):(\d+):\d+\)?$/;

const UNKNOWN: Place = { file: '', line: 0 };

/** Returns the place of the second frame in an error's stack: the call of the function that created the error. */
export function placeIn(stack = ''): Place {
  const [, , frame = ''] = stack.split('\n');
  const [, file, line] = FRAME.exec(frame) ?? [];
  // Engines other than V8 format stacks differently.
  return file === undefined ? UNKNOWN : { file, line: Number(line) };
}
