-- The keys that this database depends on, so that a process with a lost or different ring does not start.

create table key_fingerprint (
  -- as in the ring; 0: the pepper
  key_id int primary key check (key_id between 0 and 255),
  -- keyed hash of the key's own id: proves the key, and reveals nothing of it
  fingerprint bytea not null check (length(fingerprint) = 32),
  recorded_at timestamptz not null default now()
);
