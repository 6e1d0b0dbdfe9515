-- People who review, and what waits for them.
create table operator (
  id uuid primary key,
  name text not null,
  email text not null unique,
  -- of a random key
  key_hash bytea not null unique,
  disabled_at timestamptz,
  created_at timestamptz not null
);

create table review (
  id uuid primary key,
  application_id uuid not null references application (id),
  -- documents: statements and cheque were uploaded. referred: the decision rules ask for a person.
  -- finalReview: a pre-qualified customer asks for the whole amount.
  kind text not null check (kind in ('documents', 'referred', 'finalReview')),
  state text not null default 'open' check (state in ('open', 'decided')),
  opened_at timestamptz not null,
  -- what the applicant was promised
  due_at timestamptz not null,
  decided_at timestamptz,
  operator_id uuid references operator (id),
  check ((state = 'decided') = (decided_at is not null and operator_id is not null))
);
create unique index review_open on review (application_id) where state = 'open';
create index review_queue on review (state, due_at, id);
create index review_application on review (application_id);

-- A person's decision has no scoring run; an automated one has no review.
alter table decision
  alter column run_id drop not null,
  add column review_id uuid unique references review (id),
  -- the line that a person raised, where it is of an earlier application of the customer
  add column credit_line_id uuid references credit_line (id),
  add constraint decision_made_by check (num_nonnulls(run_id, review_id) = 1);

-- Mails about an application, each sent once.
create table application_mail (
  id uuid primary key,
  application_id uuid not null references application (id),
  kind text not null check (kind in ('documentsReceived', 'approved', 'rejected')),
  review_id uuid references review (id),
  queued_at timestamptz not null,
  -- who sends it holds it until then: nobody else sends it meanwhile
  held_until timestamptz,
  sent_at timestamptz,
  -- the address takes no mail
  refused_at timestamptz,
  unique (review_id, kind)
);
