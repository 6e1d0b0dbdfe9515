import { sql } from 'kysely';
import type { Executor } from '../../platform/database';
import { agreementsTables } from './tables';
import { parseContent } from './view';

/** Agreements that were shown, with the evidence of those that were signed. */
export async function listPersonAgreements(executor: Executor, applicationIds: readonly string[]) {
  const rows = await agreementsTables(executor)
    .selectFrom('agreement')
    .leftJoin('agreement_signature as signature', 'signature.agreement_id', 'agreement.id')
    .leftJoin('agreement_delivery as delivery', 'delivery.signature_id', 'signature.id')
    .select([
      'agreement.served_at as shownAt',
      'agreement.language',
      'agreement.due_on as dueOn',
      'agreement.content',
      'signature.signed_at as signedAt',
      'signature.signer_name as signerName',
      'signature.phone',
      'signature.email',
      'signature.ip',
      'signature.user_agent as userAgent',
      'delivery.delivered_to as deliveredTo',
    ])
    .where('agreement.application_id', 'in', [...applicationIds])
    .orderBy('agreement.id')
    .execute();
  return rows.map(({ content, ...agreement }) => {
    const { title, reference, blocks } = parseContent(content);
    // of a redacted one, nothing is left
    return { ...agreement, title: title ?? null, reference: reference ?? null, blocks: blocks ?? [] };
  });
}

/** Empties agreements and the evidence of their signing. Dates, figures and the hash of what was signed stay. */
export async function redactAgreements(trx: Executor, applicationIds: readonly string[]): Promise<void> {
  await sql`select redact_agreements(array[${sql.join([...applicationIds])}]::uuid[])`.execute(trx);
}
