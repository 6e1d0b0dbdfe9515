import { toDigits, validateChequeAccount } from '@tamarack/core/validation/bank/cheque-account';
import { findInstitutionName } from '@tamarack/core/validation/bank/institutions';
import { toFieldErrors } from '@tamarack/core/validation/validation-codes';
import type { z } from 'zod';
import { type ApplicationRow, setDocumentsSubmitted } from '../../intake/applications';
import { recordAudit } from '../../platform/audit';
import type { Executor } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { BankingService } from '../banking';
import type { DueDiligenceService } from '../due-diligence';
import type { ReviewQueue } from '../review-queue';
import type { chequeAccountInput } from './schemas';

export interface SubmitDeps {
  readonly banking: BankingService;
  readonly dueDiligence: Pick<DueDiligenceService, 'queue'>;
  readonly reviewQueue: ReviewQueue;
  readonly now: () => Date;
}

/** Submits the documents with the account on the cheque, within `applications.mutate`. Throws `validation-failed`. */
export async function submitDocuments(
  trx: Executor,
  { id: applicationId, language }: ApplicationRow,
  form: z.output<typeof chequeAccountInput>,
  { banking, dueDiligence, reviewQueue, now }: SubmitDeps,
): Promise<void> {
  const errors = toFieldErrors(validateChequeAccount(form));
  if (errors.length > 0) throw problem('validation-failed', { errors });
  const institution = toDigits(form.institution);
  await setDocumentsSubmitted(trx, applicationId, now());
  await banking.storeChequeAccount(trx, applicationId, {
    institution,
    transit: toDigits(form.transit),
    number: toDigits(form.account),
    bank: findInstitutionName(institution, language) ?? '',
  });
  await reviewQueue.open(trx, { applicationId, kind: 'documents' });
  await dueDiligence.queue(trx, applicationId);
  await recordAudit(trx, { applicationId, actor: 'applicant', act: 'documents.submitted', at: now() });
}
