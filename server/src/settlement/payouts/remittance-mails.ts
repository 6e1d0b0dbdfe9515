import type { Executor } from '../../platform/database/executor';
import type { Jobs } from '../../platform/jobs/jobs';
import { type AddressedMail, workHeldMails } from '../../platform/mail/held-mails';
import type { MailSender } from '../../platform/mail/ports';
import { remittanceMail } from './remittance';
import * as mails from './remittance-repository';

const queue = 'merchant-mail';

/** A merchant is told what a batch pays it, once. */
export interface RemittanceMails {
  queue(trx: Executor, mail: { readonly merchantId: string; readonly batchId: string }): Promise<void>;
}

export function createRemittanceMails(deps: {
  readonly database: Executor;
  readonly jobs: Jobs;
  readonly messages: MailSender;
  readonly now: () => Date;
}): RemittanceMails {
  const { database, jobs, now } = deps;

  const write = async (row: mails.MailRow): Promise<AddressedMail | null> => {
    const payments = await mails.listRemitted(database, row.batchId, row.merchantId);
    const [first] = payments;
    // a batch keeps the payee it was made with: all of a merchant's payments in it have the same one
    if (!first || first.email === null) return null;
    const { email, accountEnding, language } = first;
    const { merchant, dueOn } = row;
    return { to: email, ...remittanceMail({ merchant, accountEnding, dueOn, payments }, language) };
  };

  workHeldMails<mails.MailRow>(deps, queue, {
    find: (id) => mails.findMail(database, id),
    table: 'merchant_mail',
    write,
  });

  return {
    queue: async (trx, { merchantId, batchId }) => {
      const mailId = await mails.insertMail(trx, { merchantId, batchId, now: now() });
      if (mailId !== null) await jobs.send(trx, queue, { mailId });
    },
  };
}
