import { brand } from '@tamarack/core/brand';
import type { Executor } from '../database/executor';
import { isId } from '../database/ids';
import type { Jobs } from '../jobs/jobs';
import type { MailSender } from '../messages/ports';
import { drawPdf } from './pdf/draw';
import * as agreements from './repository';
import { copyMail } from './text/copy-mail';
import { contentOf } from './view';

const QUEUE = 'agreement-copy';

/** Mails the signed agreement as a PDF, and records that it went out. */
export interface AgreementCopies {
  /** In the transaction that signs. */
  send(trx: Executor, applicationId: string): Promise<void>;
}

export function createAgreementCopies(deps: {
  readonly database: Executor;
  readonly jobs: Jobs;
  readonly messages: MailSender;
  readonly now: () => Date;
}): AgreementCopies {
  const { database, jobs, messages, now } = deps;

  jobs.work<{ applicationId: string }>(QUEUE, async ({ applicationId }) => {
    const signed = isId(applicationId) ? await agreements.findSigned(database, applicationId) : undefined;
    if (!signed || (await agreements.isDelivered(database, signed.signatureId))) return;
    const content = contentOf(signed.content);
    const pdf = await drawPdf(content, signed.hash, { name: signed.signerName, signedAt: signed.signedAt });
    const outcome = await messages.sendMail({
      to: signed.email,
      ...copyMail(content),
      attachments: [
        { filename: `${brand.id}-${content.reference}.pdf`, contentType: 'application/pdf', content: pdf },
      ],
    });
    if (outcome.sent) {
      await agreements.insertDelivery(database, {
        signatureId: signed.signatureId,
        to: signed.email,
        now: now(),
      });
    } else if (outcome.reason === 'unavailable') {
      throw new Error('the mail service is not available');
    }
  });

  return { send: async (trx, applicationId) => jobs.send(trx, QUEUE, { applicationId }) };
}
