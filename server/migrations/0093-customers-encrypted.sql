-- keys: as in 0092, for the contacts of customers.
insert into plain_period (migration, plain_until)
select
  '0093-customers-encrypted.sql',
  case
    when exists (select from customer)
      or exists (select from migration where applied_at < now() - interval '10 minutes')
      then now() + interval '1 day'
  end;

-- applications: how a customer is reached and recognized, encrypted, and keyed hashes to look it up by.
alter table customer
  add column phone_cipher bytea,
  add column phone_hash bytea,
  add column email_cipher bytea,
  add column email_hash bytea,
  add column former_email_cipher bytea,
  add column former_email_hash bytea,
  drop constraint customer_former_email,
  add constraint customer_former_email
    check ((former_email is null and former_email_cipher is null) = (former_email_until is null));
-- a number leads to one customer
create unique index customer_phone_hash on customer (phone_hash);
create index customer_email_hash on customer (email_hash);
create index customer_former_email_hash on customer (former_email_hash);

create trigger customer_forget_cipher before update of phone, email, former_email on customer
  for each row execute function forget_cipher('phone', 'email', 'former_email');

-- sessions: a session is locked until the phone, and where the customer has an address that address or a passkey, was
-- verified in the frames beside it. `proof_due` is the proof that comes next: `email` stands for the second one.
create or replace view live_session as
select
  session.id,
  session.token_hash,
  session.resume_hash,
  session.created_at,
  session.last_used_at,
  proof.due is not null as locked,
  checkout.id as checkout_id,
  checkout.application_id,
  checkout.merchant_id,
  proof.due as proof_due
from session
join checkout on checkout.id = session.checkout_id
join application on application.id = checkout.application_id
left join customer on customer.id = coalesce(application.customer_id, application.claimed_customer_id)
cross join lateral (
  select case
    when session.locked then 'phone'
    when application.phone_verified_at is null then null
    when not coalesce(bool_or(proven.phone), false) then 'phone'
    when (customer.email is not null or customer.email_cipher is not null)
      and not coalesce(bool_or(proven.phone and proven.second), false) then 'email'
  end as due
  from (
    select
      bool_or(frame_proof.factor = 'phone') as phone,
      bool_or(frame_proof.factor in ('email', 'passkey')) as second
    from frame_session
    join frame_proof on frame_proof.frame_id = frame_session.frame_id
    where frame_session.session_id = session.id and frame_proof.customer_id = customer.id
    group by frame_session.frame_id
  ) as proven
) as proof
where session.ended_at is null and checkout.status <> 'cancelled';

-- sessions: a session as one of its frames may use it.
create or replace view framed_session as
select
  frame.id as frame_id,
  frame.token_hash as frame_token_hash,
  proof.phone as proven,
  proof.due is not null as locked,
  session.id,
  session.created_at,
  session.last_used_at,
  checkout.id as checkout_id,
  checkout.application_id,
  checkout.merchant_id,
  customer.id as customer_id,
  proof.due as proof_due
from frame
join frame_session on frame_session.frame_id = frame.id
join session on session.id = frame_session.session_id
join checkout on checkout.id = session.checkout_id
join application on application.id = checkout.application_id
left join customer on customer.id = coalesce(application.customer_id, application.claimed_customer_id)
cross join lateral (
  select
    coalesce(bool_or(frame_proof.factor = 'phone'), false) as phone,
    case
      when session.locked then 'phone'
      when application.phone_verified_at is null then null
      when not coalesce(bool_or(frame_proof.factor = 'phone'), false) then 'phone'
      when (customer.email is not null or customer.email_cipher is not null)
        and not coalesce(bool_or(frame_proof.factor in ('email', 'passkey')), false) then 'email'
    end as due
  from frame_proof
  where frame_proof.frame_id = frame.id and frame_proof.customer_id = customer.id
) as proof
where session.ended_at is null and checkout.status <> 'cancelled';
