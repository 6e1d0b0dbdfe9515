import type { Cents } from '@tamarack/core/money/cents';
import { sql } from 'kysely';
import { definePart } from '../../../platform/database';
import type { PasskeyPart } from '../../applications';
import { canCreatePasskey, listProofs } from '../repository';

interface PasskeyRow {
  readonly customerId: string | null;
  readonly cartTotal: Cents;
  readonly count: number;
}

/**
 * The part of an application's view that says how a passkey can be used now. As the second proof one can be used whether or
 * not the account has any: whoever has the phone alone does not learn it.
 *
 * @param stepUpAmount purchases above it need both the code to the address and a passkey: the code first
 */
export const createPasskeyPart = (stepUpAmount: Cents): PasskeyPart =>
  definePart(
    () => sql<PasskeyRow>`jsonb_build_object(
      'customerId', coalesce(application.customer_id, application.claimed_customer_id),
      'cartTotal', checkout.cart_total_cents,
      'count', (
        select count(*) from customer_passkey
        where customer_passkey.customer_id = coalesce(application.customer_id, application.claimed_customer_id)
      ))`,
    ({ customerId, cartTotal, count }) =>
      async (executor, { sessionId, proofDue, isSigned }) => {
        if (customerId === null || proofDue === 'phone') return null;
        if (proofDue === 'email') return cartTotal > stepUpAmount ? null : 'use';
        const device = { sessionId, customerId };
        if (isSigned) return count === 0 && (await canCreatePasskey(executor, device)) ? 'create' : null;
        if (count === 0) return null;
        return (await listProofs(executor, device)).includes('passkey') ? null : 'use';
      },
  );
