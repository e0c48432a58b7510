/** An error that reports wrong usage of the command. Its message is one line that states the problem and the remedy. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Returns the remedies for system errors, keyed by system call or error code. The system's own messages name no remedy.
 */
function remedies(platform: NodeJS.Platform): Readonly<Record<string, string>> {
  const variable = platform === 'win32' ? 'TEMP' : 'TMPDIR';
  return {
    mkdtemp: `set ${variable} to a folder that exists and can be written to`,
    uv_cwd: 'the current folder no longer exists, so change to another',
    EMFILE: 'allow more open files with ulimit -n, or use fewer --jobs',
  };
}

/**
 * Tells whether an error comes from a system call that failed, for example because the disk is full or a folder is
 * missing. A port never causes such an error: its errors arrive in its answers or as faults.
 */
export function isSystemError(thrown: unknown): thrown is NodeJS.ErrnoException {
  return thrown instanceof Error && 'syscall' in thrown && 'code' in thrown;
}

/** Returns the message of a system error, followed by a remedy if one is known. */
export function systemErrorText(
  { message, syscall = '', code = '' }: NodeJS.ErrnoException,
  platform = process.platform,
): string {
  const known = remedies(platform);
  const remedy = known[syscall] ?? known[code];
  return remedy === undefined ? message : `${message}; ${remedy}`;
}

/** Returns the message of a thrown value. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
