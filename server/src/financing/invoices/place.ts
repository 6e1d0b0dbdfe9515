import type { Executor } from '../../platform/database/executor';
import type { FilesPort, OffersPort } from './ports';
import * as invoices from './repository';

export interface PlaceDeps {
  readonly files: Pick<FilesPort, 'discard'>;
  readonly offers: OffersPort;
}

/**
 * Under the application's lock: puts its invoice in the place of the one before. The file of that one goes, and the
 * option that was chosen for it is void.
 */
export async function placeInvoice(
  trx: Executor,
  invoice: invoices.NewInvoice,
  { files, offers }: PlaceDeps,
): Promise<void> {
  const { applicationId, now } = invoice;
  const before = await invoices.findInvoice(trx, applicationId);
  await invoices.putInvoice(trx, invoice);
  if (before?.file_id) await files.discard(trx, before.file_id);
  await offers.cancelSelection(trx, applicationId);
  await invoices.touchApplication(trx, applicationId, now);
}
