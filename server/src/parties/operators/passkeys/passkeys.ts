import { recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction, isId, newId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Keys } from '../../../platform/keys';
import {
  type CreationOptions,
  describeDevice,
  type NewCredential,
  parseAssertion,
  type RelyingParty,
  type RequestOptions,
} from '../../../platform/webauthn';
import type { BrowserTraits } from '../browser-traits';
import type { OperatorNotices } from '../mails/notices';
import { authorize, type Operator } from '../roles';
import { type EnrolmentRow, findEnrolmentByToken, markEnrolmentUsed } from './enrolment-repository';
import * as passkeys from './passkey-repository';

export interface PasskeySummary {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Result of a log-in; the holder of a refused passkey is for the audit trail only. */
type PasskeyCheck =
  | { readonly operator: Operator }
  | {
      readonly operator: null;
      readonly reason: 'unknownPasskey' | 'invalidPasskey' | 'disabled';
      readonly holderId: string | null;
    };

/** Operators' passkeys (WebAuthn), with user verification: a device and its PIN or biometric. */
export interface PasskeysService extends ReturnType<typeof createPasskeys> {}

const loginContext = 'operator:login';

export function createPasskeys(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash'>;
  readonly relyingParty: RelyingParty;
  readonly notices: OperatorNotices;
  readonly now: () => Date;
}) {
  const { database, keys, relyingParty, notices, now } = deps;
  const toContext = ({ enrolmentId }: EnrolmentRow): string => `operator:enrol:${enrolmentId}`;

  const findEnrolment = async (executor: Executor, token: string): Promise<EnrolmentRow | null> => {
    const row = await findEnrolmentByToken(executor, keys.hash(token));
    return row && row.usedAt === null && row.expiresAt > now() ? row : null;
  };

  const store = async (
    trx: Executor,
    enrolment: EnrolmentRow,
    credential: NewCredential,
    device: string,
  ): Promise<boolean> => {
    if (!(await markEnrolmentUsed(trx, enrolment.enrolmentId, now()))) return false;
    const stored = await passkeys.insertPasskey(trx, {
      id: newId(now()),
      operatorId: enrolment.id,
      ...credential,
      device,
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
    buildLoginOptions: (): Promise<RequestOptions> => relyingParty.buildRequestOptions(loginContext),

    /** @param response as the browser sent it */
    verifyLogin: async (trx: Executor, response: unknown): Promise<PasskeyCheck> => {
      const refuse = (reason: 'unknownPasskey' | 'invalidPasskey' | 'disabled', holderId: string | null) =>
        ({ operator: null, reason, holderId }) as const;
      const assertion = parseAssertion(response);
      const row = assertion && (await passkeys.lockPasskey(trx, assertion.id));
      if (!row) return refuse('unknownPasskey', null);
      const { id, name, roles, passkeyId } = row;
      const verified = await relyingParty.verifyAssertion(trx, assertion, row, { context: loginContext });
      if (!verified) return refuse('invalidPasskey', id);
      if (row.disabledAt !== null) return refuse('disabled', id);
      await passkeys.updatePasskeyUse(trx, passkeyId, { ...verified, now: now() });
      return { operator: { id, name, roles } };
    },

    /** Null for a link that was used, replaced or has expired. */
    buildCreationOptions: async (
      token: string,
    ): Promise<{ readonly name: string; readonly options: CreationOptions } | null> => {
      const enrolment = await findEnrolment(database, token);
      if (!enrolment) return null;
      const existing = await passkeys.listPasskeys(database, enrolment.id);
      const options = await relyingParty.buildCreationOptions({
        context: toContext(enrolment),
        user: { id: enrolment.id, name: enrolment.email, displayName: enrolment.name },
        existing: existing.map(({ credentialId }) => credentialId),
      });
      return { name: enrolment.name, options };
    },

    /** Stores a new passkey and uses up the link. False if the link or the response is not valid. */
    enrol: ({
      token,
      response,
      browser,
    }: {
      readonly token: string;
      readonly response: unknown;
      readonly browser: BrowserTraits;
    }): Promise<boolean> =>
      inTransaction(database, async (trx) => {
        const enrolment = await findEnrolment(trx, token);
        if (!enrolment) return false;
        const context = toContext(enrolment);
        const credential = await relyingParty.verifyCreation(trx, response, { context });
        return credential !== null && store(trx, enrolment, credential, describeDevice(browser.userAgent));
      }),

    /** An operator's own; an admin's view of any. */
    list: async (operatorId: string, by: Operator): Promise<readonly PasskeySummary[]> => {
      if (by.id !== operatorId) authorize(by, 'operators.manage');
      const rows = isId(operatorId) ? await passkeys.listPasskeys(database, operatorId) : [];
      return rows.map(({ credentialId, ...row }) => row);
    },

    /** Throws `not-found`; `step-not-allowed` for the operator's own last passkey. */
    remove: (operatorId: string, passkeyId: string, by: Operator): Promise<void> =>
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

    /** Removes expired challenges. */
    sweep: relyingParty.sweep,
  };
}
