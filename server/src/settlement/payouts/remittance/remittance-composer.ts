import { findMerchant } from '../../../parties/merchants';
import type { Executor } from '../../../platform/database';
import type { MailComposer } from '../../../platform/mail';
import { findBatch } from '../batches/batch-repository';
import { composeRemittanceMail } from './compose-remittance-mail';
import { listRemittedPayments } from './remittance-repository';

/** Composes the remittance advice of a batch for a merchant. */
export const createRemittanceComposer = ({ database }: { readonly database: Executor }): MailComposer => ({
  compose: async ({ about: batchId, merchantId }) => {
    const merchant = merchantId === null ? undefined : await findMerchant(database, merchantId);
    const batch = await findBatch(database, batchId);
    if (!merchant || !batch) return null;
    const payments = await listRemittedPayments(database, batchId, merchant.id);
    const [first] = payments;
    // a batch keeps its payees: all of a merchant's payments in it have the same one
    if (!first || first.email === null) return null;
    const { email, accountEnding, language } = first;
    const { name } = merchant;
    return {
      to: email,
      ...composeRemittanceMail({ merchant: name, accountEnding, dueOn: batch.dueOn, payments }, language),
    };
  },
});
