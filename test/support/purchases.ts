import { sql } from 'kysely';
import type { Api, ApplicantClient } from './api';

/**
 * Removes what completed a purchase: a signed checkout as the releases before left it until the widget completed it. For
 * merchants without webhook endpoints.
 */
export async function reopenPurchase({ database }: Api, { checkoutId }: ApplicantClient): Promise<void> {
  await database
    .updateTable('checkout')
    .set({ status: 'approved', completed_at: null })
    .where('id', '=', checkoutId)
    .execute();
  await database.deleteFrom('payout').where('checkout_id', '=', checkoutId).execute();
  await database
    .deleteFrom('merchant_event')
    .where('type', '=', 'checkout.completed')
    .where(sql<string>`data ->> 'checkoutId'`, '=', checkoutId)
    .execute();
}
