/** Removes the next batch of a kind of data. */
export type RemoveBatch = () => Promise<{
  readonly removed: number;
  /** Whether there may be more of it. */
  readonly more: boolean;
}>;

/**
 * Removes one batch of each kind after the other, in turns, so that much of one kind delays no other, until nothing is
 * left or it is time to stop. Returns how many of each kind were removed.
 */
export async function removeInTurns<Kind extends string>(
  kinds: Readonly<Record<Kind, RemoveBatch>>,
  isOver: () => boolean,
): Promise<Readonly<Record<Kind, number>>> {
  let open = Object.keys(kinds) as Kind[];
  const removed = Object.fromEntries(open.map((kind) => [kind, 0])) as Record<Kind, number>;
  while (open.length > 0 && !isOver()) {
    const left: Kind[] = [];
    for (const kind of open) {
      const batch = await kinds[kind]();
      removed[kind] += batch.removed;
      if (batch.more) left.push(kind);
    }
    open = left;
  }
  return removed;
}
