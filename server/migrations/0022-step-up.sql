-- applications: the address that was verified first, or by a change since. A code sent there is the second proof of who
-- the customer is. Until `former_email_until` the address before the last change is the one that proves it.
alter table customer
  add column email text,
  add column former_email text,
  add column former_email_until timestamptz,
  add constraint customer_former_email check ((former_email is null) = (former_email_until is null)),
  -- null once another person has the number
  alter column phone drop not null;

update customer set email = latest.email
from (
  select distinct on (customer_id) customer_id, email
  from application
  where customer_id is not null and email is not null and email_verified_at is not null
  order by customer_id, email_verified_at desc
) as latest
where latest.customer_id = customer.id;

-- The customer whose phone was verified here, until the second proof makes it their application.
alter table application
  add column claimed_customer_id uuid references customer (id),
  add constraint application_claim check (customer_id is null or claimed_customer_id is null);

-- sessions: what was verified in the frames. A code to the phone is the first proof, one to the address the second.
alter table frame_proof
  add column factor text not null default 'phone' check (factor in ('phone', 'email')),
  -- the first time; `proven_at` is the last
  add column since timestamptz;
update frame_proof set since = proven_at;
alter table frame_proof
  alter column since set not null,
  alter column factor drop default,
  drop constraint frame_proof_pkey,
  add primary key (frame_id, customer_id, factor);

-- sessions: a session is locked until the phone, and where the customer has an address the code sent to it, was
-- verified in the frames beside it. `proof_due` is the proof that comes next.
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
    when customer.email is not null and not coalesce(bool_or(proven.phone and proven.email), false) then 'email'
  end as due
  from (
    select bool_or(frame_proof.factor = 'phone') as phone, bool_or(frame_proof.factor = 'email') as email
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
      when customer.email is not null and not coalesce(bool_or(frame_proof.factor = 'email'), false) then 'email'
    end as due
  from frame_proof
  where frame_proof.frame_id = frame.id and frame_proof.customer_id = customer.id
) as proof
where session.ended_at is null and checkout.status <> 'cancelled';

-- sessions: whose application each session is on.
create view customer_session as
select session.id, application.customer_id
from session
join checkout on checkout.id = session.checkout_id
join application on application.id = checkout.application_id
where application.customer_id is not null;
