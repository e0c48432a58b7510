const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls a function at the first signal that would end this process. A second signal ends it.
 *
 * @returns a function that restores the usual meaning of the signals
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
