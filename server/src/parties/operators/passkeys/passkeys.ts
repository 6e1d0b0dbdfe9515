import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { brand } from '@tamarack/core/brand';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction, isId, newId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Keys } from '../../../platform/keys';
import { type BrowserTraits, describeDevice } from '../browser-traits';
import type { OperatorNotices } from '../mails/notices';
import { authorize, type Operator } from '../roles';
import { createChallenges } from './challenges';
import { type EnrolmentRow, findEnrolmentByToken, markEnrolmentUsed } from './enrolment-repository';
import * as passkeys from './passkey-repository';
import { creationResponse, loginResponse } from './response-schemas';

export interface PasskeySummary {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export type LoginOptions = Awaited<ReturnType<typeof generateAuthenticationOptions>>;
export type CreationOptions = Awaited<ReturnType<typeof generateRegistrationOptions>>;

/** Result of a log-in; the holder of a refused passkey is for the audit trail only. */
type PasskeyCheck =
  | { readonly operator: Operator }
  | {
      readonly operator: null;
      readonly reason: 'unknownPasskey' | 'invalidPasskey' | 'disabled';
      readonly holderId: string | null;
    };

/** Operators' passkeys (WebAuthn), with user verification: a device and its PIN or biometric. */
export interface PasskeysService {
  buildLoginOptions(): Promise<LoginOptions>;
  /** @param response as the browser sent it */
  verifyLogin(trx: Executor, response: unknown): Promise<PasskeyCheck>;
  /** Null for a link that was used, replaced or has expired. */
  buildCreationOptions(
    token: string,
  ): Promise<{ readonly name: string; readonly options: CreationOptions } | null>;
  /** Stores a new passkey and uses up the link. False where the link or the response is not valid. */
  enrol(input: {
    readonly token: string;
    readonly response: unknown;
    readonly browser: BrowserTraits;
  }): Promise<boolean>;
  /** An operator's own; an admin's view of any. */
  list(operatorId: string, by: Operator): Promise<readonly PasskeySummary[]>;
  /** Throws `not-found`; `step-not-allowed` for the last one of one's own. */
  remove(operatorId: string, passkeyId: string, by: Operator): Promise<void>;
  /** Removes expired challenges. */
  sweep(): Promise<void>;
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'utf8'));

const clientData = z.object({ challenge: z.string() });

/** The challenge that a browser answered; empty for anything else. */
function readChallenge(clientDataJson: string): string {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))).challenge;
  } catch {
    return '';
  }
}

