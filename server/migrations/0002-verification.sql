-- Verification codes, the sends that limit them, and the outbox where no message service is configured.

-- The one code under way of an application and channel. A new send replaces it.
create table verification_code (
  application_id uuid not null references application (id),
  channel text not null check (channel in ('phone', 'email')),
  -- E.164, or the address as typed
  destination text not null,
  -- argon2id over a keyed hash bound to application, channel and destination
  code_hash text not null,
  attempts int not null default 0 check (attempts between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (application_id, channel)
);

-- Every send, for the waits and caps. Destinations and addresses only as keyed hashes.
create table verification_send (
  id uuid primary key,
  application_id uuid not null references application (id),
  channel text not null check (channel in ('phone', 'email')),
  destination_hash bytea not null,
  ip_hash bytea not null,
  sent_at timestamptz not null
);
create index verification_send_destination on verification_send (destination_hash, sent_at);
create index verification_send_ip on verification_send (ip_hash, sent_at);
create index verification_send_age on verification_send (sent_at);

-- A destination that ran out of checks or sends: no code goes to it from this application until then.
create table verification_lock (
  application_id uuid not null references application (id),
  channel text not null check (channel in ('phone', 'email')),
  destination_hash bytea not null,
  until timestamptz not null,
  primary key (application_id, channel, destination_hash)
);

create table outbox_message (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  subject text,
  text text not null,
  html text,
  attachments jsonb not null default '[]',
  created_at timestamptz not null
);
