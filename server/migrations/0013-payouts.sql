-- What the provider pays to merchants. Money is whole cents; calendar dates are text `YYYY-MM-DD` in the provider's time
-- zone.

-- Where a merchant is paid. A change is a new row: a batch that is being written keeps the one it was made with.
create table merchant_payee (
  id uuid primary key,
  merchant_id uuid not null references merchant (id),
  -- as the account is held
  legal_name text not null check (legal_name <> ''),
  -- institution, transit and number, encrypted
  account_cipher bytea not null,
  account_ending text not null check (account_ending ~ '^\d{1,4}$'),
  remittance_email text,
  language text not null check (language in ('en', 'fr')),
  created_at timestamptz not null,
  replaced_at timestamptz
);
create unique index merchant_payee_current on merchant_payee (merchant_id) where replaced_at is null;

-- A file, or whatever the rail takes at once. `writing`: its entries are fixed. `staged`: the rail has it ready, nothing
-- has left. `sent`: it is out.
create table payout_batch (
  id uuid primary key,
  -- without a gap
  sequence bigint not null unique check (sequence > 0),
  -- what the bank numbers files by; begins again after 9999
  creation_number int not null check (creation_number between 1 and 9999),
  created_on text not null check (created_on ~ '^\d{4}-\d{2}-\d{2}$'),
  -- a bank business day
  due_on text not null check (due_on >= created_on),
  entries int not null check (entries > 0),
  total_cents bigint not null check (total_cents > 0),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  state text not null check (state in ('writing', 'staged', 'sent')),
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((state = 'sent') = (sent_at is not null)),
  check (state = 'writing' or sha256 is not null)
);
create index payout_batch_open on payout_batch (sequence) where state <> 'sent';

-- Days on which the batch of the day was made, though there may have been nothing to pay.
create table payout_run (
  day text primary key check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  batch_id uuid references payout_batch (id),
  run_at timestamptz not null
);

-- purchase: what the merchant gets for a signed financing. recovery: what it owes back for a refund that came after the
-- payment; it is withheld from later purchases.
create table payout (
  id uuid primary key,
  kind text not null check (kind in ('purchase', 'recovery')),
  merchant_id uuid not null references merchant (id),
  checkout_id uuid not null references checkout (id),
  application_id uuid not null references application (id),
  signature_id uuid not null references agreement_signature (id),
  refund_id uuid unique references refund (id),
  -- what it was opened with
  opened_cents bigint not null check (opened_cents > 0),
  -- what is left of that after refunds before the payment
  cents bigint not null check (cents between 0 and opened_cents),
  -- part of it that was withheld (purchase), or that was got back (recovery)
  withheld_cents bigint not null default 0 check (withheld_cents between 0 and cents),
  -- invoice number, or the merchant's order reference
  reference text,
  state text not null check (state in ('pending', 'batched', 'sent', 'paid', 'returned', 'cancelled')),
  -- of the bank, where it came back
  return_code text check (return_code ~ '^\d{3}$'),
  opened_at timestamptz not null,
  sent_at timestamptz,
  paid_at timestamptz,
  returned_at timestamptz,
  check ((kind = 'recovery') = (refund_id is not null)),
  check ((state = 'cancelled') = (cents = 0)),
  check (state <> 'returned' or (return_code is not null and returned_at is not null)),
  check (kind = 'purchase' or state in ('pending', 'paid'))
);
create unique index payout_signature on payout (signature_id) where kind = 'purchase';
create index payout_merchant on payout (merchant_id, id);
create index payout_checkout on payout (checkout_id);
create index payout_pending on payout (merchant_id, id) where state = 'pending';

-- A payout in a batch. Returned and sent again, it has another one, with a trace of its own.
create table payout_entry (
  id uuid primary key,
  batch_id uuid not null references payout_batch (id),
  position int not null check (position > 0),
  payout_id uuid not null references payout (id),
  payee_id uuid not null references merchant_payee (id),
  cents bigint not null check (cents > 0),
  -- the cross-reference on the wire: what a report of the bank names
  trace text not null unique,
  -- what the bank told of this one
  outcome text check (outcome in ('paid', 'returned')),
  -- merchant and applicant were told that it went out
  told_at timestamptz,
  unique (batch_id, position),
  unique (batch_id, payout_id)
);
create index payout_entry_payout on payout_entry (payout_id);
create index payout_entry_untold on payout_entry (batch_id, position) where told_at is null;

-- What a purchase's payout was lessened by for a recovery.
create table payout_withholding (
  id uuid primary key,
  payout_id uuid not null references payout (id),
  recovery_id uuid not null references payout (id),
  cents bigint not null check (cents > 0),
  withheld_at timestamptz not null
);
create index payout_withholding_payout on payout_withholding (payout_id);
create index payout_withholding_recovery on payout_withholding (recovery_id);

-- Mails to merchants, each sent once.
create table merchant_mail (
  id uuid primary key,
  merchant_id uuid not null references merchant (id),
  kind text not null check (kind in ('remittance')),
  -- the batch
  about uuid not null,
  queued_at timestamptz not null,
  -- who sends it holds it until then: nobody else sends it meanwhile
  held_until timestamptz,
  sent_at timestamptz,
  -- the address takes no mail, or there is none
  refused_at timestamptz,
  unique (kind, about, merchant_id)
);
