import { dayMs } from '@tamarack/core/calendar/durations';
import { type Executor, inTransaction, newId } from '../../../platform/database';
import type { Jobs } from '../../../platform/jobs';
import type { Keys } from '../../../platform/keys';
import { listQueuedSince, type MailQueue } from '../../../platform/mail';
import { findNumberOwner, lockCustomer, toNumberKey } from '../../applications';

const queueName = 'contested-number';
/** Between two mails to an owner. */
const mailIntervalMs = dayMs;

/**
 * Tells owners of numbers that others may use up the codes to theirs, with a link by which they get one
 * (docs/decisions/0266-an-owner-is-mailed-a-way-in.md).
 */
export interface ContestedNumbers extends ReturnType<typeof createContestedNumbers> {}

export function createContestedNumbers(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'decrypt' | 'keyedHash'>;
  readonly jobs: Jobs;
  readonly mails: MailQueue;
  readonly now: () => Date;
}) {
  const { database, keys, jobs, mails, now } = deps;

  jobs.work<{ numberKey: string }>(queueName, ({ numberKey }) =>
    inTransaction(database, async (trx) => {
      const owner = await findNumberOwner(trx, keys, numberKey, now());
      if (!owner) return;
      const { customerId, applicationId, email: recipient } = owner;
      await lockCustomer(trx, customerId);
      const since = new Date(now().getTime() - mailIntervalMs);
      const earlier = { by: 'recipient', value: recipient, since } as const;
      if ((await listQueuedSince(trx, keys, 'contestedNumber', earlier)).length > 0) return;
      await mails.queue(trx, { kind: 'contestedNumber', about: newId(now()), applicationId, recipient });
    }),
  );

  return {
    /** In a transaction. A job looks for the owner, so that the call takes as long for a number without one. */
    report: (trx: Executor, phone: string): Promise<void> => {
      const numberKey = toNumberKey(keys, phone);
      return jobs.send(trx, queueName, { numberKey }, { singletonKey: numberKey });
    },
  };
}
