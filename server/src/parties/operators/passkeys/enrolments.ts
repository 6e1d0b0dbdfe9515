import { randomBytes } from 'node:crypto';
import { recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction, isId, newId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Keys } from '../../../platform/keys';
import type { MailQueue } from '../../../platform/mail';
import type { OperatorNotices } from '../mails/notices';
import { findOperator } from '../repository';
import { authorize, type Operator } from '../roles';
import { replaceEnrolment } from './enrolment-repository';

const lifetimeMs = 24 * 60 * 60_000;

/** The token is in the fragment, which browsers do not send to servers, so it is never logged. */
export const buildEnrolmentUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/operator/enrol#${token}`;

/** One-time links with which operators create a passkey. */
export interface EnrolmentsService extends ReturnType<typeof createEnrolments> {}

export function createEnrolments(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash'>;
  readonly mails: MailQueue;
  readonly notices: OperatorNotices;
  readonly now: () => Date;
}) {
  const { database, keys, mails, notices, now } = deps;

  const create = async (
    trx: Executor,
    { operatorId, tokenHash, by }: { operatorId: string; tokenHash: Buffer | null; by: Operator | null },
  ): Promise<string> => {
    const operator = isId(operatorId) ? await findOperator(trx, operatorId) : undefined;
    if (!operator || operator.disabledAt !== null) throw problem('not-found');
    const id = newId(now());
    const expiresAt = new Date(now().getTime() + lifetimeMs);
    await replaceEnrolment(trx, { id, operatorId, tokenHash, now: now(), expiresAt });
    await recordAudit(trx, {
      applicationId: null,
      actor: by === null ? 'system' : `operator:${by.id}`,
      act: 'operator.invited',
      details: { operatorId },
      at: now(),
    });
    return id;
  };

  return {
    /** Returns the token of a new link; earlier links stop working. For the command, and for operators themselves. */
    createToken: (operatorId: string, by: Operator | null): Promise<string> =>
      inTransaction(database, async (trx) => {
        if (by !== null && by.id !== operatorId) throw problem('forbidden');
        const token = randomBytes(32).toString('base64url');
        await create(trx, { operatorId, tokenHash: keys.hash(token), by });
        return token;
      }),

    /** Mails a new link to the operator: an admin never sees it. Throws `not-found`, `forbidden`. */
    sendLink: (operatorId: string, by: Operator): Promise<void> =>
      inTransaction(database, async (trx) => {
        authorize(by, 'operators.manage');
        const id = await create(trx, { operatorId, tokenHash: null, by });
        await mails.queue(trx, { kind: 'operatorInvitation', about: id });
        await notices.notifyAdmins(trx, { event: 'invited', operatorId, by });
      }),
  };
}
