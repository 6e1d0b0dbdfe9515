-- accounts: what a customer was told about their account at once, and the link with which they report that it was not
-- them. One row for each address.
create table account_alert (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  -- where it happened: its language and its merchant
  application_id uuid not null references application (id),
  kind text not null check (kind in ('draw', 'emailChanged', 'newDevice', 'numberReleased')),
  recipient text not null,
  -- of a draw
  amount_cents bigint check (amount_cents > 0),
  created_at timestamptz not null,
  -- of the link in the mail that was composed last
  token_hash bytea unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((kind = 'draw') = (amount_cents is not null))
);
create index account_alert_customer on account_alert (customer_id, created_at);

-- accounts: what an operator has to look at before the customer's line can be drawn on. `notMe` freezes the line; the
-- others wait for one purchase.
create table account_review (
  id uuid primary key,
  customer_id uuid not null references customer (id),
  application_id uuid not null references application (id),
  reason text not null check (reason in ('notMe', 'amount', 'recentChange')),
  -- what the customer reported, for `notMe`
  alert_id uuid references account_alert (id),
  amount_cents bigint,
  opened_at timestamptz not null,
  outcome text check (outcome in ('cleared', 'refused')),
  resolved_by uuid references operator (id),
  resolved_at timestamptz,
  check ((outcome is null) = (resolved_by is null and resolved_at is null)),
  check ((reason = 'notMe') = (alert_id is not null and amount_cents is null)),
  -- a freeze can only be lifted
  check (reason <> 'notMe' or outcome is distinct from 'refused')
);
create unique index account_review_open on account_review (application_id, reason) where outcome is null;
create index account_review_customer on account_review (customer_id);
create index account_review_application on account_review (application_id);
create index account_review_alert on account_review (alert_id) where alert_id is not null;

-- accounts: the data of an application that alerts and reviews show.
create view account_application as
select
  application.id as application_id,
  coalesce(application.customer_id, application.claimed_customer_id) as customer_id,
  application.language,
  application.personal,
  application.phone,
  checkout.merchant_name
from application
join application_checkout as checkout on checkout.application_id = application.id;

-- accounts: since when a customer has a credit line.
create view account_line as
select customer_id, max(created_at) as since
from credit_line
where customer_id is not null
group by customer_id;

-- accounts: since when the second proof is there in the frames of a session.
create view account_device as
select frame_session.session_id, frame_proof.customer_id, min(frame_proof.since) as since
from frame_session
join frame_proof on frame_proof.frame_id = frame_session.frame_id
where frame_proof.factor = 'email'
group by frame_session.session_id, frame_proof.customer_id;
