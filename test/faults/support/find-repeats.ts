import { sql } from 'kysely';
import type { Executor } from '../../../server/src/platform/database/executor';

/**
 * Acts that may happen once only, each with a query for those that happened twice. The rows name no value of a person.
 */
const acts: Readonly<Record<string, string>> = {
  'a signature': `select application_id::text as what, count(*) as n from agreement_signature group by 1`,
  'a decision of a run': `select run_id::text as what, count(*) as n from decision where run_id is not null group by 1`,
  'a decision of a review': `select review_id::text as what, count(*) as n from decision where review_id is not null group by 1`,
  'a draw on a credit line': `select credit_line_id || ' ' || reference as what, count(*) as n from credit_use group by 1`,
  'a payout': `select coalesce(capture_id, signature_id)::text as what, count(*) as n
    from payout where kind = 'purchase' group by 1`,
  'a payment of a payout': `select payout_id::text as what, count(*) as n from payout_entry where outcome = 'paid' group by 1`,
  'an event': `select type || ' ' || coalesce(data ->> 'checkoutId', data ->> 'linkId', id::text) as what, count(*) as n
    from merchant_event where type <> 'ping' group by 1`,
  'a mail': `select concat_ws(' ', kind, about, merchant_id) as what, count(*) as n from mail group by 1`,
  'a delivery to an endpoint': `select event_id || ' ' || endpoint_id as what, count(*) as n from webhook_delivery group by 1`,
  'a text message': `select recipient as what, count(*) as n from outbox_message where channel = 'sms' group by 1`,
};

/** How often each act happened, and those that happened more than once. */
export async function findRepeats(
  database: Executor,
): Promise<readonly { readonly act: string; readonly done: number; readonly repeated: readonly string[] }[]> {
  const found = [];
  for (const [act, query] of Object.entries(acts)) {
    const { rows } = await sql<{ what: string; n: number }>`${sql.raw(query)}`.execute(database);
    const repeated = rows.filter(({ n }) => Number(n) > 1).map(({ what, n }) => `${act} ${n} times: ${what}`);
    found.push({ act, done: rows.length, repeated });
  }
  return found;
}

/** Lines whose use differs from what was drawn and released. */
export async function findWrongBalances(database: Executor): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; used: number; drawn: number }>`
    select l.id::text as id, l.used_cents as used, coalesce(sum(u.amount_cents), 0) - coalesce(sum((
      select sum(r.amount_cents) from credit_release r where r.credit_use_id = u.id)), 0) as drawn
    from credit_line l left join credit_use u on u.credit_line_id = l.id
    group by l.id`.execute(database);
  return rows
    .filter(({ used, drawn }) => Number(used) !== Number(drawn))
    .map(({ id, used, drawn }) => `line ${id} has ${used} used, ${drawn} drawn`);
}

/**
 * Signatures whose purchase is not completed, or neither to be paid nor authorized, and captures that are not to be paid:
 * none exists without the other.
 */
export async function findHalfPurchases(database: Executor): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; status: string; payouts: number }>`
    select s.id::text as id, c.status, (select count(*) from payout p where p.signature_id = s.id)
      + (select count(*) from payment_authorization a where a.signature_id = s.id
          and not exists (select from payout p where p.signature_id = s.id)) as payouts
    from agreement_signature s join checkout c on c.id = s.checkout_id
    union all
    select part.id::text, 'completed', (select count(*) from payout p where p.capture_id = part.id)
    from authorization_part part where part.kind = 'capture'`.execute(database);
  return rows
    .filter(({ status, payouts }) => status !== 'completed' || Number(payouts) === 0)
    .map(({ id, status, payouts }) => `signature ${id} is ${status}, with ${payouts} payouts`);
}
