import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum clock difference in seconds; protects against replay. */
const TOLERANCE = 5 * 60;

/**
 * Verifies and parses a webhook; returns null if it is invalid. `body` must be the raw bytes, since the
 * signature covers them. Libraries for other languages: https://www.standardwebhooks.com.
 */
export const readMessage = (headers, body, secret, now = Date.now()) => {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (!secret || !id || !signatures || !/^\d{1,12}$/.test(timestamp ?? '')) return null;
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE) return null;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  // for a day after a secret rotation, there are two signatures
  const isSigned = signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64');
    return one.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? JSON.parse(body.toString()) : null;
};
