import { redactAgreements } from '../../../financing/agreements';
import { eraseInvoiceFiles, removeInvoices } from '../../../financing/invoices';
import { eraseAlerts } from '../../../intake/accounts';
import type { PersonRecords } from '../../../intake/applications';
import { eraseCheckouts, listOpenedLinkIds } from '../../../intake/checkouts';
import { eraseLinkRecipients } from '../../../intake/invoice-links';
import { endApplicationSessions } from '../../../intake/sessions';
import { removeCodes } from '../../../intake/verification';
import type { Executor } from '../../../platform/database';
import type { FilesService } from '../../../platform/files';
import type { Keys } from '../../../platform/keys';
import { cancelApplicationMails } from '../../../platform/mail';
import { type BankingService, eraseDebitAccounts } from '../../../underwriting/banking';
import { removeAllDocuments } from '../../../underwriting/documents';
import { eraseDueDiligence } from '../../../underwriting/due-diligence';
import { eraseReviewTexts } from '../../../underwriting/review-queue';
import { eraseProposalNotes } from '../../../underwriting/reviews';
import { eraseFeatures, eraseFetchedData } from '../../../underwriting/scoring';
import type { Extent } from '../erasure-plan';

export interface EraseDeps {
  readonly keys: Pick<Keys, 'keyedHash'>;
  readonly records: PersonRecords;
  readonly files: Pick<FilesService, 'discard'>;
  readonly banking: Pick<BankingService, 'eraseLogins'>;
  readonly now: () => Date;
}

/**
 * Removes the given parts of an applicant's data, in a transaction that has locked the application. Contents
 * of files are removed after the transaction. Doing it twice changes nothing.
 */
export async function eraseApplication(
  trx: Executor,
  { applicationId, signed }: { readonly applicationId: string; readonly signed: boolean },
  extent: Extent,
  deps: EraseDeps,
): Promise<void> {
  const ids = [applicationId];
  const { keys, records, banking, now } = deps;
  if (extent.applicant) {
    await records.eraseApplicant(trx, applicationId, now());
    await eraseCheckouts(trx, ids, { purchaseKept: signed && !extent.agreements });
    await eraseLinkRecipients(trx, keys, { emails: [], ids: await listOpenedLinkIds(trx, ids) });
    await endApplicationSessions(trx, ids, now());
    await eraseAlerts(trx, ids);
    await eraseDueDiligence(trx, ids);
    await cancelApplicationMails(trx, ids, now());
  } else await records.eraseSin(trx, applicationId);
  await removeCodes(trx, ids);
  await eraseUploads(trx, applicationId, deps);
  if (!signed) for (const file of await removeInvoices(trx, ids)) await deps.files.discard(trx, file);
  await eraseReviewTexts(trx, ids);
  await eraseProposalNotes(trx, ids);
  await banking.eraseLogins(trx, applicationId);
  if (extent.applicant) await eraseDebitAccounts(trx, ids);
  if (extent.fetched) await eraseFetchedData(trx, ids);
  if (extent.figures) await eraseFeatures(trx, ids);
  if (extent.agreements) await redactAgreements(trx, ids);
}

/** Removes statements, cheques, other documents and the files of invoices. */
export async function eraseUploads(
  trx: Executor,
  applicationId: string,
  { files }: Pick<EraseDeps, 'files'>,
): Promise<void> {
  for (const file of [
    ...(await removeAllDocuments(trx, [applicationId])),
    ...(await eraseInvoiceFiles(trx, [applicationId])),
  ])
    await files.discard(trx, file);
}
