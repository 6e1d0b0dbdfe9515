import { brand } from '@tamarack/core/brand';
import type { DisownLinks } from '../../intake/accounts';
import type { Executor } from '../../platform/database';
import type { Keys, SealingKeys } from '../../platform/keys';
import type { MailComposer } from '../../platform/mail';
import { drawPdf } from './pdf/draw';
import * as agreements from './repository';
import { composeSignedCopyMail } from './text/signed-copy-mail';
import { parseContent } from './view';

/** Composes the mail with the signed agreement as a PDF and the link to report that it was not the customer who signed, and
 * records that it was sent. */
export function createAgreementCopyComposer(deps: {
  readonly database: Executor;
  readonly keys: SealingKeys & Pick<Keys, 'decrypt'>;
  readonly disownLinks: Pick<DisownLinks, 'issueForSignature'>;
  readonly now: () => Date;
}): MailComposer {
  const { database, keys, disownLinks, now } = deps;
  return {
    compose: async ({ about: signatureId }) => {
      const signed = await agreements.findSignature(database, keys, signatureId);
      if (!signed) return null;
      const content = parseContent(signed.content);
      const stamp = { name: signed.signerName, signedAt: signed.signedAt };
      const pdf = await drawPdf(content, signed.hash, stamp);
      const filename = `${brand.id}-${content.reference}.pdf`;
      return {
        to: signed.email,
        ...composeSignedCopyMail(
          content,
          await disownLinks.issueForSignature(signed.applicationId, content.language),
        ),
        attachments: [{ filename, contentType: 'application/pdf', content: pdf }],
      };
    },

    onSent: (trx, { about: signatureId }, { to }) =>
      agreements.insertDelivery(trx, keys, { signatureId, to, now: now() }),
  };
}
