import { type Executor, newId } from '../../../platform/database';
import type { MailQueue } from '../../../platform/mail';
import { findOperator, listActiveAdmins } from '../repository';

/** Events that the operators concerned are notified of immediately. */
export const noticeEvents = [
  'operatorCreated',
  'changeProposed',
  'operatorDisabled',
  'rolesChanged',
  'invited',
  'keyCreated',
  'keyLogin',
  'passkeyAdded',
  'passkeyRemoved',
] as const;
export type NoticeEvent = (typeof noticeEvents)[number];

interface OperatorNotice {
  readonly event: Exclude<NoticeEvent, 'changeProposed'>;
  /** The operator it is about. */
  readonly operatorId: string;
  /** Who did it; null: the command. */
  readonly by: { readonly id: string } | null;
  /** The admin who proposed what `by` confirmed. */
  readonly proposedBy?: string;
}

interface ChangeNotice {
  readonly event: 'changeProposed';
  readonly changeId: string;
  readonly by: { readonly id: string };
}

type Notice = OperatorNotice | ChangeNotice;

/** Mails about operators' access, in the transaction of the change. */
export interface OperatorNotices extends ReturnType<typeof createOperatorNotices> {}

export function createOperatorNotices(deps: { readonly mails: MailQueue; readonly now: () => Date }) {
  const { mails, now } = deps;
  const queue = (trx: Executor, recipient: string, { by, ...about }: Notice) =>
    mails.queue(trx, {
      kind: 'operatorNotice',
      about: newId(now()),
      recipient,
      details: { ...about, ...(by && { byId: by.id }) },
    });
  const notify = async (
    trx: Executor,
    recipients: readonly { readonly email: string }[],
    notice: Notice,
  ): Promise<void> => {
    for (const { email } of recipients) await queue(trx, email, notice);
  };
  return {
    notify,

    /** To every admin. */
    notifyAdmins: async (trx: Executor, notice: Notice): Promise<void> =>
      notify(trx, await listActiveAdmins(trx), notice),

    /** To the operator it is about, even if they are an admin too. */
    notifyOperator: async (trx: Executor, notice: OperatorNotice): Promise<void> => {
      const operator = await findOperator(trx, notice.operatorId);
      if (operator) await queue(trx, operator.email, notice);
    },
  };
}
