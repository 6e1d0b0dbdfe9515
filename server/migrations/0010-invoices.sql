-- The invoice that an application pays, instead of a cart.
create table invoice (
  id uuid primary key,
  application_id uuid not null unique references application (id),
  merchant_id uuid not null references merchant (id),
  source text not null check (source in ('link', 'upload', 'manual')),
  state text not null check (state in ('entered', 'confirmed')),
  -- where the merchant has several locations
  site text,
  number text not null,
  -- the number as numbers are compared
  number_key text not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- the part of it that is financed
  payable_cents bigint not null check (payable_cents between 1 and amount_cents),
  -- the applicant saw that a balance remains for the merchant
  partial_confirmed_at timestamptz,
  entered_at timestamptz not null
);

-- An invoice of a merchant is financed once, whatever races.
create table financed_invoice (
  merchant_id uuid not null references merchant (id),
  number_key text not null,
  application_id uuid not null references application (id),
  signed_at timestamptz not null,
  primary key (merchant_id, number_key)
);
