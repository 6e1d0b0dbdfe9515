import { type AggregatorError, aggregatorError } from '../../underwriting/banking';
import { troubleOf } from './codes';

type Body = Readonly<Record<string, unknown>>;

export interface FlinksAnswer {
  readonly status: number;
  readonly body: Body;
}

export interface FlinksCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** After `/BankingServices/`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Body;
  /** A success may say anything: `DeleteCard` has answered plain text. */
  readonly anyBody?: boolean;
}

/** No answer within this long is none. */
const usualTimeoutMs = 30_000;

/** Code of an error: no answer in time, while the vendor may be at work on what it was asked for. */
export const timedOut = 'TIMEOUT';

/** One call to the vendor. Answers 2xx; throws an AggregatorError for everything else. */
export type FlinksClient = (call: FlinksCall) => Promise<FlinksAnswer>;

export function createFlinksClient(base: string, timeoutMs = usualTimeoutMs): FlinksClient {
  return async ({ method, endpoint, headers, body, anyBody = false }) => {
    const { status, ok, text } = await reach(`${base}/${endpoint}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(timeoutMs),
      // keys go to the vendor's address only
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
  // a page of something between us and the vendor
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
