-- credit: the lender paid back to the customer what was repaid above what was owed, after a refund.
alter table loan_entry drop constraint loan_entry_kind_check;
alter table loan_entry
  add constraint loan_entry_kind_check check (kind in ('repayment', 'return', 'overpaymentRefund', 'writeOff'));

-- credit: as in 0149; what was returned or paid back is not repaid. The release before reads its sums here as well.
create or replace view loan as
select
  u.id,
  u.credit_line_id,
  u.application_id,
  u.reference as agreement_id,
  u.used_at,
  u.amount_cents as drawn_cents,
  r.refunded_cents,
  e.repaid_cents,
  e.written_off_cents,
  greatest(u.amount_cents - r.refunded_cents - e.repaid_cents, 0) as owed_cents
from credit_use u
cross join lateral (
  select coalesce(sum(amount_cents), 0)::bigint as refunded_cents
  from credit_release where credit_use_id = u.id
) r
cross join lateral (
  select
    (coalesce(sum(principal_cents) filter (where kind = 'repayment'), 0)
      - coalesce(sum(principal_cents) filter (where kind in ('return', 'overpaymentRefund')), 0))::bigint as repaid_cents,
    coalesce(sum(principal_cents) filter (where kind = 'writeOff'), 0)::bigint as written_off_cents
  from loan_entry where credit_use_id = u.id
) e;
