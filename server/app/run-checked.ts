/** What a command found. */
export interface CheckResult {
  readonly text: string;
  /** Otherwise the process exits with code 1. */
  readonly isWhole: boolean;
}

/** Runs a command that checks something: prints what it found, or the message of its error. */
export async function runChecked(run: () => Promise<CheckResult>): Promise<void> {
  try {
    const { text, isWhole } = await run();
    process.stdout.write(`${text}\n`);
    process.exitCode = isWhole ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'Unknown error.'}\n`);
    process.exitCode = 1;
  }
}
