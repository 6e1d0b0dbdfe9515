/** Looks again until `done` says so; fails with what it last saw. */
export async function until<T>(look: () => Promise<T>, done: (seen: T) => boolean, seconds = 60): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const seen = await look();
    if (done(seen)) return seen;
    if (Date.now() > end) throw new Error(`it never came to that; last seen: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
