import type { BankEnding, BankHint } from '@tamarack/core/protocol/frames';

interface BankLogin {
  readonly loginId: string;
  readonly institution: string;
  readonly accountId: string | undefined;
}

export type ConnectionMessage =
  /** The page has loaded; its own progress needs no handling. */
  | { readonly kind: 'alive' }
  /** The page continues, but the chosen bank is unavailable or slow. */
  | { readonly kind: 'hint'; readonly hint: BankHint }
  | { readonly kind: 'connected'; readonly login: BankLogin }
  | { readonly kind: 'ended'; readonly reason: BankEnding };

/**
 * Steps of the aggregator's page that end the attempt. All others are its own progress.
 */
const endings: Readonly<Record<string, BankEnding>> = {
  DENY_CONSENT: 'refused',
  COMPONENT_DENY_TERMS: 'refused',
  COMPONENT_CLOSE_SESSION: 'cancelled',
  TOKEN_INVALID: 'timedOut',
};

/**
 * Codes that end the attempt when they come without a step. With a step, the page shows them and continues.
 * The page always asks for other credentials itself.
 */
const codes: Readonly<Record<string, BankEnding>> = {
  SESSION_EXPIRED: 'timedOut',
  SESSION_NONEXISTENT: 'timedOut',
  RETRY_LATER: 'retryLater',
  CARD_IN_USE: 'retryLater',
  CONCURRENT_SESSION: 'retryLater',
  AGGREGATION_ERROR: 'retryLater',
  DISABLED_LOGIN: 'chooseAnotherBank',
  NEW_ACCOUNT: 'chooseAnotherBank',
  NO_TRANSACTION: 'chooseAnotherBank',
  METHOD_NOT_AVAILABLE: 'chooseAnotherBank',
};

const hints: Readonly<Record<string, BankHint>> = {
  DISABLED_INSTITUTION: 'bankOff',
  OPERATION_PENDING: 'bankSlow',
  OPERATION_DISPATCHED: 'bankSlow',
};

const find = <T>(table: Readonly<Record<string, T>>, name: unknown): T | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

/**
 * Parses a message of the aggregator's page; null for anything else. Verify the sender first: see `listenToFrame`.
 */
function readMessage(data: unknown): ConnectionMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { step, flinksCode, url, institution } = data as Record<string, unknown>;
  if (step === 'REDIRECT') return readRedirect(url, institution);
  const reason = typeof step === 'string' ? find(endings, step) : find(codes, flinksCode);
  if (reason !== undefined) return { kind: 'ended', reason };
  const hint = find(hints, step) ?? find(hints, flinksCode);
  if (hint !== undefined) return { kind: 'hint', hint };
  return typeof step === 'string' || typeof flinksCode === 'string' ? { kind: 'alive' } : null;
}

/** Only the URL of the last message carries the login id. The server verifies it with the aggregator. */
function readRedirect(url: unknown, institution: unknown): ConnectionMessage {
  const ended = { kind: 'ended', reason: 'notCompleted' } as const;
  if (typeof url !== 'string' || !URL.canParse(url)) return ended;
  const { searchParams } = new URL(url);
  const loginId = searchParams.get('loginId');
  const bank = typeof institution === 'string' ? institution : searchParams.get('institution');
  const accountId = searchParams.get('accountId') || undefined;
  return loginId ? { kind: 'connected', login: { loginId, institution: bank ?? '', accountId } } : ended;
}

/**
 * Calls back for each message of the aggregator's page. Both source window and origin must match its frame, or any
 * other window could submit an account. Returns the unsubscribe function.
 */
export function listenToFrame(
  frame: HTMLIFrameElement,
  origin: string,
  onMessage: (message: ConnectionMessage) => void,
): () => void {
  const receive = (event: MessageEvent<unknown>): void => {
    if (event.origin !== origin || event.source === null || event.source !== frame.contentWindow) return;
    const message = readMessage(event.data);
    if (message) onMessage(message);
  };
  addEventListener('message', receive);
  return () => removeEventListener('message', receive);
}
