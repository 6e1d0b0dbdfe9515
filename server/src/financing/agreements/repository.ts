import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Insertable } from 'kysely';
import { type Executor, newId } from '../../platform/database';
import { type Keys, type SealingKeys, sealField } from '../../platform/keys';
import type { AgreementContent } from './content/content';
import { evidence } from './evidence/evidence-columns';
import { openContent, openEvidence } from './evidence/open-evidence';
import type { AgreementSignatureTable } from './tables';
import { agreementsTables } from './tables';

const columns = [
  'id',
  'option_id as optionId',
  'language',
  'french_first as frenchFirst',
  'prepared_on as preparedOn',
  'content as plain',
  'content_cipher as cipher',
  'hash',
  'served_at as servedAt',
] as const;

export interface NewAgreement {
  readonly applicationId: string;
  readonly optionId: string;
  readonly content: AgreementContent;
  readonly frenchFirst: boolean;
  readonly dueOn: readonly PlainDate[];
  /** The canonical text and its hash. */
  readonly text: string;
  readonly hash: string;
  readonly now: Date;
}

/** Stores the version about to be shown; keeps the time of its first display. */
export async function insertAgreement(
  executor: Executor,
  keys: SealingKeys,
  input: NewAgreement,
): Promise<void> {
  const id = newId(input.now);
  await agreementsTables(executor)
    .insertInto('agreement')
    .values({
      id,
      application_id: input.applicationId,
      option_id: input.optionId,
      language: input.content.language,
      french_first: input.frenchFirst,
      template_id: input.content.templateId,
      template_version: input.content.templateVersion,
      prepared_on: input.content.preparedOn,
      due_on: JSON.stringify(input.dueOn),
      ...(await sealField(keys, evidence.content, id, input.text)),
      hash: input.hash,
      served_at: input.now,
    })
    .onConflict((conflict) => conflict.columns(['option_id', 'hash']).doNothing())
    .execute();
}

export async function findAgreement(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  optionId: string,
  hash: string,
) {
  const row = await agreementsTables(executor)
    .selectFrom('agreement')
    .select(columns)
    .where('option_id', '=', optionId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { plain, cipher, ...agreement } = row;
  return { ...agreement, content: await openContent(keys, row, { plain, cipher }) };
}

const selectSignatures = (executor: Executor) =>
  agreementsTables(executor)
    .selectFrom('agreement_signature')
    .innerJoin('agreement', 'agreement.id', 'agreement_signature.agreement_id')
    .select([
      'agreement_signature.id as signatureId',
      'agreement_signature.application_id as applicationId',
      'agreement_signature.signer_name as signerName',
      'agreement_signature.signer_name_cipher as signerNameCipher',
      'agreement_signature.signed_at as signedAt',
      'agreement_signature.email',
      'agreement_signature.email_cipher as emailCipher',
      'agreement.id',
      'agreement.hash',
      'agreement.language',
      'agreement.content',
      'agreement.content_cipher as contentCipher',
    ]);

async function openSignature(
  keys: Pick<Keys, 'decrypt'>,
  row: Awaited<ReturnType<ReturnType<typeof selectSignatures>['execute']>>[number],
) {
  const { signerName, signerNameCipher, email, emailCipher, content, contentCipher, ...signature } = row;
  const { signatureId } = row;
  return {
    ...signature,
    signerName: await openEvidence(keys, evidence.signerName, signatureId, {
      plain: signerName,
      cipher: signerNameCipher,
    }),
    email: await openEvidence(keys, evidence.email, signatureId, { plain: email, cipher: emailCipher }),
    content: await openContent(keys, row, { plain: content, cipher: contentCipher }),
  };
}

/** The signature of an application, with its agreement. */
export async function findSigned(executor: Executor, keys: Pick<Keys, 'decrypt'>, applicationId: string) {
  const row = await selectSignatures(executor)
    .where('agreement_signature.application_id', '=', applicationId)
    .executeTakeFirst();
  return row && openSignature(keys, row);
}

/** The signature with this id, with its agreement. */
export async function findSignature(executor: Executor, keys: Pick<Keys, 'decrypt'>, id: string) {
  const row = await selectSignatures(executor).where('agreement_signature.id', '=', id).executeTakeFirst();
  return row && openSignature(keys, row);
}

export async function isSigned(executor: Executor, applicationId: string): Promise<boolean> {
  const row = await agreementsTables(executor)
    .selectFrom('agreement_signature')
    .select('id')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who signed, from where. */
export interface Signer {
  readonly signerName: string;
  readonly phone: string;
  readonly email: string;
  readonly ip: string;
  readonly userAgent: string;
}

type SignerColumn = 'signer_name' | 'phone' | 'email' | 'ip' | 'user_agent';

export async function insertSignature(
  executor: Executor,
  keys: SealingKeys,
  row: Omit<Insertable<AgreementSignatureTable>, SignerColumn | `${SignerColumn}_cipher`>,
  { signerName, phone, email, ip, userAgent }: Signer,
): Promise<void> {
  const { id } = row;
  await agreementsTables(executor)
    .insertInto('agreement_signature')
    .values({
      ...row,
      ...(await sealField(keys, evidence.signerName, id, signerName)),
      ...(await sealField(keys, evidence.phone, id, phone)),
      ...(await sealField(keys, evidence.email, id, email)),
      ...(await sealField(keys, evidence.ip, id, ip)),
      ...(await sealField(keys, evidence.userAgent, id, userAgent)),
    })
    .execute();
}

/** The signed figures of applications, for their merchants. */
export async function listFinancing(executor: Executor, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return [];
  return agreementsTables(executor)
    .selectFrom('signed_financing')
    .select([
      'application_id as applicationId',
      'signed_at as signedAt',
      'principal_cents as amount',
      'fee_cents as financingFee',
      'term_weeks as termWeeks',
      'weekly_payment_cents as weeklyPayment',
      'signature_id as signatureId',
    ])
    .where('application_id', 'in', applicationIds)
    .execute();
}

/** Marks the copy as sent; once for each signature. */
export async function insertDelivery(
  executor: Executor,
  keys: SealingKeys,
  delivery: { readonly signatureId: string; readonly to: string; readonly now: Date },
): Promise<void> {
  const id = newId(delivery.now);
  await agreementsTables(executor)
    .insertInto('agreement_delivery')
    .values({
      id,
      signature_id: delivery.signatureId,
      ...(await sealField(keys, evidence.deliveredTo, id, delivery.to)),
      delivered_at: delivery.now,
    })
    .onConflict((conflict) => conflict.column('signature_id').doNothing())
    .execute();
}

export type AgreementRow = NonNullable<Awaited<ReturnType<typeof findAgreement>>>;
