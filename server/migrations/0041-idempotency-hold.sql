-- A call in progress holds its key and renews that: a key that nobody renews belongs to a process that is gone.
-- Null for calls of an earlier version, and for calls with a response.
alter table idempotency add column held_until timestamptz;
