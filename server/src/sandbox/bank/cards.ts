import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** A user's log-in at the test bank: what the vendor calls a card, known by its login id. */
export interface Card {
  readonly user: string;
  readonly tag: string;
}

export interface CardStore {
  add(card: Card): string;
  find(loginId: string): Card | null;
  remove(loginId: string): boolean;
}

/** Kept in a file when one is given, so that a job that goes on after a restart still finds its login id. */
export function createCardStore(file: string | null): CardStore {
  const cards = new Map<string, Card>(
    file !== null && existsSync(file)
      ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Card>)
      : [],
  );
  const save = (): void => {
    if (file !== null) writeFileSync(file, JSON.stringify(Object.fromEntries(cards)), { mode: 0o600 });
  };
  return {
    add: (card) => {
      const loginId = randomUUID();
      cards.set(loginId, card);
      save();
      return loginId;
    },
    find: (loginId) => cards.get(loginId) ?? null,
    remove: (loginId) => {
      const removed = cards.delete(loginId);
      if (removed) save();
      return removed;
    },
  };
}
