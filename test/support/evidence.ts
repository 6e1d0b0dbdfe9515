import { evidence } from '../../server/src/financing/agreements/evidence/evidence-columns';
import { openContent, openEvidence } from '../../server/src/financing/agreements/evidence/open-evidence';
import type { Api } from './api';

type Stored = Pick<Api, 'database' | 'services'>;

/** A row of `agreement`, with the text that was hashed. */
export async function readStoredAgreement({ database, services }: Stored, id: string) {
  const row = await database
    .selectFrom('agreement')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const stored = { plain: row.content, cipher: row.content_cipher };
  return { ...row, content: await openContent(services.keys, row, stored) };
}

/** Who signed an application's agreement. */
export async function readEvidence({ database, services: { keys } }: Stored, applicationId: string) {
  const row = await database
    .selectFrom('agreement_signature')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const open = (column: (typeof evidence)['signerName' | 'phone' | 'email' | 'ip' | 'userAgent']) =>
    openEvidence(keys, column, row.id, { plain: row[column.column], cipher: row[`${column.column}_cipher`] });
  return {
    ...row,
    signer_name: await open(evidence.signerName),
    phone: await open(evidence.phone),
    email: await open(evidence.email),
    ip: await open(evidence.ip),
    user_agent: await open(evidence.userAgent),
  };
}
