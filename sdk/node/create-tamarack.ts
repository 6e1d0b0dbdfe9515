import { type CallSettings, createCall } from './client/call';
import { TamarackError } from './client/tamarack-error';
import { type Checkouts, createCheckouts } from './resources/checkouts';
import { createEligibility, type EligibilityChecks } from './resources/eligibility';
import { createEvents, type Events } from './resources/events';
import { createInvoiceLinks, type InvoiceLinks } from './resources/invoice-links';
import { createPayouts, type Payouts } from './resources/payouts';
import { createWebhookEndpoints, type WebhookEndpoints } from './resources/webhook-endpoints';

export interface TamarackOptions {
  /** `sk_…`, from the dashboard. Keep it on your server. */
  readonly secretKey: string;
  /**
   * Origin of the API. Default `https://api.tamarack.example`, or `http://localhost:4010` with the key of the sandbox that runs
   * there (`sk_sandbox_…`). Required with a key that a sandbox created (`sk_test_…`).
   */
  readonly apiUrl?: string | undefined;
  /** Milliseconds for each attempt of a call. Default 15,000. */
  readonly timeout?: number;
  /** Retries after network errors, timeouts, 408, 429 and 5xx. Default 3; 0 turns them off. */
  readonly maxRetries?: number;
  /** Default: Node's own. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Client of the API for a merchant's server. A call that fails rejects with a `TamarackError`. */
export interface Tamarack {
  readonly checkouts: Checkouts;
  readonly eligibility: EligibilityChecks;
  readonly invoiceLinks: InvoiceLinks;
  readonly payouts: Payouts;
  readonly events: Events;
  readonly webhookEndpoints: WebhookEndpoints;
}

const defaults = { timeout: 15_000, maxRetries: 3 } as const;

/** Origin of the API that issued a key; null for one that any sandbox may have issued. */
export function findApiUrl(secretKey: string): string | null {
  if (secretKey.startsWith('sk_test_')) return null;
  return secretKey.startsWith('sk_sandbox_') ? 'http://localhost:4010' : 'https://api.tamarack.example';
}

/**
 * Creates a client of the API. No request is sent before its first call.
 *
 * @throws TamarackError `invalid-argument` for an invalid option
 */
export function createTamarack(options: TamarackOptions): Tamarack {
  const call = createCall(readOptions(options));
  return {
    checkouts: createCheckouts(call),
    eligibility: createEligibility(call),
    invoiceLinks: createInvoiceLinks(call),
    payouts: createPayouts(call),
    events: createEvents(call),
    webhookEndpoints: createWebhookEndpoints(call),
  };
}

function readOptions({
  secretKey,
  apiUrl: givenUrl,
  timeout = defaults.timeout,
  maxRetries = defaults.maxRetries,
  fetch = globalThis.fetch,
}: TamarackOptions): CallSettings {
  if (typeof secretKey !== 'string' || secretKey === '')
    throw invalid('secretKey', 'your secret key (sk_…), as in process.env.TAMARACK_SECRET_KEY', 'nothing');
  if (!secretKey.startsWith('sk_'))
    throw invalid(
      'secretKey',
      'a key that starts with sk_',
      secretKey.startsWith('pk_') ? 'a publishable key, which is for pages' : 'something else',
    );
  const apiUrl = givenUrl ?? findApiUrl(secretKey);
  if (apiUrl === null)
    throw invalid('apiUrl', 'the origin of the sandbox that issued this key (sk_test_…)', 'nothing');
  if (!isSecure(parseUrl(apiUrl)))
    throw invalid('apiUrl', 'an https URL, or http on this machine', 'something else');
  if (!(timeout > 0)) throw invalid('timeout', 'a positive number of milliseconds', String(timeout));
  if (!Number.isInteger(maxRetries) || maxRetries < 0)
    throw invalid('maxRetries', 'an integer of 0 or more', String(maxRetries));
  return { secretKey, apiUrl, timeout, maxRetries, fetch };
}

const invalid = (name: string, expected: string, received: string): TamarackError =>
  new TamarackError('invalid-argument', `createTamarack: ${name}: expected ${expected}, got ${received}.`);

/** Whether the secret key would be sent encrypted, or to this machine only. */
const isSecure = (url: URL | null): boolean =>
  url?.protocol === 'https:' ||
  (url?.protocol === 'http:' && /^(127\.\d+\.\d+\.\d+|\[::1\]|(.+\.)?localhost)$/.test(url.hostname));

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
