const cleanups: (() => void)[] = [];

/** Runs `cleanup` after the current component test. */
export function onCleanup(cleanup: () => void): void {
  cleanups.push(cleanup);
}

export function runCleanups(): void {
  for (const cleanup of cleanups.splice(0)) cleanup();
}
