import { vi } from 'vitest';

/** Waits until `check` no longer throws, as long as a busy machine may take: the limit only ends what hangs. */
export const waitFor = <Result>(check: () => Result): Promise<Result> =>
  vi.waitFor(check, { timeout: 30_000 });
