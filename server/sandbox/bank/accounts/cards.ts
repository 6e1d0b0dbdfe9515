import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** A user's login at the test bank: the vendor's "card", identified by its login id. */
export interface Card {
  readonly user: string;
  /** Tag of the visit that created it, or last signed in. */
  readonly tag: string;
  /** When the user last signed in, ISO. */
  readonly signedInAt: string;
}

export interface CardStore {
  /** Stores a card; under a given id it replaces the previous one. */
  put(card: Card, loginId?: string): string;
  find(loginId: string): Card | null;
  /** Login id of a user's newest card. */
  findIdByUser(user: string): string | null;
  remove(loginId: string): boolean;
}

/** Stored in a file when one is given, so that a job resumed after a restart still finds its login id. */
export function createCardStore(file: string | null): CardStore {
  const stored =
    file !== null && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Omit<Card, 'signedInAt'> & Partial<Card>>)
      : {};
  // an older sandbox did not store the time
  const cards = new Map<string, Card>(
    Object.entries(stored).map(([id, card]) => [id, { signedInAt: new Date(0).toISOString(), ...card }]),
  );
  const save = (): void => {
    if (file !== null) writeFileSync(file, JSON.stringify(Object.fromEntries(cards)), { mode: 0o600 });
  };
  return {
    put: (card, loginId = randomUUID()) => {
      cards.set(loginId, card);
      save();
      return loginId;
    },
    find: (loginId) => cards.get(loginId) ?? null,
    findIdByUser: (user) => [...cards].findLast(([, card]) => card.user === user)?.[0] ?? null,
    remove: (loginId) => {
      const removed = cards.delete(loginId);
      if (removed) save();
      return removed;
    },
  };
}
