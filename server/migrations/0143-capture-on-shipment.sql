-- checkouts: whether the signature pays the merchant, or the merchant captures what it has shipped.
alter table checkout_order add column capture_method text not null default 'automatic'
  check (capture_method in ('automatic', 'manual'));

-- authorizations: what a signature authorized, for its merchant to capture in parts. Automatic purchases have none.
create table payment_authorization (
  id uuid primary key,
  checkout_id uuid not null unique references checkout (id),
  signature_id uuid not null unique references agreement_signature (id),
  amount_cents bigint not null check (amount_cents > 0),
  authorized_at timestamptz not null,
  -- nothing is captured from then on
  expires_at timestamptz not null check (expires_at > authorized_at),
  unique (id, amount_cents)
);
create index payment_authorization_expiry on payment_authorization (expires_at);

-- authorizations: captures and releases, one after the other. Two of the same state cannot both be stored.
create table authorization_part (
  id uuid primary key,
  authorization_id uuid not null,
  authorized_cents bigint not null,
  kind text not null check (kind in ('capture', 'release')),
  amount_cents bigint not null check (amount_cents > 0),
  -- the sum of the parts before
  before_cents bigint not null check (before_cents >= 0),
  occurred_at timestamptz not null,
  -- of a release
  reason text check (reason in ('merchant', 'expired')),
  -- of a capture: how it is repaid
  fee_cents bigint check (fee_cents >= 0),
  -- payment, interest, principal and balance of each week
  instalments jsonb,
  -- due dates `YYYY-MM-DD` of the instalments, in their order
  due_on jsonb,
  foreign key (authorization_id, authorized_cents) references payment_authorization (id, amount_cents),
  unique (authorization_id, before_cents),
  check (before_cents + amount_cents <= authorized_cents),
  -- a release leaves nothing
  check (kind = 'capture' or before_cents + amount_cents = authorized_cents),
  check ((kind = 'release') = (reason is not null)),
  check ((kind = 'capture') = (fee_cents is not null)),
  check ((kind = 'capture') = (instalments is not null)),
  check ((kind = 'capture') = (due_on is not null))
);
create unique index authorization_part_last on authorization_part (authorization_id)
  where before_cents + amount_cents = authorized_cents;

-- payouts: one for each capture; still one for the signature of an automatic purchase.
alter table payout
  add column capture_id uuid unique references authorization_part (id),
  add check (kind = 'purchase' or capture_id is null);
drop index payout_signature;
create unique index payout_signature on payout (signature_id) where kind = 'purchase' and capture_id is null;

-- payouts: what a refund took from a payout that was not sent.
create table payout_reduction (
  id uuid primary key,
  payout_id uuid not null references payout (id),
  refund_id uuid not null references refund (id),
  cents bigint not null check (cents > 0),
  reduced_at timestamptz not null,
  unique (payout_id, refund_id)
);

create trigger payment_authorization_append_only before update or delete on payment_authorization
  for each row execute function refuse_change();
create trigger authorization_part_append_only before update or delete on authorization_part
  for each row execute function refuse_change();
create trigger payout_reduction_append_only before update or delete on payout_reduction
  for each row execute function refuse_change();
create trigger payment_authorization_no_truncate before truncate on payment_authorization
  execute function refuse_change();
create trigger authorization_part_no_truncate before truncate on authorization_part
  execute function refuse_change();
create trigger payout_reduction_no_truncate before truncate on payout_reduction execute function refuse_change();
