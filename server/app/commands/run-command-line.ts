/** The result of a command that checks something. */
export interface CommandResult {
  readonly text: string;
  /** If false, the process exits with code 1. */
  readonly ok: boolean;
}

/** Runs a command: prints its text, or the message of its error, and sets the exit code. */
export async function runCommandLine(run: () => Promise<string | CommandResult>): Promise<void> {
  try {
    const result = await run();
    const { text, ok } = typeof result === 'string' ? { text: result, ok: true } : result;
    process.stdout.write(`${text}\n`);
    process.exitCode = ok ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'Unknown error.'}\n`);
    process.exitCode = 1;
  }
}
