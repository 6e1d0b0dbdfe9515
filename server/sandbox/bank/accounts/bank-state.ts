import { randomBytes, randomUUID } from 'node:crypto';
import { minuteMs } from '@tamarack/core/calendar/durations';
import type { Persona } from '../data/personas';
import { createCardStore } from './cards';

const tokenLifetimeMs = 30 * minuteMs;
const dataLifetimeMs = 30 * minuteMs;
/** Timeout while security questions are open. */
const questionsLifetimeMs = 8 * minuteMs;

/** One visit to the Connect page. */
export interface Visit {
  readonly tag: string;
  persona: Persona | null;
  /** Open security questions. */
  openQuestions: number;
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
export interface BankState extends ReturnType<typeof createBankState> {}

export function createBankState(options: { readonly file: string | null; readonly now: () => Date }) {
  const tokens = new Map<string, number>();
  const visits = new Map<string, Visit>();
  const sessions = new Map<string, BankSession>();
  const cards = createCardStore(options.file);
  const currentMs = (): number => options.now().getTime();
  return {
    cards,
    /** Login ids whose data is ready, even if a session still reports it as pending. */
    readyLoginIds: new Set<string>(),
    /** Login ids whose first data session was ended. */
    endedLoginIds: new Set<string>(),
    /** The user has signed in: creates a card. */
    signIn: ({ user, behaviour }: Persona, tag: string): string => {
      const card = { user, tag, signedInAt: options.now().toISOString() };
      const existingId = behaviour.oneLogin ? cards.findIdByUser(user) : null;
      return existingId === null ? cards.put(card) : cards.put(card, existingId);
    },
    issueToken: (): string => {
      const token = randomBytes(24).toString('base64url');
      tokens.set(token, currentMs());
      return token;
    },
    /** Single use; false for an unknown or used token, or one older than 30 minutes. */
    useToken: (token: string): boolean => {
      const issued = tokens.get(token);
      tokens.delete(token);
      return issued !== undefined && currentMs() - issued < tokenLifetimeMs;
    },
    openVisit: (tag: string): string => {
      const id = randomBytes(24).toString('base64url');
      visits.set(id, { tag, persona: null, openQuestions: 0, loginId: null });
      return id;
    },
    findVisit: (id: string): Visit | null => visits.get(id) ?? null,
    openSession: (session: Pick<BankSession, 'persona' | 'tag' | 'loginId'>): string => {
      const id = randomUUID();
      sessions.set(id, { ...session, openedAt: currentMs(), usedAt: currentMs(), polls: 0, days: 90 });
      return id;
    },
    findSession: (id: string): BankSession | 'SESSION_NONEXISTENT' | 'SESSION_EXPIRED' => {
      const session = sessions.get(id);
      if (!session) return 'SESSION_NONEXISTENT';
      const expired =
        session.loginId === null
          ? currentMs() - session.usedAt >= questionsLifetimeMs
          : currentMs() - session.openedAt >= dataLifetimeMs;
      if (expired) return 'SESSION_EXPIRED';
      session.usedAt = currentMs();
      return session;
    },
  };
}
