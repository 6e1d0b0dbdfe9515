import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Insertable } from 'kysely';
import { type Executor, newId } from '../../platform/database';
import type { AgreementContent } from './content/content';
import type { AgreementSignatureTable } from './tables';
import { agreementsTables } from './tables';

const columns = [
  'id',
  'option_id as optionId',
  'language',
  'french_first as frenchFirst',
  'prepared_on as preparedOn',
  'content',
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
export async function insertAgreement(executor: Executor, input: NewAgreement): Promise<void> {
  await agreementsTables(executor)
    .insertInto('agreement')
    .values({
      id: newId(input.now),
      application_id: input.applicationId,
      option_id: input.optionId,
      language: input.content.language,
      french_first: input.frenchFirst,
      template_id: input.content.templateId,
      template_version: input.content.templateVersion,
      prepared_on: input.content.preparedOn,
      due_on: JSON.stringify(input.dueOn),
      content: input.text,
      hash: input.hash,
      served_at: input.now,
    })
    .onConflict((conflict) => conflict.columns(['option_id', 'hash']).doNothing())
    .execute();
}

export async function findAgreement(executor: Executor, optionId: string, hash: string) {
  return agreementsTables(executor)
    .selectFrom('agreement')
    .select(columns)
    .where('option_id', '=', optionId)
    .where('hash', '=', hash)
    .executeTakeFirst();
}

const selectSignatures = (executor: Executor) =>
  agreementsTables(executor)
    .selectFrom('agreement_signature')
    .innerJoin('agreement', 'agreement.id', 'agreement_signature.agreement_id')
    .select([
      'agreement_signature.id as signatureId',
      'agreement_signature.application_id as applicationId',
      'agreement_signature.signer_name as signerName',
      'agreement_signature.signed_at as signedAt',
      'agreement_signature.email',
      'agreement.id',
      'agreement.hash',
      'agreement.language',
      'agreement.content',
    ]);

/** The signature of an application, with its agreement. */
export async function findSigned(executor: Executor, applicationId: string) {
  return selectSignatures(executor)
    .where('agreement_signature.application_id', '=', applicationId)
    .executeTakeFirst();
}

/** The signature with this id, with its agreement. */
export async function findSignature(executor: Executor, id: string) {
  return selectSignatures(executor).where('agreement_signature.id', '=', id).executeTakeFirst();
}

export async function isSigned(executor: Executor, applicationId: string): Promise<boolean> {
  const row = await agreementsTables(executor)
    .selectFrom('agreement_signature')
    .select('id')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSignature(
  executor: Executor,
  row: Insertable<AgreementSignatureTable>,
): Promise<void> {
  await agreementsTables(executor).insertInto('agreement_signature').values(row).execute();
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
    ])
    .where('application_id', 'in', applicationIds)
    .execute();
}

/** Marks the copy as sent; once for each signature. */
export async function insertDelivery(
  executor: Executor,
  delivery: { readonly signatureId: string; readonly to: string; readonly now: Date },
): Promise<void> {
  await agreementsTables(executor)
    .insertInto('agreement_delivery')
    .values({
      id: newId(delivery.now),
      signature_id: delivery.signatureId,
      delivered_to: delivery.to,
      delivered_at: delivery.now,
    })
    .onConflict((conflict) => conflict.column('signature_id').doNothing())
    .execute();
}

export type AgreementRow = NonNullable<Awaited<ReturnType<typeof findAgreement>>>;
