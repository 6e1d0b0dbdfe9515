import { sql } from 'kysely';
import type { Executor } from '../../../server/src/platform/database/executor';

/** What never holds of payouts, each with a query for those of which it does. The rows name ids only. */
const faults: Readonly<Record<string, string>> = {
  'refunds that neither reduced a payout nor are owed': `
    select p.checkout_id::text as what from payout p
    where p.kind = 'purchase' group by p.checkout_id
    having sum(p.opened_cents - p.cents)
      + coalesce((select sum(r.opened_cents) from payout r
          where r.kind = 'recovery' and r.checkout_id = p.checkout_id), 0)
      <> coalesce((select sum(f.amount_cents) from refund f where f.checkout_id = p.checkout_id), 0)`,
  'refunds above what was financed': `
    select p.checkout_id::text as what from payout p
    where p.kind = 'purchase' group by p.checkout_id
    having sum(p.opened_cents) < (select sum(f.amount_cents) from refund f where f.checkout_id = p.checkout_id)`,
  'payouts of another amount than was captured': `
    select a.checkout_id::text as what from payment_authorization a
    where coalesce((select sum(p.opened_cents) from payout p
        where p.kind = 'purchase' and p.checkout_id = a.checkout_id), 0)
      <> coalesce((select sum(part.amount_cents) from authorization_part part
        where part.kind = 'capture' and part.authorization_id = a.id), 0)`,
  'more captured and released than was authorized': `
    select a.checkout_id::text as what from payment_authorization a
    where a.amount_cents < (select sum(part.amount_cents) from authorization_part part
      where part.authorization_id = a.id)`,
  'a withheld amount without its withholdings': `
    select p.id::text as what from payout p
    where p.withheld_cents <> coalesce((select sum(w.cents) from payout_withholding w
      where p.id in (w.payout_id, w.recovery_id)), 0)`,
  'more withheld than there is': `
    select id::text as what from payout where withheld_cents + fee_cents > cents and cents > 0`,
  'a payout in two batches at once': `
    select payout_id::text as what from payout_entry where outcome is distinct from 'returned'
    group by 1 having count(*) > 1`,
  'a payment of another amount than its payout': `
    select p.id::text as what from payout p join payout_entry e on e.payout_id = p.id
    where e.outcome is distinct from 'returned' and p.state in ('batched', 'sent', 'paid')
      and e.cents <> p.cents - p.withheld_cents - p.fee_cents`,
  'a paid payout that nothing paid': `
    select p.id::text as what from payout p
    where p.state = 'paid' and p.cents <> p.withheld_cents + p.fee_cents
      and not exists (select from payout_entry e where e.payout_id = p.id and e.outcome = 'paid')`,
  'a batch of another sum than its payments': `
    select b.id::text as what from payout_batch b
    where b.total_cents <> (select sum(e.cents) from payout_entry e where e.batch_id = b.id)`,
  'a batch number left out': `
    select (max(sequence) - count(*))::text as what from payout_batch having max(sequence) <> count(*)`,
};

/** Payouts, refunds, withholdings and batches that do not fit together, as sentences. */
export async function findWrongPayouts(database: Executor): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [fault, query] of Object.entries(faults)) {
    const { rows } = await sql<{ what: string }>`${sql.raw(query)}`.execute(database);
    found.push(...rows.map(({ what }) => `${fault}: ${what}`));
  }
  return found;
}
