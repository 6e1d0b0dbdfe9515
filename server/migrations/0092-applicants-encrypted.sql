-- keys: until when values are stored as programs without this migration read and write them, beside their ciphertexts. In
-- a database that was only just created no such program runs.
create table plain_period (
  migration text primary key,
  -- null: there is nobody to wait for
  plain_until timestamptz
);
insert into plain_period (migration, plain_until)
select
  '0092-applicants-encrypted.sql',
  case
    when exists (select from application)
      or exists (select from migration where applied_at < now() - interval '10 minutes')
      then now() + interval '1 day'
  end;

-- keys: from then on a program without the migration refuses to start. Returns whether that is so. For the server's role,
-- which may not change the table of migrations.
create function end_plain_periods() returns boolean
language sql security definer set search_path = public, pg_temp as $$
  update migration set breaking = true
  from plain_period
  where plain_period.migration = migration.name and plain_period.plain_until <= now() and not migration.breaking;
  select not exists (select from plain_period where plain_until > now())
$$;
revoke execute on function end_plain_periods() from public;

-- applications: who the applicant is and how they are reached, encrypted, and keyed hashes to look them up by. The columns
-- without `_cipher` are emptied row by row, by the job that encrypts values again.
alter table application
  add column personal_cipher bytea,
  add column business_cipher bytea,
  add column phone_cipher bytea,
  add column phone_hash bytea,
  add column email_cipher bytea,
  add column email_hash bytea;
create index application_email_hash on application (email_hash);
create index application_phone_hash on application (phone_hash);
create index application_phone on application (phone);

-- A program without the migration changes a value and leaves its ciphertext, and its hash where it has one: they are not those of
-- the value any longer. The arguments are the columns.
create function forget_cipher() returns trigger language plpgsql as $$
declare
  name text;
begin
  foreach name in array tg_argv loop
    if to_jsonb(new) -> name is distinct from to_jsonb(old) -> name
      and to_jsonb(new) -> (name || '_cipher') is not distinct from to_jsonb(old) -> (name || '_cipher') then
      new := jsonb_populate_record(new, jsonb_build_object(name || '_cipher', null, name || '_hash', null));
    end if;
  end loop;
  return new;
end
$$;
create trigger application_forget_cipher before update of personal, business, phone, email on application
  for each row execute function forget_cipher('personal', 'business', 'phone', 'email');

create or replace view reviewed_application as
select
  r.id,
  r.kind,
  case when p.id is null then r.state else 'proposed' end as state,
  r.opened_at,
  r.due_at,
  r.decided_at,
  r.operator_id,
  o.name as decided_by,
  q.asked_at,
  a.id as application_id,
  a.customer_id,
  a.entry,
  a.language,
  a.personal,
  a.sin_last_three,
  a.phone,
  a.email,
  a.business,
  c.id as checkout_id,
  c.status,
  c.cart_total_cents,
  c.order_reference,
  m.name as merchant,
  p.limit_cents as proposed_limit_cents,
  p.operator_id as proposed_by_id,
  po.name as proposed_by,
  p.proposed_at,
  a.personal_cipher,
  a.business_cipher,
  a.phone_cipher,
  a.email_cipher
from review r
join application a on a.id = r.application_id
join checkout c on c.application_id = a.id
join merchant m on m.id = a.merchant_id
left join operator o on o.id = r.operator_id
-- at most one waits for its answer
left join review_request q on q.review_id = r.id and q.answered_at is null
left join review_proposal p on p.review_id = r.id and p.state = 'open'
left join operator po on po.id = p.operator_id;

create or replace view account_application as
select
  application.id as application_id,
  coalesce(application.customer_id, application.claimed_customer_id) as customer_id,
  application.language,
  application.personal,
  application.phone,
  checkout.merchant_name,
  application.personal_cipher,
  application.phone_cipher
from application
join application_checkout as checkout on checkout.application_id = application.id;

create or replace view applicant_mail_recipient as
select
  application.id as application_id,
  application.email,
  application.language,
  application.entry,
  merchant.name as merchant,
  application.email_cipher
from application
join merchant on merchant.id = application.merchant_id;

create or replace view resume_link_target as
select
  resume_link.id,
  resume_link.token_hash,
  resume_link.expires_at,
  application.id as application_id,
  coalesce(checkout.replaced_by, checkout.id) as checkout_id
from resume_link
join application on application.id = resume_link.application_id
join checkout on checkout.application_id = application.id
where (application.phone is not null or application.phone_cipher is not null)
  and application.phone_verified_at is not null
  and checkout.status <> 'cancelled';
