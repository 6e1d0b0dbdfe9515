import { type AggregatorError, createAggregatorError } from '../../underwriting/banking';
import { fetchWithoutRedirect, isRedirectError, redirectCode } from '../requests';
import { classifyError } from './error-codes';

type Body = Readonly<Record<string, unknown>>;

export interface FlinksResponse {
  readonly status: number;
  readonly body: Body;
}

interface FlinksCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path after `/BankingServices/`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Body;
  /** The body of a success is unchecked: `DeleteCard` has returned plain text. */
  readonly anyBody?: boolean;
}

/** Timeout for a response. */
const defaultTimeoutMs = 30_000;

/** Error code of a timeout: the vendor may still be processing the request. */
export const timeoutCode = 'TIMEOUT';

/** Calls the vendor. Returns the body of a 2xx response; throws an AggregatorError otherwise. */
export type FlinksClient = (call: FlinksCall) => Promise<FlinksResponse>;

export function createFlinksClient(base: string, timeoutMs = defaultTimeoutMs): FlinksClient {
  return async ({ method, endpoint, headers, body, anyBody = false }) => {
    const { status, ok, text } = await send(`${base}/${endpoint}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    const parsed = parseBody(text);
    if (ok && (parsed !== null || anyBody)) return { status, body: parsed ?? {} };
    throw toAggregatorError(parsed, text, status);
  };
}

async function send(url: string, init: RequestInit) {
  try {
    const response = await fetchWithoutRedirect(url, init);
    return { status: response.status, ok: response.ok, text: await response.text() };
  } catch (cause) {
    if (isRedirectError(cause)) throw createAggregatorError('outage', redirectCode, cause);
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw createAggregatorError('outage', isTimeout ? timeoutCode : 'UNREACHABLE', cause);
  }
}

function toAggregatorError(body: Body | null, text: string, status: number): AggregatorError {
  if (/invalid loginid/i.test(text)) return createAggregatorError('retryCredentials', 'INVALID_LOGIN');
  // an HTML page of a proxy between us and the vendor
  if (body === null && status < 400) return createAggregatorError('outage', 'NO_JSON');
  const flinksCode = body?.['FlinksCode'];
  const code = typeof flinksCode === 'string' ? flinksCode : null;
  const message = typeof body?.['Message'] === 'string' ? body['Message'] : text.slice(0, 200);
  return createAggregatorError(classifyError({ code, message, status }), code ?? `HTTP_${status}`);
}

function parseBody(text: string): Body | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
