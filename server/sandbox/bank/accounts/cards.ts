import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { writeFileAtomically } from './write-file-atomically';

/** A user's login at the test bank: the vendor's "card", identified by its login id. */
export interface Card {
  readonly user: string;
  /** Tag of the visit that created it, or last signed in. */
  readonly tag: string;
  /** When the user last signed in, ISO. */
  readonly signedInAt: string;
}

const storedCards = z.record(
  z.string(),
  z.object({
    user: z.string(),
    tag: z.string(),
    // an older sandbox did not store the time
    signedInAt: z.string().default(new Date(0).toISOString()),
  }),
);

function readCards(file: string): Record<string, Card> {
  if (!existsSync(file)) return {};
  try {
    return storedCards.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(
      `The sandbox cannot read its bank logins in ${file}. Delete the file: applicants then connect their bank again.`,
      { cause },
    );
  }
}

/** Stored in a file when one is given, so that a job resumed after a restart still finds its login id. */
export function createCardStore(file: string | null) {
  const cards = new Map<string, Card>(Object.entries(file === null ? {} : readCards(file)));
  const save = (): void => {
    if (file !== null) writeFileAtomically(file, JSON.stringify(Object.fromEntries(cards)));
  };
  return {
    /** Stores a card; under a given id it replaces the previous one. */
    put: (card: Card, loginId: string = randomUUID()): string => {
      cards.set(loginId, card);
      save();
      return loginId;
    },
    find: (loginId: string): Card | null => cards.get(loginId) ?? null,
    /** Login id of a user's newest card. */
    findIdByUser: (user: string): string | null =>
      [...cards].findLast(([, card]) => card.user === user)?.[0] ?? null,
    remove: (loginId: string): boolean => {
      const removed = cards.delete(loginId);
      if (removed) save();
      return removed;
    },
  };
}
