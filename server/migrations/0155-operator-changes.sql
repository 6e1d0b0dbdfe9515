-- operators: new operators and further roles, which one admin proposes and another confirms.
create table operator_change (
  id uuid primary key,
  -- whose roles; null for a new operator, of whom name and address are here
  operator_id uuid references operator (id),
  name text,
  email text,
  roles text[] not null check (cardinality(roles) > 0),
  state text not null check (state in ('proposed', 'confirmed', 'cancelled')),
  proposed_by uuid not null references operator (id),
  proposed_at timestamptz not null,
  -- null where the command on the server changed or disabled the operator meanwhile
  resolved_by uuid references operator (id),
  resolved_at timestamptz,
  check ((operator_id is null) = (name is not null and email is not null)),
  check ((state = 'proposed') = (resolved_at is null)),
  -- nobody confirms their own
  check (state <> 'confirmed' or (resolved_by is not null and resolved_by <> proposed_by))
);
create unique index operator_change_open on operator_change (coalesce(operator_id::text, email))
  where state = 'proposed';
create index operator_change_operator on operator_change (operator_id);
