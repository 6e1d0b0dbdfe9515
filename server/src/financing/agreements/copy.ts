import { brand } from '@tamarack/core/brand';
import type { Executor } from '../../platform/database/executor';
import type { Attachment, Mail } from '../../platform/mail/ports';
import { drawPdf } from './pdf/draw';
import * as agreements from './repository';
import { copyMail } from './text/copy-mail';
import { contentOf } from './view';

/** The mail with the signed agreement as a PDF, and the record that it went out. */
export interface AgreementCopies {
  /** Null where there is no such signature. */
  write(
    signatureId: string,
  ): Promise<
    (Pick<Mail, 'to' | 'subject' | 'text' | 'html'> & { readonly attachments: readonly Attachment[] }) | null
  >;
  delivered(trx: Executor, signatureId: string, to: string): Promise<void>;
}

export function createAgreementCopies(deps: {
  readonly database: Executor;
  readonly now: () => Date;
}): AgreementCopies {
  const { database, now } = deps;
  return {
    write: async (signatureId) => {
      const signed = await agreements.findSignature(database, signatureId);
      if (!signed) return null;
      const content = contentOf(signed.content);
      const stamp = { name: signed.signerName, signedAt: signed.signedAt };
      const pdf = await drawPdf(content, signed.hash, stamp);
      const filename = `${brand.id}-${content.reference}.pdf`;
      return {
        to: signed.email,
        ...copyMail(content),
        attachments: [{ filename, contentType: 'application/pdf', content: pdf }],
      };
    },

    delivered: (trx, signatureId, to) => agreements.insertDelivery(trx, { signatureId, to, now: now() }),
  };
}
