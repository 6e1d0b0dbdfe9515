-- credit: what the lender's books say of money that was drawn. Each entry of the books is recorded once.
create table loan_entry (
  id uuid primary key,
  credit_use_id uuid not null references credit_use (id),
  -- the books' own
  reference text not null unique,
  -- return: the bank returned a repayment
  kind text not null check (kind in ('repayment', 'return', 'writeOff')),
  principal_cents bigint not null check (principal_cents > 0),
  -- the day on which the books have it, in the provider's zone
  booked_on date not null,
  recorded_at timestamptz not null
);
create index loan_entry_use on loan_entry (credit_use_id);
create trigger loan_entry_append_only before update or delete on loan_entry
  for each row execute function refuse_change();
create trigger loan_entry_no_truncate before truncate on loan_entry execute function refuse_change();

create index credit_use_line on credit_use (credit_line_id);

-- credit: each use of a line with what became of it; principal, in cents. What was written off is still owed.
create view loan as
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
      - coalesce(sum(principal_cents) filter (where kind = 'return'), 0))::bigint as repaid_cents,
    coalesce(sum(principal_cents) filter (where kind = 'writeOff'), 0)::bigint as written_off_cents
  from loan_entry where credit_use_id = u.id
) e;
