import { randomBytes, randomUUID } from 'node:crypto';
import { type CardStore, createCardStore } from './cards';
import type { Persona } from './data/personas';

const TOKEN_LIFE_MS = 30 * 60_000;
const DATA_LIFE_MS = 30 * 60_000;

/** One visit to the Connect page. */
export interface Visit {
  readonly tag: string;
  persona: Persona | null;
  /** Security questions still open. */
  questions: number;
  loginId: string | null;
}

/** A data session, opened by Authorize. */
export interface DataRequest {
  readonly loginId: string;
  readonly openedAt: number;
  polls: number;
  days: number;
}

/** What the test bank remembers. Log-ins outlive a restart, as at the vendor; all else ends with the process. */
export interface BankState {
  readonly cards: CardStore;
  issueToken(): string;
  /** Single use; false when unknown, used or older than 30 minutes. */
  useToken(token: string): boolean;
  openVisit(tag: string): string;
  visit(id: string): Visit | null;
  openRequest(loginId: string): string;
  request(id: string): DataRequest | null;
}

export function createBankState(options: {
  readonly file: string | null;
  readonly now: () => Date;
}): BankState {
  const tokens = new Map<string, number>();
  const visits = new Map<string, Visit>();
  const requests = new Map<string, DataRequest>();
  const time = (): number => options.now().getTime();
  return {
    cards: createCardStore(options.file),
    issueToken: () => {
      const token = randomBytes(24).toString('base64url');
      tokens.set(token, time());
      return token;
    },
    useToken: (token) => {
      const issued = tokens.get(token);
      tokens.delete(token);
      return issued !== undefined && time() - issued < TOKEN_LIFE_MS;
    },
    openVisit: (tag) => {
      const id = randomBytes(24).toString('base64url');
      visits.set(id, { tag, persona: null, questions: 0, loginId: null });
      return id;
    },
    visit: (id) => visits.get(id) ?? null,
    openRequest: (loginId) => {
      const id = randomUUID();
      requests.set(id, { loginId, openedAt: time(), polls: 0, days: 90 });
      return id;
    },
    request: (id) => {
      const found = requests.get(id);
      return found && time() - found.openedAt < DATA_LIFE_MS ? found : null;
    },
  };
}
