-- Approvals that a second operator has to confirm.
create table review_proposal (
  id uuid primary key,
  review_id uuid not null references review (id),
  -- who proposed it
  operator_id uuid not null references operator (id),
  limit_cents bigint not null check (limit_cents > 0),
  tier text check (tier in ('A', 'B', 'C', 'D')),
  proposed_at timestamptz not null,
  state text not null check (state in ('open', 'confirmed', 'returned')),
  resolved_by uuid references operator (id),
  resolved_at timestamptz,
  -- to the proposer, where it was returned
  note text,
  check ((state = 'open') = (resolved_by is null and resolved_at is null)),
  -- nobody confirms their own
  check (state <> 'confirmed' or resolved_by <> operator_id)
);
create unique index review_proposal_open on review_proposal (review_id) where state = 'open';
create index review_proposal_review on review_proposal (review_id);

-- reviews: `proposed` while an approval waits for its confirmation.
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
  p.proposed_at
from review r
join application a on a.id = r.application_id
join checkout c on c.application_id = a.id
join merchant m on m.id = a.merchant_id
left join operator o on o.id = r.operator_id
-- at most one waits for its answer
left join review_request q on q.review_id = r.id and q.answered_at is null
left join review_proposal p on p.review_id = r.id and p.state = 'open'
left join operator po on po.id = p.operator_id;
