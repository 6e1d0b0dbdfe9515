-- sessions: networks that a code sent to a number was confirmed from (docs/decisions/0235).
create table known_network (
  network_hash bytea not null,
  number_hash bytea not null,
  customer_id uuid not null references customer (id),
  proven_at timestamptz not null,
  primary key (network_hash, number_hash)
);
create index known_network_customer on known_network (customer_id);
create index known_network_age on known_network (proven_at);
