import type { OriginLookup } from '../../../parties/merchants';
import { authorize, type Operator } from '../../../parties/operators';
import { recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction, isId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import {
  type CreationOptions,
  describeDevice,
  parseAssertion,
  type RelyingParty,
  type RequestOptions,
} from '../../../platform/webauthn';
import {
  type ApplicationRow,
  type ApplicationsService,
  type ApplicationView,
  lockCustomer,
  type Session,
} from '../../applications';
import { endOtherDevices, type FramesService } from '../../sessions';
import * as passkeys from '../passkey-repository';
import { canCreatePasskey } from '../repository';
import { lockReport, withdrawReview } from '../reviews/review-repository';
import type { AccountsService } from '../service';

/** More than anybody uses. */
const maxPasskeys = 10;

/** Customers' passkeys: a second proof in place of the code to the address, and beside it for large purchases. */
export interface CustomerPasskeysService extends ReturnType<typeof createCustomerPasskeys> {}

export function createCustomerPasskeys(deps: {
  readonly database: Executor;
  readonly relyingParty: RelyingParty;
  readonly applications: Pick<
    ApplicationsService,
    'check' | 'continueAfterProof' | 'getRow' | 'mutateWithoutView' | 'view'
  >;
  readonly frames: Pick<FramesService, 'prove'>;
  readonly accounts: Pick<AccountsService, 'reportDevice' | 'reportPasskey'>;
  readonly origins: Pick<OriginLookup, 'list'>;
  readonly now: () => Date;
}) {
  const { database, relyingParty, applications, frames, accounts, origins, now } = deps;

  const getCustomerId = ({ customerId, claimedCustomerId }: ApplicationRow): string => {
    const id = customerId ?? claimedCustomerId;
    if (id === null) throw problem('step-not-allowed');
    return id;
  };
  const toContext = (use: 'get' | 'create', { frame }: Session, customerId: string): string =>
    `customer:${use}:${customerId}:${frame?.id ?? ''}`;
  const refusal = () =>
    problem('validation-failed', { errors: [{ path: '/response', code: 'passkeyInvalid' }] });

  const audit = (trx: Executor, applicationId: string, act: 'added' | 'used'): Promise<void> =>
    recordAudit(trx, {
      applicationId,
      actor: 'applicant',
      act: act === 'added' ? 'account.passkeyAdded' : 'verification.passkeyVerified',
      at: now(),
    });

  const checkCreation = async (trx: Executor, session: Session, customerId: string) => {
    const existing = await passkeys.listCredentialIds(trx, customerId);
    const isAllowed = await canCreatePasskey(trx, { sessionId: session.sessionId, customerId });
    if (!isAllowed || existing.length >= maxPasskeys) throw problem('step-not-allowed');
    return existing;
  };

  return {
    /**
     * Throws `step-not-allowed` if a passkey is of no use now. As the second proof any discoverable passkey can be tried:
     * a list would tell whoever has the phone alone whether the account has one.
     */
    getRequestOptions: async (session: Session): Promise<RequestOptions> => {
      await applications.check(session, 'confirmPasskey');
      const customerId = getCustomerId(await applications.getRow(session.applicationId));
      const context = toContext('get', session, customerId);
      if (session.proofDue === 'email') return relyingParty.buildRequestOptions(context);
      const allowed = await passkeys.listCredentialIds(database, customerId);
      if (allowed.length === 0) throw problem('step-not-allowed');
      return relyingParty.buildRequestOptions(context, allowed);
    },

    /** Accepts a passkey as proof. Throws `validation-failed` with `passkeyInvalid`. */
    confirm: async (session: Session, response: unknown): Promise<ApplicationView> => {
      const { applicationId, merchantId, sessionId, locked } = session;
      const embedders = await origins.list(merchantId);
      let due = session.proofDue;
      await applications.mutateWithoutView(session, 'confirmPasskey', async (trx, row) => {
        const customerId = getCustomerId(row);
        const assertion = parseAssertion(response);
        const passkey = assertion && (await passkeys.lockPasskey(trx, customerId, assertion.id));
        if (!passkey) throw refusal();
        const context = toContext('get', session, customerId);
        const verified = await relyingParty.verifyAssertion(trx, assertion, passkey, { context, embedders });
        if (!verified) throw refusal();
        await passkeys.updatePasskeyUse(trx, passkey.id, { ...verified, now: now() });
        due = await frames.prove(trx, session, 'passkey');
        await audit(trx, applicationId, 'used');
        if (!locked) return withdrawReview(trx, applicationId, 'amount');
        await endOtherDevices(trx, sessionId, now());
        await accounts.reportDevice(trx, row);
        return applications.continueAfterProof(trx, row);
      });
      return applications.view({ ...session, locked: due !== null, proofDue: due });
    },

    /** Throws `step-not-allowed` if none may be created: before a purchase, or on a device that is not known. */
    getCreationOptions: async (session: Session): Promise<CreationOptions> => {
      await applications.check(session, 'createPasskey');
      const row = await applications.getRow(session.applicationId);
      const customerId = getCustomerId(row);
      const { personal, accountEmail } = row;
      return relyingParty.buildCreationOptions({
        context: toContext('create', session, customerId),
        user: {
          id: customerId,
          name: accountEmail ?? '',
          displayName: personal ? `${personal.first} ${personal.last}` : '',
        },
        existing: await checkCreation(database, session, customerId),
      });
    },

    /** Stores a new passkey, and notifies the customer. Throws like `confirm` and `getCreationOptions`. */
    create: async (
      session: Session,
      { response, userAgent }: { readonly response: unknown; readonly userAgent: string },
    ): Promise<ApplicationView> => {
      const { applicationId, merchantId } = session;
      const embedders = await origins.list(merchantId);
      await applications.mutateWithoutView(session, 'createPasskey', async (trx, row) => {
        const customerId = getCustomerId(row);
        // a report that it was not the customer removes passkeys and proofs under the same lock
        await lockCustomer(trx, customerId);
        await checkCreation(trx, session, customerId);
        const context = toContext('create', session, customerId);
        const credential = await relyingParty.verifyCreation(trx, response, { context, embedders });
        if (!credential) throw refusal();
        const passkey = { ...credential, customerId, device: describeDevice(userAgent), now: now() };
        if (!(await passkeys.insertPasskey(trx, passkey))) throw refusal();
        await audit(trx, applicationId, 'added');
        await accounts.reportPasskey(trx, row);
      });
      return applications.view(session);
    },

    /**
     * Throws `not-found`, and `step-not-allowed` unless the customer reported that it was not them and the report is open:
     * who persuades an operator on the phone is not always the customer, and only the customer has the report's link.
     */
    remove: async (operator: Operator, id: string): Promise<void> => {
      authorize(operator, 'accounts.resolve');
      await inTransaction(database, async (trx) => {
        const customerId = isId(id) ? await passkeys.removePasskey(trx, id) : undefined;
        if (customerId === undefined) throw problem('not-found');
        const report = await lockReport(trx, customerId);
        if (!report)
          throw problem('step-not-allowed', {
            detail: 'A passkey can be removed while the customer’s report “This was not me” is open.',
          });
        await recordAudit(trx, {
          applicationId: report.applicationId,
          actor: `operator:${operator.id}`,
          act: 'account.passkeyRemoved',
          details: { customerId, reviewId: report.id },
          at: now(),
        });
      });
    },
  };
}
