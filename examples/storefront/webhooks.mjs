import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds a message may be old, or ahead of this clock: an old one that somebody kept is not taken again. */
const TOLERANCE = 5 * 60;

/**
 * The provider's message, or null for anything else. `body` is what came, byte for byte: parsed and written anew it
 * would have another signature. Needs nothing but Node; https://www.standardwebhooks.com has libraries of the same.
 */
export const readMessage = (headers, body, secret, now = Date.now()) => {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (!secret || !id || !signatures || !/^\d{1,12}$/.test(timestamp ?? '')) return null;
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE) return null;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  // after a change of secret there are two signatures for a day
  const signed = signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64');
    return one.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected);
  });
  return signed ? JSON.parse(body.toString()) : null;
};
