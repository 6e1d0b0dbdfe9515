-- Merchants, their keys, checkouts, applications and sessions. Ids are made by the application (UUID v7, text form
-- with a prefix is never stored). Money is whole cents.

create table merchant (
  id uuid primary key,
  name text not null,
  logo_url text,
  minimum_purchase_cents bigint not null check (minimum_purchase_cents >= 0),
  sin_optional boolean not null default false,
  created_at timestamptz not null default now()
);

create table merchant_key (
  id uuid primary key,
  merchant_id uuid not null references merchant (id),
  kind text not null check (kind in ('publishable', 'secret')),
  -- sha-256 of the key; a publishable key is no secret but is looked up the same way
  hash bytea not null unique,
  last_four text not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);

create table merchant_origin (
  merchant_id uuid not null references merchant (id),
  origin text not null,
  primary key (merchant_id, origin)
);

-- A business customer: known by the phone number that was proven.
create table customer (
  id uuid primary key,
  phone text not null unique,
  created_at timestamptz not null default now()
);

create table application (
  id uuid primary key,
  merchant_id uuid not null references merchant (id),
  customer_id uuid references customer (id),
  entry text not null check (entry in ('cart', 'invoiceLink', 'preQualification')),
  language text not null default 'en' check (language in ('en', 'fr')),
  eligibility text not null default 'unanswered' check (eligibility in ('unanswered', 'eligible', 'ineligible')),
  phone text,
  phone_verified_at timestamptz,
  email text,
  email_verified_at timestamptz,
  personal jsonb,
  -- AES-256-GCM under the SIN's own key; the last three digits serve the mask
  sin_cipher bytea,
  sin_last_three text,
  business jsonb,
  bank text not null default 'none' check (bank in ('none', 'connected', 'bypassed')),
  qualification text not null default 'open'
    check (qualification in ('open', 'accepted', 'acceptedInstant', 'finalReviewRequested')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index application_customer on application (customer_id);

create table checkout (
  id uuid primary key,
  merchant_id uuid not null references merchant (id),
  application_id uuid not null references application (id),
  request_source text not null,
  cart_total_cents bigint not null check (cart_total_cents >= 0),
  minimum_purchase_cents bigint not null,
  redirect_url text,
  order_reference text,
  tracking jsonb,
  status text not null default 'started'
    check (status in ('started', 'abandoned', 'rejected', 'inReview', 'approved', 'completed')),
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
create index checkout_merchant on checkout (merchant_id, id desc);
create index checkout_application on checkout (application_id);

create table session (
  id uuid primary key,
  checkout_id uuid not null references checkout (id),
  token_hash bytea not null unique,
  -- the device's resume cookie: a refresh gets a new session on the same checkout
  resume_hash bytea,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  ended_at timestamptz
);
create index session_resume on session (resume_hash) where ended_at is null;

create table idempotency (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  -- null while the first call still runs
  status int,
  -- the answer under a key of its own: the answer to a checkout holds a session token
  answer bytea,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_age on idempotency (created_at);

-- Append-only: who did what. Holds ids and codes, never personal values.
create table audit_event (
  id uuid primary key,
  application_id uuid references application (id),
  actor text not null,
  act text not null,
  details jsonb not null default '{}',
  at timestamptz not null default now()
);
create index audit_event_application on audit_event (application_id, at);
