/** What a command has of its process. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A line for the reader or the next program. */
  write(line: string): void;
  /** A line about what goes wrong. */
  warn(line: string): void;
  /** Ends a command that goes on until it is stopped. */
  readonly signal: AbortSignal;
}

/** The command line is wrong: exit code 2, with the command's help. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