export function createPasskeys(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash' | 'keyedHash'>;
  readonly notices: OperatorNotices;
  readonly publicUrl: string;
  readonly now: () => Date;
}): PasskeysService {
  const { database, keys, notices, publicUrl, now } = deps;
  const challenges = createChallenges(deps);
  const relyingParty = new URL(publicUrl).hostname;
  const expected = { expectedOrigin: publicUrl, expectedRPID: relyingParty, requireUserVerification: true };
  const toContext = ({ enrolmentId }: EnrolmentRow): string => `enrol:${enrolmentId}`;

  const findEnrolment = async (executor: Executor, token: string): Promise<EnrolmentRow | null> => {
    const row = await findEnrolmentByToken(executor, keys.hash(token));
    return row && row.usedAt === null && row.expiresAt > now() ? row : null;
  };

  /** Runs the library's check with a challenge of ours, which counts once. Null where anything is wrong. */
  const verifyOnce = async <T extends { readonly verified: boolean }>(
    trx: Executor,
    input: { readonly context: string; readonly clientDataJson: string },
    verify: (challenge: string) => Promise<T>,
  ): Promise<T | null> => {
    const challenge = readChallenge(input.clientDataJson);
    const expiresAt = challenges.verify(input.context, challenge);
    if (expiresAt === null) return null;
    // the library throws for each kind of malformed or foreign response
    const result = await verify(challenge).catch(() => null);
    if (!result?.verified) return null;
    return (await passkeys.useChallenge(trx, keys.hash(challenge), expiresAt)) ? result : null;
  };

  const store = async (
    trx: Executor,
    enrolment: EnrolmentRow,
    { registrationInfo }: VerifiedRegistrationResponse & { verified: true },
    rest: { readonly transports: readonly string[]; readonly device: string },
  ): Promise<boolean> => {
    const { credential } = registrationInfo;
    if (!(await markEnrolmentUsed(trx, enrolment.enrolmentId, now()))) return false;
    const stored = await passkeys.insertPasskey(trx, {
      id: newId(now()),
      operatorId: enrolment.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
      ...rest,
      now: now(),
    });
    if (!stored) throw problem('step-not-allowed', { detail: 'This passkey is registered already.' });
    await recordAudit(trx, {
      applicationId: null,
      actor: `operator:${enrolment.id}`,
      act: 'operator.passkeyAdded',
      details: { operatorId: enrolment.id },
      at: now(),
    });
    const notice = { event: 'passkeyAdded', operatorId: enrolment.id, by: { id: enrolment.id } } as const;
    await notices.notifyOperator(trx, notice);
    return true;
  };

  return {
    buildLoginOptions: () =>
      generateAuthenticationOptions({
        rpID: relyingParty,
        challenge: challenges.create('login'),
        userVerification: 'required',
      }),

    verifyLogin: async (trx, response) => {
      const refuse = (reason: 'unknownPasskey' | 'invalidPasskey' | 'disabled', holderId: string | null) =>
        ({ operator: null, reason, holderId }) as const;
      const parsed = loginResponse.safeParse(response);
      const row = parsed.success ? await passkeys.lockPasskey(trx, parsed.data.id) : undefined;
      if (!parsed.success || !row) return refuse('unknownPasskey', null);
      const { id, name, roles, passkeyId, publicKey, signCount } = row;
      const { userHandle, ...assertion } = parsed.data.response;
      const result = await verifyOnce(
        trx,
        { context: 'login', clientDataJson: assertion.clientDataJSON },
        (challenge) =>
          verifyAuthenticationResponse({
            ...expected,
            response: {
              ...parsed.data,
              response: { ...assertion, ...(userHandle !== undefined && { userHandle }) },
              clientExtensionResults: {},
            },
            expectedChallenge: challenge,
            credential: {
              id: parsed.data.id,
              publicKey: new Uint8Array(publicKey),
              counter: signCount,
            },
          }),
      );
      if (!result) return refuse('invalidPasskey', id);
      if (row.disabledAt !== null) return refuse('disabled', id);
      const { newCounter } = result.authenticationInfo;
      await passkeys.updatePasskeyUse(trx, passkeyId, { signCount: newCounter, now: now() });
      return { operator: { id, name, roles } };
    },

    buildCreationOptions: async (token) => {
      const enrolment = await findEnrolment(database, token);
      if (!enrolment) return null;
      const existing = await passkeys.listPasskeys(database, enrolment.id);
      const options = await generateRegistrationOptions({
        rpName: brand.product,
        rpID: relyingParty,
        userID: toBytes(enrolment.id),
        userName: enrolment.email,
        userDisplayName: enrolment.name,
        challenge: challenges.create(toContext(enrolment)),
        attestationType: 'none',
        excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
        // discoverable: the log-in asks for no name
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { name: enrolment.name, options };
    },

    enrol: ({ token, response, browser }) =>
      inTransaction(database, async (trx) => {
        const enrolment = await findEnrolment(trx, token);
        const parsed = creationResponse.safeParse(response);
        if (!enrolment || !parsed.success) return false;
        const { transports } = parsed.data.response;
        const result = await verifyOnce(
          trx,
          { context: toContext(enrolment), clientDataJson: parsed.data.response.clientDataJSON },
          (challenge) =>
            verifyRegistrationResponse({
              ...expected,
              response: { ...parsed.data, clientExtensionResults: {} },
              expectedChallenge: challenge,
            }),
        );
        if (!result?.verified) return false;
        return store(trx, enrolment, result, { transports, device: describeDevice(browser.userAgent) });
      }),

    list: async (operatorId, by) => {
      if (by.id !== operatorId) authorize(by, 'operators.manage');
      const rows = isId(operatorId) ? await passkeys.listPasskeys(database, operatorId) : [];
      return rows.map(({ credentialId, ...row }) => row);
    },

    remove: (operatorId, passkeyId, by) =>
      inTransaction(database, async (trx) => {
        if (by.id !== operatorId) authorize(by, 'operators.manage');
        if (!isId(operatorId) || !isId(passkeyId)) throw problem('not-found');
        const own = await passkeys.listPasskeys(trx, operatorId);
        if (by.id === operatorId && own.length <= 1)
          throw problem('step-not-allowed', { detail: 'The last passkey can be removed by an admin only.' });
        if (!(await passkeys.removePasskey(trx, operatorId, passkeyId))) throw problem('not-found');
        await recordAudit(trx, {
          applicationId: null,
          actor: `operator:${by.id}`,
          act: 'operator.passkeyRemoved',
          details: { operatorId },
          at: now(),
        });
        await notices.notifyOperator(trx, { event: 'passkeyRemoved', operatorId, by });
      }),

    sweep: () => passkeys.removeExpiredChallenges(database, now()),
  };
}
