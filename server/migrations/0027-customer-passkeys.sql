-- webauthn: challenges that operators and customers answered: a second answer is refused. `operator_used_challenge` is no
-- longer written: a version of before may still run beside this one.
create table webauthn_challenge (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);

-- accounts: a customer's passkeys. One counts as the second proof, in place of the code to the address.
create table customer_passkey (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  -- base64url, as WebAuthn names it
  credential_id text not null unique,
  -- COSE
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  -- the browser and system it was created in
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index customer_passkey_customer on customer_passkey (customer_id);

alter table frame_proof drop constraint frame_proof_factor_check;
alter table frame_proof add constraint frame_proof_factor_check check (factor in ('phone', 'email', 'passkey'));

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
    when customer.email is not null and not coalesce(bool_or(proven.phone and proven.second), false) then 'email'
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
      when customer.email is not null
        and not coalesce(bool_or(frame_proof.factor in ('email', 'passkey')), false) then 'email'
    end as due
  from frame_proof
  where frame_proof.frame_id = frame.id and frame_proof.customer_id = customer.id
) as proof
where session.ended_at is null and checkout.status <> 'cancelled';

-- accounts: since when the second proof is there in the frames of a session.
create or replace view account_device as
select frame_session.session_id, frame_proof.customer_id, min(frame_proof.since) as since
from frame_session
join frame_proof on frame_proof.frame_id = frame_session.frame_id
where frame_proof.factor in ('email', 'passkey')
group by frame_session.session_id, frame_proof.customer_id;

-- accounts: what was verified in the frames of a session.
create view account_proof as
select distinct frame_session.session_id, frame_proof.customer_id, frame_proof.factor
from frame_session
join frame_proof on frame_proof.frame_id = frame_session.frame_id;
