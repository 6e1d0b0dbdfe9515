import type * as WebAuthn from '@simplewebauthn/server';
import { brand } from '@tamarack/core/brand';
import { z } from 'zod';
import type { Executor } from '../database';
import type { Keys } from '../keys';
import { removeExpiredChallenges, useChallenge } from './challenge-repository';
import { createChallenges } from './challenges';
import { type Assertion, assertion, creation } from './response-schemas';

export type RequestOptions = Awaited<ReturnType<typeof WebAuthn.generateAuthenticationOptions>>;
export type CreationOptions = Awaited<ReturnType<typeof WebAuthn.generateRegistrationOptions>>;

export interface NewCredential {
  readonly credentialId: string;
  /** COSE. */
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: readonly string[];
}

/** What a response has to match. */
interface Expectation {
  /** The purpose of its challenge. */
  readonly context: string;
  /** Origins of the pages that may embed ours. Default: none, so that the response comes from our own page. */
  readonly embedders?: readonly string[];
}

interface CreationRequest {
  readonly context: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  /** Credential ids of the passkeys that the user has. */
  readonly existing: readonly string[];
}

/**
 * Passkeys (WebAuthn) of our own host, with user verification: a device and its PIN or biometric. No attestation. A
 * challenge is bound to its context and counts once.
 */
export interface RelyingParty extends ReturnType<typeof createRelyingParty> {}

/** A response to a request, which names its credential; null for anything else. */
export const parseAssertion = (response: unknown): Assertion | null =>
  assertion.safeParse(response).data ?? null;

const clientData = z.object({
  challenge: z.string(),
  crossOrigin: z.boolean().default(false),
  topOrigin: z.string().optional(),
});

/** Parses the data that the browser signed; null if it is anything else. */
function readClientData(json: string): z.output<typeof clientData> | null {
  try {
    return clientData.parse(JSON.parse(Buffer.from(json, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}

/** Not every browser says who embeds our page; all of them obey its `frame-ancestors`. */
const isFromAllowedPage = (
  { crossOrigin, topOrigin }: z.output<typeof clientData>,
  embedders: readonly string[],
): boolean =>
  topOrigin === undefined ? !crossOrigin || embedders.length > 0 : embedders.includes(topOrigin);

/** Loaded with the first passkey: it brings a library for certificates, which would delay every start. */
const loadWebAuthn = (): Promise<typeof WebAuthn> => import('@simplewebauthn/server');

const toBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'utf8'));

export function createRelyingParty(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash' | 'keyedHash'>;
  readonly publicUrl: string;
  readonly now: () => Date;
}) {
  const { database, keys, publicUrl, now } = deps;
  const challenges = createChallenges(deps);
  const rpID = new URL(publicUrl).hostname;
  const expected = { expectedOrigin: publicUrl, expectedRPID: rpID, requireUserVerification: true };

  /** Runs the library's check with a challenge of ours, which counts once. Null if anything is wrong. */
  const verifyOnce = async <T extends { readonly verified: boolean }>(
    trx: Executor,
    clientDataJson: string,
    { context, embedders = [] }: Expectation,
    verify: (library: typeof WebAuthn, expectedChallenge: string) => Promise<T>,
  ): Promise<T | null> => {
    const data = readClientData(clientDataJson);
    const expiresAt = data && challenges.verify(context, data.challenge);
    if (!expiresAt) return null;
    if (!isFromAllowedPage(data, embedders)) return null;
    // the library throws for each kind of malformed or foreign response
    const result = await verify(await loadWebAuthn(), data.challenge).catch(() => null);
    if (!result?.verified) return null;
    return (await useChallenge(trx, keys.hash(data.challenge), expiresAt)) ? result : null;
  };

  return {
    buildCreationOptions: async ({ context, user, existing }: CreationRequest): Promise<CreationOptions> =>
      (await loadWebAuthn()).generateRegistrationOptions({
        rpName: brand.product,
        rpID,
        userID: toBytes(user.id),
        userName: user.name,
        userDisplayName: user.displayName,
        challenge: challenges.create(context),
        attestationType: 'none',
        excludeCredentials: existing.map((id) => ({ id })),
        // discoverable: a request without a list of passkeys tells nobody which account has one
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),

    /** @param allowed credential ids; default: any discoverable passkey */
    buildRequestOptions: async (context: string, allowed?: readonly string[]): Promise<RequestOptions> =>
      (await loadWebAuthn()).generateAuthenticationOptions({
        rpID,
        challenge: challenges.create(context),
        userVerification: 'required',
        ...(allowed && { allowCredentials: allowed.map((id) => ({ id })) }),
      }),

    /** Null for a response that is malformed, foreign, too late or given before. */
    verifyCreation: async (
      trx: Executor,
      response: unknown,
      expectation: Expectation,
    ): Promise<NewCredential | null> => {
      const { data } = creation.safeParse(response);
      if (!data) return null;
      const result = await verifyOnce(
        trx,
        data.response.clientDataJSON,
        expectation,
        (library, expectedChallenge) =>
          library.verifyRegistrationResponse({
            ...expected,
            response: { ...data, clientExtensionResults: {} },
            expectedChallenge,
          }),
      );
      if (!result?.verified) return null;
      const { id, publicKey, counter } = result.registrationInfo.credential;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey),
        signCount: counter,
        transports: data.response.transports,
      };
    },

    /** Returns the new count of signatures, for the credential's row; null as above. */
    verifyAssertion: async (
      trx: Executor,
      given: Assertion,
      { publicKey, signCount }: Pick<NewCredential, 'publicKey' | 'signCount'>,
      expectation: Expectation,
    ): Promise<{ readonly signCount: number } | null> => {
      const { userHandle, ...response } = given.response;
      const result = await verifyOnce(
        trx,
        response.clientDataJSON,
        expectation,
        (library, expectedChallenge) =>
          library.verifyAuthenticationResponse({
            ...expected,
            expectedTopOrigin: [...(expectation.embedders ?? [])],
            response: {
              ...given,
              response: { ...response, ...(userHandle !== undefined && { userHandle }) },
              clientExtensionResults: {},
            },
            expectedChallenge,
            credential: { id: given.id, publicKey: new Uint8Array(publicKey), counter: signCount },
          }),
      );
      return result && { signCount: result.authenticationInfo.newCounter };
    },

    /** Removes expired challenges. */
    sweep: (): Promise<void> => removeExpiredChallenges(database, now()),
  };
}
