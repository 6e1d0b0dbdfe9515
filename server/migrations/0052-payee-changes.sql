-- Changes of payout accounts: proposed by one operator, confirmed by another, then held before they apply.
create table payee_change (
  id uuid primary key,
  merchant_id uuid not null references merchant (id),
  -- the account of before; null where it is the merchant's first
  former_payee_id uuid references merchant_payee (id),
  legal_name text not null check (legal_name <> ''),
  -- institution, transit and number, encrypted
  account_cipher bytea not null,
  account_ending text not null check (account_ending ~ '^\d{1,4}$'),
  remittance_email text,
  language text not null check (language in ('en', 'fr')),
  -- held: confirmed, and applies at effective_at
  state text not null check (state in ('proposed', 'held', 'applied', 'cancelled')),
  proposed_by uuid not null references operator (id),
  proposed_at timestamptz not null,
  confirmed_by uuid references operator (id),
  confirmed_at timestamptz,
  effective_at timestamptz,
  cancelled_by uuid references operator (id),
  closed_at timestamptz,
  -- nobody confirms their own
  check (confirmed_by <> proposed_by),
  check (state not in ('held', 'applied') or num_nonnulls(confirmed_by, confirmed_at, effective_at) = 3),
  check ((state in ('applied', 'cancelled')) = (closed_at is not null)),
  check ((state = 'cancelled') = (cancelled_by is not null))
);
create unique index payee_change_open on payee_change (merchant_id) where state in ('proposed', 'held');
create index payee_change_due on payee_change (effective_at) where state = 'held';
