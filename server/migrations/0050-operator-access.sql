-- How operators log in, what they may do, and who is told.

-- What an operator may do is the program's table of roles. Operators of before decided reviews and ran payouts.
alter table operator add column roles text[] not null default '{senior,finance}'
  check (roles <@ array['reviewer', 'senior', 'finance', 'support', 'admin'] and cardinality(roles) > 0);
alter table operator alter column roles drop default;
-- no longer written: a version of before may still run beside this one
alter table operator alter column key_hash drop not null;

-- Keys of the operators' API.
create table operator_key (
  id uuid primary key,
  operator_id uuid not null references operator (id),
  -- of a random key
  key_hash bytea not null unique,
  -- tells one key from another; empty for keys of before
  last_four text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index operator_key_operator on operator_key (operator_id);

insert into operator_key (id, operator_id, key_hash, last_four, created_at, expires_at, revoked_at)
select gen_random_uuid(), id, key_hash, '', created_at, now() + interval '90 days', disabled_at from operator;

create table operator_passkey (
  id uuid primary key,
  operator_id uuid not null references operator (id),
  -- base64url, as WebAuthn names it
  credential_id text not null unique,
  -- COSE
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  -- the browser and system it was created in
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index operator_passkey_operator on operator_passkey (operator_id);

-- One-time links to create a passkey. One that is mailed has no token until its mail is composed.
create table operator_enrolment (
  id uuid primary key,
  operator_id uuid not null references operator (id),
  token_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index operator_enrolment_operator on operator_enrolment (operator_id);

-- WebAuthn challenges that were answered: a second answer is refused.
create table operator_used_challenge (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);

-- A session stays in the browser and network that began it. Those of before have neither, and end.
alter table operator_session
  add column user_agent text not null default '',
  add column network text not null default '',
  add column method text not null default 'key' check (method in ('passkey', 'key'));

-- Days whose digest was mailed.
create table operator_digest (
  day text primary key check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  id uuid not null unique,
  queued_at timestamptz not null
);

-- the digest reads the trail of a day
create index audit_event_at on audit_event (at);

-- The program's table of composers names the kinds of mails: a new kind needs no migration.
alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind ~ '^[a-z][A-Za-z]*$');
-- Of each kind once for each subject, merchant and address that is fixed when the mail is queued.
drop index mail_once;
create unique index mail_once on mail (kind, about, merchant_id, recipient) nulls not distinct
  where kind not in ('invoiceLink', 'webhookAlert');
