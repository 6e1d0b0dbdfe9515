-- keys: no value is encrypted with it any more, so that a ring may lack it.
alter table key_fingerprint add column retired_at timestamptz;

-- keys: keys of the key management service that values were encrypted with.
create table service_key (
  id text primary key,
  recorded_at timestamptz not null default now(),
  retired_at timestamptz
);

-- keys: how far each encrypted column is with the key that encrypts today.
create table reencryption (
  -- table and column
  name text primary key,
  -- how the ciphertexts of that key begin
  key_prefix bytea not null,
  -- the last row of the batch before
  last_id uuid not null,
  remaining bigint not null check (remaining >= 0),
  -- values that do not open: changed, or of a key that is not configured
  failed bigint not null default 0 check (failed >= 0),
  started_at timestamptz not null,
  -- the end of a pass over all rows
  finished_at timestamptz
);
