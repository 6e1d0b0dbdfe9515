import type { Executor } from '../../../platform/database';
import type { MailQueue } from '../../../platform/mail';
import type { MerchantEventsService } from '../../webhooks';
import type { PayeeChangeRow } from './change-repository';

export type PayeeMailKind = 'payeeChangeProposed' | 'payeeChanged' | 'payeeChangeCancelled';

const eventTypes = {
  payeeChangeProposed: 'payee.change_proposed',
  payeeChanged: 'payee.changed',
  payeeChangeCancelled: 'payee.change_cancelled',
} as const;

/** Mails the former and the new remittance address, and sends the merchant's server an event. */
export async function notifyMerchant(
  deps: { readonly mails: MailQueue; readonly events: Pick<MerchantEventsService, 'emit'> },
  trx: Executor,
  kind: PayeeMailKind,
  change: PayeeChangeRow,
): Promise<void> {
  const { id, merchantId, formerRemittanceEmail, remittanceEmail } = change;
  const recipients = new Set([formerRemittanceEmail, remittanceEmail].flatMap((email) => email ?? []));
  for (const recipient of recipients) await deps.mails.queue(trx, { kind, about: id, merchantId, recipient });
  await deps.events.emit(trx, {
    merchantId,
    type: eventTypes[kind],
    data: { changeId: id, proposedAt: change.proposedAt.toISOString() },
  });
}
