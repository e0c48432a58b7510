/** Blocks this thread. Use it only where nothing else is left to do: no signal is handled in the meantime. */
export function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, milliseconds);
}
