-- personal-data: what is held on a person is erased in two steps, by two operators.
create table person_erasure (
  id uuid primary key,
  -- the customer, or the application of somebody who never became one
  person_id uuid not null,
  reason text not null check (reason in ('request', 'order')),
  -- number of the request in the provider's own system, such as REQ-1042
  reference text check (reference ~ '^[A-Z]{2,10}-[0-9]{1,10}$'),
  -- of the mail to the person
  language text not null check (language in ('en', 'fr')),
  state text not null check (state in ('proposed', 'done', 'cancelled')),
  proposed_by uuid not null references operator (id),
  proposed_at timestamptz not null,
  resolved_by uuid references operator (id),
  resolved_at timestamptz,
  -- codes of what was removed and what was kept, why and until when; no personal data
  result jsonb,
  -- the day after the last payment that kept something from being erased
  resume_on text check (resume_on ~ '^\d{4}-\d{2}-\d{2}$'),
  -- nobody confirms their own
  check (state <> 'done' or resolved_by <> proposed_by),
  check ((state = 'proposed') = (resolved_by is null and resolved_at is null)),
  check ((state = 'done') = (result is not null))
);
create unique index person_erasure_open on person_erasure (person_id) where state = 'proposed';
create index person_erasure_person on person_erasure (person_id);
create index person_erasure_resume on person_erasure (resume_on) where resume_on is not null;

alter table application
  -- who applied, and what they gave, was removed
  add column erased_at timestamptz;
create index application_not_erased on application (updated_at) where erased_at is null;

-- personal-data: what decides how long an application is kept.
create view retained_application as
select
  application.id as application_id,
  application.customer_id,
  application.updated_at,
  application.erased_at,
  (select max(decision.decided_at) from decision where decision.application_id = application.id) as decided_at,
  exists (
    select from review where review.application_id = application.id and review.state <> 'decided'
  ) or exists (
    select from scoring_run run where run.application_id = application.id and run.state = 'running'
  ) as in_decision,
  signature.signed_at,
  -- the last payment, or the refund that left nothing to pay
  case
    when signature.id is null then null
    when refunded.cents >= option.principal_cents
      then to_char(refunded.last_at at time zone 'America/Toronto', 'YYYY-MM-DD')
    else agreement.due_on ->> -1
  end as ends_on
from application
left join agreement_signature signature on signature.application_id = application.id
left join agreement on agreement.id = signature.agreement_id
left join payment_option option on option.id = signature.option_id
left join lateral (
  select sum(refund.amount_cents) as cents, max(refund.refunded_at) as last_at
  from refund where refund.checkout_id = signature.checkout_id
) as refunded on true;

-- personal-data: uploads, since the last decision that they served.
create view retained_upload as
select
  document.application_id,
  coalesce(
    (select max(decision.decided_at) from decision where decision.application_id = document.application_id),
    max(document.uploaded_at)
  ) as since
from document
group by document.application_id;

-- personal-data: bank connections, and summaries of bank data.
create view retained_bank_data as
select held.application_id, max(held.since) as since
from (
  select decision.application_id, decision.decided_at as since from decision
  where decision.picture_cipher is not null
  union all
  select bank_connection.application_id, bank_connection.started_at from bank_connection
  where bank_connection.institution is not null or bank_connection.login_cipher is not null
) as held
group by held.application_id;
