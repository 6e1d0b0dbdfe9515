import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** A user's log-in at the test bank: what the vendor calls a card, known by its login id. */
export interface Card {
  readonly user: string;
  /** Of the visit that made it, or signed in again. */
  readonly tag: string;
  /** When the user was last signed in, ISO. */
  readonly signedInAt: string;
}

export interface CardStore {
  /** Keeps a card; under an id that is given, in the place of the one before. */
  put(card: Card, loginId?: string): string;
  find(loginId: string): Card | null;
  /** Login id of a user's newest card. */
  findOf(user: string): string | null;
  remove(loginId: string): boolean;
}

/** Kept in a file when one is given, so that a job that goes on after a restart still finds its login id. */
export function createCardStore(file: string | null): CardStore {
  const kept =
    file !== null && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Omit<Card, 'signedInAt'> & Partial<Card>>)
      : {};
  // an older sandbox did not write down when
  const cards = new Map<string, Card>(
    Object.entries(kept).map(([id, card]) => [id, { signedInAt: new Date(0).toISOString(), ...card }]),
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
    findOf: (user) => [...cards].findLast(([, card]) => card.user === user)?.[0] ?? null,
    remove: (loginId) => {
      const removed = cards.delete(loginId);
      if (removed) save();
      return removed;
    },
  };
}
