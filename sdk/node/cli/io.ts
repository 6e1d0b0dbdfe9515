/** The parts of the process that a command uses. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Writes a line to stdout. */
  write(line: string): void;
  /** Writes a line to stderr: notices and errors. */
  warn(line: string): void;
  /** Aborted when the user stops the command. */
  readonly signal: AbortSignal;
}

/** The command line or a setting is invalid: exit code 2, with a hint at the command's help. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
