-- sessions: the device that opened it, where its browser had such a cookie.
alter table session add column device_hash bytea;

-- verification: which of a number's shares a code belongs to, the block of networks it was requested from, and for a
-- newcomer's when all places of newcomers are free again (docs/decisions/0200).
alter table verification_send
  add column share text not null default 'anyone' check (share in ('anyone', 'newcomer', 'owner')),
  add column block_hash bytea,
  add column places_free_at timestamptz check ((share = 'newcomer') <> (places_free_at is null));

-- sessions: browsers that confirmed a code sent to a number (docs/decisions/0201).
create table known_device (
  token_hash bytea not null,
  number_hash bytea not null,
  customer_id uuid not null references customer (id),
  proven_at timestamptz not null,
  primary key (token_hash, number_hash)
);
create index known_device_customer on known_device (customer_id);
create index known_device_age on known_device (proven_at);
