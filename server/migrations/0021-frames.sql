-- sessions: the secure frames of one browser on one site. A row is one cookie of our own origin, which the page around
-- the frames cannot read or send.
create table frame (
  id uuid primary key,
  token_hash bytea not null unique,
  created_at timestamptz not null
);

-- Binds the frames to a session, once.
create table frame_ticket (
  token_hash bytea primary key,
  session_id uuid not null references session (id) on delete cascade,
  expires_at timestamptz not null
);
create index frame_ticket_session on frame_ticket (session_id);

create table frame_session (
  frame_id uuid not null references frame (id) on delete cascade,
  session_id uuid not null references session (id) on delete cascade,
  primary key (frame_id, session_id)
);
create index frame_session_session on frame_session (session_id);

-- The customer's phone was verified in these frames.
create table frame_proof (
  frame_id uuid not null references frame (id) on delete cascade,
  customer_id uuid not null references customer (id),
  proven_at timestamptz not null,
  primary key (frame_id, customer_id)
);
create index frame_proof_customer on frame_proof (customer_id);

-- sessions: with a verified phone, a session is locked until the phone was verified in the frames beside it.
create or replace view live_session as
select
  session.id,
  session.token_hash,
  session.resume_hash,
  session.created_at,
  session.last_used_at,
  session.locked or (
    application.phone_verified_at is not null
    and not exists (
      select from frame_session
      join frame_proof on frame_proof.frame_id = frame_session.frame_id
      where frame_session.session_id = session.id and frame_proof.customer_id = application.customer_id
    )
  ) as locked,
  checkout.id as checkout_id,
  checkout.application_id,
  checkout.merchant_id
from session
join checkout on checkout.id = session.checkout_id
join application on application.id = checkout.application_id
where session.ended_at is null and checkout.status <> 'cancelled';

-- sessions: a session as one of its frames may use it.
create view framed_session as
select
  frame.id as frame_id,
  frame.token_hash as frame_token_hash,
  frame_proof.frame_id is not null as proven,
  session.locked or (application.phone_verified_at is not null and frame_proof.frame_id is null) as locked,
  session.id,
  session.created_at,
  session.last_used_at,
  checkout.id as checkout_id,
  checkout.application_id,
  checkout.merchant_id,
  application.customer_id
from frame
join frame_session on frame_session.frame_id = frame.id
join session on session.id = frame_session.session_id
join checkout on checkout.id = session.checkout_id
join application on application.id = checkout.application_id
left join frame_proof on frame_proof.frame_id = frame.id and frame_proof.customer_id = application.customer_id
where session.ended_at is null and checkout.status <> 'cancelled';
