/** Why a connection ended without an account. */
export type ConnectionFailure =
  | 'refused'
  | 'cancelled'
  | 'bankRefused'
  | 'timedOut'
  | 'unreachable'
  | 'notSaved';

export type ConnectionMessage =
  /** The page is alive; what it does is its own affair. */
  | { readonly kind: 'alive' }
  | {
      readonly kind: 'connected';
      readonly loginId: string;
      readonly institution: string;
      readonly accountId: string | undefined;
    }
  | { readonly kind: 'failed'; readonly failure: ConnectionFailure };

/** Steps of the aggregator's page that end the attempt (design: domain, 1.4). All others are its own progress. */
const endings: Readonly<Record<string, ConnectionFailure>> = {
  DENY_CONSENT: 'refused',
  COMPONENT_DENY_TERMS: 'refused',
  COMPONENT_CLOSE_SESSION: 'cancelled',
  TOKEN_INVALID: 'timedOut',
};

/** Codes that end the attempt when they come without a step: with one, the page shows them and goes on itself. */
const codes: Readonly<Record<string, ConnectionFailure>> = {
  SESSION_EXPIRED: 'timedOut',
  SESSION_NONEXISTENT: 'timedOut',
  DISABLED_LOGIN: 'bankRefused',
  AGGREGATION_ERROR: 'bankRefused',
  OPERATION_DISPATCHED: 'bankRefused',
};

/**
 * Reads what the aggregator's page posted, or null for anything else. Who sent it must be checked before: see
 * `listenTo`.
 */
export function readMessage(data: unknown): ConnectionMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { step, flinksCode, url, institution } = data as Record<string, unknown>;
  if (typeof step !== 'string') {
    const failure = typeof flinksCode === 'string' ? codes[flinksCode] : undefined;
    return failure === undefined ? null : { kind: 'failed', failure };
  }
  if (step === 'REDIRECT') return readRedirect(url, institution);
  const ending = endings[step];
  return ending === undefined ? { kind: 'alive' } : { kind: 'failed', failure: ending };
}

/** The login id stands only in the url of the last message. */
function readRedirect(url: unknown, institution: unknown): ConnectionMessage {
  const failed = { kind: 'failed', failure: 'bankRefused' } as const;
  if (typeof url !== 'string' || !URL.canParse(url)) return failed;
  const { searchParams } = new URL(url);
  const loginId = searchParams.get('loginId');
  const bank = typeof institution === 'string' ? institution : searchParams.get('institution');
  const accountId = searchParams.get('accountId') || undefined;
  return loginId ? { kind: 'connected', loginId, institution: bank ?? '', accountId } : failed;
}

/**
 * Calls back for each message of one frame: the window it came from and its origin must both be that frame's, or
 * any other frame of the page could hand in an account. Answers its undo.
 */
export function listenTo(
  frame: HTMLIFrameElement,
  origin: string,
  onMessage: (message: ConnectionMessage) => void,
): () => void {
  const receive = (event: MessageEvent<unknown>): void => {
    if (event.origin !== origin || event.source === null || event.source !== frame.contentWindow) return;
    const message = readMessage(event.data);
    if (message) onMessage(message);
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}
