-- What merchants' servers are told: signed messages to endpoints of theirs.
create table webhook_endpoint (
  id uuid primary key,
  merchant_id uuid not null references merchant (id),
  url text not null,
  -- names of the types it wants; null: all, those to come as well
  event_types jsonb,
  secret_cipher bytea not null,
  -- the one before a rotation signs as well until then
  previous_secret_cipher bytea,
  previous_until timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz,
  disabled_reason text check (disabled_reason in ('merchant', 'gone', 'failing')),
  -- the first try that failed since one arrived
  failing_since timestamptz,
  -- until then one worker has its deliveries for itself
  held_until timestamptz,
  check ((disabled_at is null) = (disabled_reason is null)),
  check ((previous_secret_cipher is null) = (previous_until is null))
);

create index webhook_endpoint_merchant on webhook_endpoint (merchant_id);

create table merchant_event (
  id uuid primary key,
  merchant_id uuid not null references merchant (id),
  type text not null,
  -- holds no personal data
  data jsonb not null,
  created_at timestamptz not null
);

create index merchant_event_merchant on merchant_event (merchant_id, id);
create index merchant_event_age on merchant_event (created_at);

create table webhook_delivery (
  id uuid primary key,
  event_id uuid not null references merchant_event (id) on delete cascade,
  endpoint_id uuid not null references webhook_endpoint (id) on delete cascade,
  state text not null check (state in ('pending', 'delivered', 'failed')),
  -- all tries
  attempts integer not null default 0,
  -- those since it was begun, or begun anew by a resend
  tries integer not null default 0,
  last_tried_at timestamptz,
  -- the answer's HTTP status; null where there was none
  last_status integer,
  -- why there was no answer
  last_failure text,
  last_latency_ms integer,
  next_try_at timestamptz,
  delivered_at timestamptz,
  unique (event_id, endpoint_id),
  check ((state = 'pending') = (next_try_at is not null))
);

create index webhook_delivery_due on webhook_delivery (endpoint_id, next_try_at) where state = 'pending';

-- Mails to merchants whose endpoint was given up, each sent once.
create table webhook_alert (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoint (id) on delete cascade,
  failing_since timestamptz not null,
  queued_at timestamptz not null,
  held_until timestamptz,
  sent_at timestamptz,
  -- the address takes no mail, or there is none
  refused_at timestamptz
);

create index webhook_alert_endpoint on webhook_alert (endpoint_id);
