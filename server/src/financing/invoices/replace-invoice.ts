import { touchApplication } from '../../intake/applications';
import type { Executor } from '../../platform/database';
import type { FilesService } from '../../platform/files';
import type { OffersService } from '../offers';
import * as invoices from './repository';

export interface ReplaceInvoiceDeps {
  readonly files: FilesService;
  readonly offers: OffersService;
}

/**
 * Under the application's lock: replaces its invoice. Discards the previous file and voids the option chosen for it.
 */
export async function replaceInvoice(
  trx: Executor,
  invoice: invoices.NewInvoice,
  { files, offers }: ReplaceInvoiceDeps,
): Promise<void> {
  const { applicationId, now } = invoice;
  const before = await invoices.findInvoice(trx, applicationId);
  await invoices.upsertInvoice(trx, invoice);
  if (before?.file_id) await files.discard(trx, before.file_id);
  await offers.cancelSelection(trx, applicationId);
  await touchApplication(trx, applicationId, now);
}
