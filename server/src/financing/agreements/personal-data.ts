import { sql } from 'kysely';
import type { Executor } from '../../platform/database';
import { type Keys, openField } from '../../platform/keys';
import { evidence } from './evidence/evidence-columns';
import { openContent } from './evidence/open-evidence';
import { agreementsTables } from './tables';
import { parseContent } from './view';

/** Presented agreements, with the evidence of those that were signed. */
export async function listPersonAgreements(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  applicationIds: readonly string[],
) {
  const rows = await agreementsTables(executor)
    .selectFrom('agreement')
    .leftJoin('agreement_signature as signature', 'signature.agreement_id', 'agreement.id')
    .leftJoin('agreement_delivery as delivery', 'delivery.signature_id', 'signature.id')
    .select([
      'agreement.id',
      'agreement.hash',
      'agreement.served_at as shownAt',
      'agreement.language',
      'agreement.due_on as dueOn',
      'agreement.content',
      'agreement.content_cipher as contentCipher',
      'signature.id as signatureId',
      'signature.signed_at as signedAt',
      'signature.signer_name as signerName',
      'signature.signer_name_cipher as signerNameCipher',
      'signature.phone',
      'signature.phone_cipher as phoneCipher',
      'signature.email',
      'signature.email_cipher as emailCipher',
      'signature.ip',
      'signature.ip_cipher as ipCipher',
      'signature.user_agent as userAgent',
      'signature.user_agent_cipher as userAgentCipher',
      'delivery.id as deliveryId',
      'delivery.delivered_to as deliveredTo',
      'delivery.delivered_to_cipher as deliveredToCipher',
    ])
    .where('agreement.application_id', 'in', [...applicationIds])
    .orderBy('agreement.id')
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const { shownAt, language, dueOn, signedAt } = row;
      const open = (
        name: 'signerName' | 'phone' | 'email' | 'ip' | 'userAgent' | 'deliveredTo',
        id: string | null,
      ): Promise<string | null> =>
        id === null
          ? Promise.resolve(null)
          : openField(keys, evidence[name], id, { plain: row[name], cipher: row[`${name}Cipher`] });
      const stored = { plain: row.content, cipher: row.contentCipher };
      const { title, reference, blocks } = parseContent(await openContent(keys, row, stored));
      return {
        shownAt,
        language,
        dueOn,
        signedAt,
        signerName: await open('signerName', row.signatureId),
        phone: await open('phone', row.signatureId),
        email: await open('email', row.signatureId),
        ip: await open('ip', row.signatureId),
        userAgent: await open('userAgent', row.signatureId),
        deliveredTo: await open('deliveredTo', row.deliveryId),
        // a redacted agreement has no content
        title: title ?? null,
        reference: reference ?? null,
        blocks: blocks ?? [],
      };
    }),
  );
}

/** Redacts agreements and the evidence of their signing. Dates, amounts and hashes are kept. */
export async function redactAgreements(trx: Executor, applicationIds: readonly string[]): Promise<void> {
  await sql`select redact_agreements(array[${sql.join([...applicationIds])}]::uuid[])`.execute(trx);
}
