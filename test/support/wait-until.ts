/** Looks again until `done` says so; fails with what it last saw. */
export async function waitUntil<T>(
  read: () => Promise<T>,
  done: (value: T) => boolean,
  seconds = 60,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const value = await read();
    if (done(value)) return value;
    if (Date.now() > end) throw new Error(`it never came to that; last seen: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
