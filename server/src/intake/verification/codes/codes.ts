import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { limits } from '@tamarack/core/validation/limits';
import type { Keys } from '../../../platform/keys';
import type { VerificationChannel } from '../tables';

/** Parameters of argon2id; memory in KiB. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's second choice for argon2id (the library's default kind): 19 MB, two rounds. About 16 ms. */
export const defaultHashCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Scope of a code: valid for this application and this destination only. */
interface CodeBinding {
  readonly applicationId: string;
  readonly channel: VerificationChannel;
  readonly destination: string;
}

export interface Codes extends ReturnType<typeof createCodes> {}

/**
 * Codes are stored as argon2id over an HMAC: a stolen table is useless without the pepper, and with it still costs 16
 * ms per guess.
 */
export function createCodes(keys: Pick<Keys, 'keyedHash'>, cost: HashCost = defaultHashCost) {
  const material = (code: string, { applicationId, channel, destination }: CodeBinding): string =>
    // text, because the library's `verify` reads bytes as UTF-8
    keys.keyedHash('code', JSON.stringify([applicationId, channel, destination, code])).toString('base64');
  const nobody: CodeBinding = { applicationId: '', channel: 'phone', destination: '' };
  const decoy = hash(material('', nobody), cost);
  // awaited at the first use; until then a failure must not crash the process
  decoy.catch(() => undefined);

  return {
    /** Digits from the system's random source, uniformly distributed. */
    generate: (): string => String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0'),
    hash: (code: string, binding: CodeBinding): Promise<string> => hash(material(code, binding), cost),

    /** Takes as long for a missing code as for an existing one. Compares in constant time. */
    matches: async (
      code: string,
      stored: { readonly hash: string; readonly binding: CodeBinding } | null,
    ): Promise<boolean> => {
      const same = await verify(
        stored?.hash ?? (await decoy),
        material(code, stored?.binding ?? nobody),
        cost,
      );
      return same && stored !== null;
    },
  };
}
