-- Payment options, what was chosen, the agreements served and the evidence of their signing. Money is whole cents,
-- rates are hundredths of a percent. Calendar dates are text `YYYY-MM-DD` in the provider's time zone.

-- A merchant's lower rate for some terms.
create table merchant_promotion (
  id uuid primary key,
  merchant_id uuid not null references merchant (id),
  -- weeks
  terms jsonb not null,
  annual_rate_bps int not null check (annual_rate_bps between 0 and 1299),
  starts_on text not null check (starts_on ~ '^\d{4}-\d{2}-\d{2}$'),
  ends_on text not null check (ends_on >= starts_on),
  created_at timestamptz not null default now()
);
create index merchant_promotion_merchant on merchant_promotion (merchant_id);

-- An option as it was computed, with the inputs it was computed from: the same inputs list the same rows again.
create table payment_option (
  id uuid primary key,
  application_id uuid not null references application (id),
  -- sha-256 of amount, tier, borrower, promotion, rate card and caps
  inputs_hash text not null,
  tier text not null,
  term_weeks int not null check (term_weeks > 1),
  annual_rate_bps int not null check (annual_rate_bps >= 0),
  apr_bps int not null check (apr_bps >= 0),
  principal_cents bigint not null check (principal_cents > 0),
  fee_cents bigint not null check (fee_cents >= 0),
  total_cents bigint not null,
  weekly_payment_cents bigint not null check (weekly_payment_cents > 0),
  last_payment_cents bigint not null check (last_payment_cents > 0),
  -- payment, interest, principal and balance of each week
  instalments jsonb not null,
  rate_card_version text not null,
  promotion_id uuid references merchant_promotion (id),
  created_at timestamptz not null,
  check (total_cents = principal_cents + fee_cents),
  check (weekly_payment_cents * (term_weeks - 1) + last_payment_cents = total_cents),
  unique (application_id, inputs_hash, term_weeks)
);

create table option_selection (
  application_id uuid primary key references application (id),
  option_id uuid not null references payment_option (id),
  selected_at timestamptz not null
);

-- Every version of an agreement that was served: the exact bytes shown, and when they were first shown.
create table agreement (
  id uuid primary key,
  application_id uuid not null references application (id),
  option_id uuid not null references payment_option (id),
  language text not null check (language in ('en', 'fr')),
  french_first boolean not null,
  template_id text not null,
  template_version text not null,
  prepared_on text not null check (prepared_on ~ '^\d{4}-\d{2}-\d{2}$'),
  -- due dates of the instalments, in their order
  due_on jsonb not null,
  -- canonical JSON, the bytes that were hashed
  content text not null,
  hash text not null check (hash = encode(sha256(convert_to(content, 'UTF8')), 'hex')),
  served_at timestamptz not null,
  unique (option_id, hash)
);
create index agreement_application on agreement (application_id);

-- Evidence of a signing.
create table agreement_signature (
  id uuid primary key,
  application_id uuid not null unique references application (id),
  agreement_id uuid not null unique references agreement (id),
  option_id uuid not null references payment_option (id),
  checkout_id uuid not null references checkout (id),
  session_id uuid not null references session (id),
  template_id text not null,
  template_version text not null,
  hash text not null,
  language text not null check (language in ('en', 'fr')),
  -- when the French version was shown, for a business that has to see it first
  french_served_at timestamptz,
  -- acts on the screen with the client's times, as they were sent
  acts jsonb not null,
  accepted boolean not null check (accepted),
  signer_name text not null,
  phone text not null,
  phone_verified_at timestamptz not null,
  email text not null,
  email_verified_at timestamptz not null,
  ip text not null,
  user_agent text not null,
  signed_at timestamptz not null
);

-- The signed copy went out by mail.
create table agreement_delivery (
  id uuid primary key,
  signature_id uuid not null unique references agreement_signature (id),
  delivered_to text not null,
  delivered_at timestamptz not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger agreement_append_only before update or delete on agreement
  for each row execute function refuse_change();
create trigger agreement_signature_append_only before update or delete on agreement_signature
  for each row execute function refuse_change();
create trigger agreement_delivery_append_only before update or delete on agreement_delivery
  for each row execute function refuse_change();
