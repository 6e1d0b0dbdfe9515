import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AggregatorMessages, LoginNews } from '../../underwriting/banking';
import { isRecord } from './client';
import { text } from './marks';

export interface FlinksWebhook {
  readonly secret: string;
  /** The vendor's documentation names two: `flinks-authenticity-key` and `X-Flinks-Signature`. */
  readonly header: string;
}

/** Base64 of the HMAC-SHA-256 over the raw body. */
export const signatureOf = (secret: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(body).digest('base64');

/** Reads the vendor's webhooks. Their data is ignored: it is fetched with our own keys. */
export function flinksMessages({ secret, header }: FlinksWebhook): AggregatorMessages {
  return {
    header: header.toLowerCase(),
    read: (signature, body) => {
      const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(secret, body))];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      return { news: newsOf(body) };
    },
  };
}

/** NUL and lone surrogates: never part of our ids or tags, and invalid in a database lookup. */
const unkeepable = /\0|\p{Surrogate}/u;

/** The tag comes from the page's URL: anyone with the URL may change it. */
const kept = (value: unknown): string | null => {
  const told = text(value);
  return told === null || unkeepable.test(told) ? null : told;
};

function newsOf(body: Buffer): LoginNews | null {
  try {
    const told: unknown = JSON.parse(body.toString('utf8'));
    if (!isRecord(told) || told['ResponseType'] !== 'GetAccountsDetail') return null;
    const login = isRecord(told['Login']) ? told['Login'] : {};
    return { loginId: kept(login['Id']), requestId: kept(told['RequestId']), tag: kept(told['Tag']) };
  } catch {
    return null;
  }
}
