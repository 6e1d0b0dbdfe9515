import { type AggregatorError, aggregatorError } from '../aggregator';
import { troubleOf } from './codes';

export interface FlinksAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface FlinksCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** After `/BankingServices/`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** No answer within this long counts as "the bank is not available". */
const TIMEOUT_MS = 30_000;

/** One call to the vendor. Answers 2xx; throws an AggregatorError for everything else. */
export type FlinksClient = (call: FlinksCall) => Promise<FlinksAnswer>;

export function createFlinksClient(base: string): FlinksClient {
  return async ({ method, endpoint, headers, body }) => {
    const response = await fetch(`${base}/${endpoint}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw aggregatorError('retryLater', 'UNREACHABLE', cause);
    });
    const parsed = await response.json().catch(() => null);
    const answer = isRecord(parsed) ? parsed : null;
    if (answer === null || !response.ok) throw refusal(answer, response.status);
    return { status: response.status, body: answer };
  };
}

function refusal(answer: Readonly<Record<string, unknown>> | null, status: number): AggregatorError {
  const code = answer?.['FlinksCode'];
  if (typeof code === 'string') return aggregatorError(troubleOf(code), code);
  return aggregatorError(status >= 500 || status === 429 ? 'retryLater' : 'broken', `HTTP_${status}`);
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
