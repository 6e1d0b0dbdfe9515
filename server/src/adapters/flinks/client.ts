import { type AggregatorError, aggregatorError } from '../../underwriting/banking';
import { troubleOf } from './codes';

type Body = Readonly<Record<string, unknown>>;

export interface FlinksAnswer {
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
const usualTimeoutMs = 30_000;

/** Error code of a timeout: the vendor may still be processing the request. */
export const timedOut = 'TIMEOUT';

/** Calls the vendor. Returns the body of a 2xx response; throws an AggregatorError otherwise. */
export type FlinksClient = (call: FlinksCall) => Promise<FlinksAnswer>;

export function createFlinksClient(base: string, timeoutMs = usualTimeoutMs): FlinksClient {
  return async ({ method, endpoint, headers, body, anyBody = false }) => {
    const { status, ok, text } = await reach(`${base}/${endpoint}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(timeoutMs),
      // keys are sent to the vendor's origin only
      redirect: 'error',
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = parse(text);
    if (ok && (answer !== null || anyBody)) return { status, body: answer ?? {} };
    throw refusal(answer, text, status);
  };
}

async function reach(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init);
    return { status: response.status, ok: response.ok, text: await response.text() };
  } catch (cause) {
    const late = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw aggregatorError('outage', late ? timedOut : 'UNREACHABLE', cause);
  }
}

function refusal(answer: Body | null, text: string, status: number): AggregatorError {
  if (/invalid loginid/i.test(text)) return aggregatorError('retryCredentials', 'INVALID_LOGIN');
  // an HTML page of a proxy between us and the vendor
  if (answer === null && status < 400) return aggregatorError('outage', 'NO_JSON');
  const told = answer?.['FlinksCode'];
  const code = typeof told === 'string' ? told : null;
  const message = typeof answer?.['Message'] === 'string' ? answer['Message'] : text.slice(0, 200);
  return aggregatorError(troubleOf({ code, message, status }), code ?? `HTTP_${status}`);
}

function parse(text: string): Body | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
