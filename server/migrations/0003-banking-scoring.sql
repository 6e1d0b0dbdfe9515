-- Bank connections, scoring runs, decisions and what follows from them: a credit line or a rejection.

-- One attempt to connect a bank. Its tag goes to the aggregator and has to come back with the login id.
create table bank_connection (
  id uuid primary key,
  application_id uuid not null references application (id),
  kind text not null check (kind in ('page', 'bypass')),
  state text not null default 'started' check (state in ('started', 'connected', 'superseded', 'disconnected')),
  tag text not null unique,
  language text not null check (language in ('en', 'fr')),
  institution text,
  -- A permanent key to the customer's bank data: encrypted, and told apart by its hash
  login_cipher bytea,
  login_hash bytea unique,
  selected_account text,
  -- {institution, transit, number} of the account for pre-authorized debits, encrypted
  account_cipher bytea,
  account_ending text,
  started_at timestamptz not null,
  completed_at timestamptz
);
create unique index bank_connection_connected on bank_connection (application_id) where state = 'connected';
create index bank_connection_application on bank_connection (application_id, started_at);

-- One run of the scoring job; a new one after the SIN was given or after a failure.
create table scoring_run (
  id uuid primary key,
  application_id uuid not null references application (id),
  -- 1 for the first run of an application
  number int not null default 1,
  state text not null default 'running' check (state in ('running', 'sinNeeded', 'done', 'failed')),
  stage text not null default 'preparing' check (stage in ('preparing', 'reviewing', 'calculating')),
  stage_since timestamptz not null,
  -- the applicant gave the SIN after the bureau had missed
  sin_confirmed boolean not null default false,
  -- the aggregator's session, so that polling goes on after a restart
  bank_request text,
  bank_since timestamptz,
  bureau_tries int not null default 0,
  -- what the stages fetched, encrypted; emptied when the run ends
  bank_cipher bytea,
  bureau_cipher bytea,
  failure text,
  started_at timestamptz not null,
  finished_at timestamptz
);
create unique index scoring_run_live on scoring_run (application_id) where state = 'running';
create unique index scoring_run_number on scoring_run (application_id, number);

-- Append-only: what was decided, by which rules, on which figures. Enough to replay it.
create table decision (
  id uuid primary key,
  application_id uuid not null references application (id),
  run_id uuid not null unique references scoring_run (id),
  rules_version text not null,
  outcome text not null
    check (outcome in ('instantlyApproved', 'preQualified', 'approved', 'rejected', 'manualReview', 'sinNeeded')),
  tier text check (tier in ('A', 'B', 'C', 'D')),
  limit_cents bigint not null check (limit_cents >= 0),
  instant_cents bigint not null check (instant_cents between 0 and limit_cents),
  reasons jsonb not null,
  features jsonb not null,
  reapply_in_days int,
  decided_at timestamptz not null
);
create index decision_application on decision (application_id, decided_at);

create table credit_line (
  id uuid primary key,
  customer_id uuid references customer (id),
  application_id uuid not null unique references application (id),
  decision_id uuid not null unique references decision (id),
  tier text not null check (tier in ('A', 'B', 'C', 'D')),
  limit_cents bigint not null check (limit_cents > 0),
  -- part of the limit open without a final review
  instant_cents bigint not null check (instant_cents between 0 and limit_cents),
  used_cents bigint not null default 0 check (used_cents between 0 and limit_cents),
  expires_on date not null,
  created_at timestamptz not null
);
create index credit_line_customer on credit_line (customer_id, expires_on);

-- What was drawn on a line, once for each reference (an agreement).
create table credit_use (
  id uuid primary key,
  credit_line_id uuid not null references credit_line (id),
  application_id uuid not null references application (id),
  reference text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  used_at timestamptz not null
);

create table rejection (
  id uuid primary key,
  customer_id uuid references customer (id),
  application_id uuid not null unique references application (id),
  decision_id uuid not null unique references decision (id),
  reapply_on date not null,
  created_at timestamptz not null
);
create index rejection_customer on rejection (customer_id, reapply_on);
