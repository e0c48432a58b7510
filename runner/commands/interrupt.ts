const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does something when this process is told to end, instead of ending it. Told a second time, it ends.
 *
 * @returns a function that gives the signals their usual meaning back
 */
export function onInterrupt(act: () => void): () => void {
  const once = (): void => {
    release();
    act();
  };
  const release = (): void => SIGNALS.forEach((signal) => process.removeListener(signal, once));
  SIGNALS.forEach((signal) => process.on(signal, once));
  return release;
}
