import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AggregatorMessages, LoginNews } from '../../underwriting/banking';
import { isRecord } from './client';
import { text } from './marks';

export interface FlinksWebhook {
  readonly secret: string;
  /** The vendor's pages name two: `flinks-authenticity-key` and `X-Flinks-Signature`. */
  readonly header: string;
}

/** Base64 of the HMAC-SHA-256 over the raw body. */
export const signatureOf = (secret: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(body).digest('base64');

/** Reads the vendor's webhooks. Of the data in them nothing is taken: it is asked for, with our own keys. */
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

/** NUL, and halves of surrogate pairs: no id or tag of ours, and nothing that the database could look for. */
const unkeepable = /\0|\p{Surrogate}/u;

/** The tag is what the page's address says: whoever holds the address may write another into it. */
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
