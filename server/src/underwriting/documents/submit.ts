import { toDigits, validateChequeAccount } from '@tamarack/core/validation/cheque-account';
import { findInstitutionName } from '@tamarack/core/validation/institutions';
import { toFieldErrors } from '@tamarack/core/validation/validation-codes';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit/repository';
import type { Executor } from '../../platform/database/executor';
import { problem } from '../../platform/errors/problem';
import type { AccountPort, HeldApplication, ReviewsPort } from './ports';
import * as documents from './repository';
import type { chequeAccountInput } from './schemas';

export interface SubmitDeps {
  readonly banking: AccountPort;
  readonly reviews: ReviewsPort;
  readonly now: () => Date;
}

/** In a mutation: hands the documents in, with the account the cheque is of. Throws `validation-failed`. */
export async function submit(
  trx: Executor,
  { id: applicationId, language }: HeldApplication,
  form: z.output<typeof chequeAccountInput>,
  { banking, reviews, now }: SubmitDeps,
): Promise<void> {
  const errors = toFieldErrors(validateChequeAccount(form));
  if (errors.length > 0) throw problem('validation-failed', { errors });
  const institution = toDigits(form.institution);
  await documents.setSubmitted(trx, applicationId, now());
  await banking.keepChequeAccount(trx, applicationId, {
    institution,
    transit: toDigits(form.transit),
    number: toDigits(form.account),
    bank: findInstitutionName(institution, language) ?? '',
  });
  await reviews.open(trx, { applicationId, kind: 'documents' });
  await recordAudit(trx, { applicationId, actor: 'applicant', act: 'documents.submitted', at: now() });
}
