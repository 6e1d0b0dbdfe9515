-- due-diligence: what was found out about who applies, each time it was asked. The evidence goes with the applicant's data.
create table due_diligence_check (
  id uuid primary key,
  application_id uuid not null references application (id),
  -- whose decision counts it; none where an operator asked
  run_id uuid unique references scoring_run (id),
  registry text not null check (registry in ('active', 'inactive', 'notFound', 'unavailable', 'notRequired')),
  current_list boolean not null,
  evidence_cipher bytea,
  checked_at timestamptz not null
);
create index due_diligence_check_application on due_diligence_check (application_id);

-- due-diligence: a name that may be on the sanctions list. `match_key` is the keyed hash of the name and the entry: what an operator
-- has resolved is not asked again.
create table name_match (
  id uuid primary key,
  application_id uuid not null references application (id),
  match_key bytea,
  evidence_cipher bytea,
  state text not null default 'open' check (state in ('open', 'cleared', 'confirmed')),
  found_at timestamptz not null,
  resolved_by uuid references operator (id),
  resolved_at timestamptz,
  note text,
  unique (application_id, match_key),
  check ((state = 'open') = (resolved_at is null))
);
create index name_match_open on name_match (found_at) where state = 'open';

-- due-diligence: owners and directors of a business, as an operator recorded them. The newest row of an application counts.
create table ownership_record (
  id uuid primary key,
  application_id uuid not null references application (id),
  people_cipher bytea,
  source text not null check (source in ('applicant', 'registry', 'documents')),
  -- the applicant declares that the people know of it and agree
  consent boolean not null,
  recorded_by uuid not null references operator (id),
  recorded_at timestamptz not null
);
create index ownership_record_application on ownership_record (application_id);
