import { randomBytes, randomUUID } from 'node:crypto';
import type { Persona } from '../data/personas';
import { type CardStore, createCardStore } from './cards';

const minute = 60_000;
const tokenLifeMs = 30 * minute;
const dataLifeMs = 30 * minute;
/** Timeout while security questions are open. */
const questionsLifeMs = 8 * minute;

/** One visit to the Connect page. */
export interface Visit {
  readonly tag: string;
  persona: Persona | null;
  /** Open security questions. */
  questions: number;
  loginId: string | null;
}

/** A session opened by Authorize; `loginId` is null while security questions are open. */
interface BankSession {
  readonly persona: Persona;
  readonly tag: string;
  readonly openedAt: number;
  loginId: string | null;
  usedAt: number;
  polls: number;
  days: number;
}

/** State of the test bank. Logins survive a restart, as at the vendor; everything else ends with the process. */
export interface BankState {
  readonly cards: CardStore;
  /** Login ids whose data is ready, even if a session still reports it as pending. */
  readonly ready: Set<string>;
  /** Login ids whose first data session was ended. */
  readonly ended: Set<string>;
  /** The user has signed in: creates a card. */
  signIn(persona: Persona, tag: string): string;
  issueToken(): string;
  /** Single use; false for an unknown or used token, or one older than 30 minutes. */
  useToken(token: string): boolean;
  openVisit(tag: string): string;
  visit(id: string): Visit | null;
  openSession(session: Pick<BankSession, 'persona' | 'tag' | 'loginId'>): string;
  session(id: string): BankSession | 'SESSION_NONEXISTENT' | 'SESSION_EXPIRED';
}

export function createBankState(options: {
  readonly file: string | null;
  readonly now: () => Date;
}): BankState {
  const tokens = new Map<string, number>();
  const visits = new Map<string, Visit>();
  const sessions = new Map<string, BankSession>();
  const cards = createCardStore(options.file);
  const time = (): number => options.now().getTime();
  return {
    cards,
    ready: new Set(),
    ended: new Set(),
    signIn: ({ user, behaviour }, tag) => {
      const card = { user, tag, signedInAt: options.now().toISOString() };
      const known = behaviour.oneLogin ? cards.findOf(user) : null;
      return known === null ? cards.put(card) : cards.put(card, known);
    },
    issueToken: () => {
      const token = randomBytes(24).toString('base64url');
      tokens.set(token, time());
      return token;
    },
    useToken: (token) => {
      const issued = tokens.get(token);
      tokens.delete(token);
      return issued !== undefined && time() - issued < tokenLifeMs;
    },
    openVisit: (tag) => {
      const id = randomBytes(24).toString('base64url');
      visits.set(id, { tag, persona: null, questions: 0, loginId: null });
      return id;
    },
    visit: (id) => visits.get(id) ?? null,
    openSession: (session) => {
      const id = randomUUID();
      sessions.set(id, { ...session, openedAt: time(), usedAt: time(), polls: 0, days: 90 });
      return id;
    },
    session: (id) => {
      const found = sessions.get(id);
      if (!found) return 'SESSION_NONEXISTENT';
      const over =
        found.loginId === null
          ? time() - found.usedAt >= questionsLifeMs
          : time() - found.openedAt >= dataLifeMs;
      if (over) return 'SESSION_EXPIRED';
      found.usedAt = time();
      return found;
    },
  };
}
