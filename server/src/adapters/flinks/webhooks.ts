import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Aggregator, DataReadyEvent } from '../../underwriting/banking';
import { isRecord } from './client';
import { toText } from './login-evidence';

export interface FlinksWebhook {
  readonly secret: string;
  /** The vendor's documentation names two: `flinks-authenticity-key` and `X-Flinks-Signature`. */
  readonly header: string;
}

/** Base64 of the HMAC-SHA-256 over the raw body. */
export const computeSignature = (secret: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(body).digest('base64');

/** Reads the vendor's webhooks. Their data is ignored: it is fetched with our own keys. */
export function createFlinksWebhooks({ secret, header }: FlinksWebhook): NonNullable<Aggregator['webhooks']> {
  return {
    header: header.toLowerCase(),
    parse: (signature, body) => {
      const [actual, expected] = [Buffer.from(signature), Buffer.from(computeSignature(secret, body))];
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
      return { event: parseEvent(body) };
    },
  };
}

/** NUL and lone surrogates: never part of our ids or tags, and invalid in a database lookup. */
const unstorable = /\0|\p{Surrogate}/u;

/** The tag comes from the page's URL: anyone with the URL may change it. */
const parseId = (value: unknown): string | null => {
  const id = toText(value);
  return id === null || unstorable.test(id) ? null : id;
};

function parseEvent(body: Buffer): DataReadyEvent | null {
  try {
    const event: unknown = JSON.parse(body.toString('utf8'));
    if (!isRecord(event) || event['ResponseType'] !== 'GetAccountsDetail') return null;
    const login = isRecord(event['Login']) ? event['Login'] : {};
    return {
      loginId: parseId(login['Id']),
      requestId: parseId(event['RequestId']),
      tag: parseId(event['Tag']),
    };
  } catch {
    return null;
  }
}
