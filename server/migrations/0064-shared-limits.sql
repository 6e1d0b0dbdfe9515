-- Limits that count over all processes.

-- Calls within a window of time. Unlogged: written often, and worth nothing after a crash.
create unlogged table rate_count (
  -- keyed hash of what is counted
  key bytea primary key,
  count integer not null check (count > 0),
  -- by the database's clock, which all processes share
  expires_at timestamptz not null
) with (fillfactor = 50);

-- Failed log-ins of operators, and those being checked.
create table operator_login_attempt (
  id uuid primary key,
  -- keyed hash of the network's address
  network_hash bytea not null,
  at timestamptz not null
);
create index operator_login_attempt_network on operator_login_attempt (network_hash, at);
create index operator_login_attempt_at on operator_login_attempt (at);
