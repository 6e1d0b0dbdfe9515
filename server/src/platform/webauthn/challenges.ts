import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../keys';

const nonceBytes = 16;
const expiryBytes = 6;
const macBytes = 32;
/** Long enough to find the security key, and for a page that was open for a while. */
const lifetimeMs = 10 * 60_000;

/**
 * WebAuthn challenges that need no row: random bytes and an expiry, under a MAC that binds them to their purpose. To
 * be used stores nothing; only a response is stored, so that it counts once.
 */
export function createChallenges(deps: { readonly keys: Pick<Keys, 'keyedHash'>; readonly now: () => Date }) {
  const { keys, now } = deps;
  const computeMac = (context: string, body: Buffer): Buffer =>
    keys.keyedHash('passkeyChallenge', `${context}:${body.toString('base64url')}`);
  return {
    /** @param context the purpose of the response: `operator:login`, or whose passkey it creates */
    create: (context: string): Uint8Array<ArrayBuffer> => {
      const body = Buffer.alloc(nonceBytes + expiryBytes);
      randomBytes(nonceBytes).copy(body);
      body.writeUIntBE(now().getTime() + lifetimeMs, nonceBytes, expiryBytes);
      return new Uint8Array([...body, ...computeMac(context, body)]);
    },

    /** When it expires; null if it is not ours, for something else or expired. */
    verify: (context: string, challenge: string): Date | null => {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== nonceBytes + expiryBytes + macBytes) return null;
      const body = bytes.subarray(0, nonceBytes + expiryBytes);
      if (!timingSafeEqual(bytes.subarray(body.length), computeMac(context, body))) return null;
      const expiresAt = new Date(body.readUIntBE(nonceBytes, expiryBytes));
      return expiresAt > now() ? expiresAt : null;
    },
  };
}
