-- Joins over several areas, each for the area that reads it. A view holds no parameters: dates of today are the query's.

-- review-queue: reviews with the customer of their application.
create view customer_review as
select a.customer_id, r.application_id, r.kind, r.state
from review r
join application a on a.id = r.application_id;

-- documents: those that were neither submitted nor sent with an answer.
create view draft_document as
select d.id, d.application_id, a.updated_at as application_updated_at
from document d
join application a on a.id = d.application_id
where case when d.request_id is null then a.documents_submitted_at is null
  else exists (select from review_request q where q.id = d.request_id and q.answered_at is null) end;

-- reviews: a review with its application, as reviewers see it in their queue and at the head of its page.
create view reviewed_application as
select
  r.id,
  r.kind,
  r.state,
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
  m.name as merchant
from review r
join application a on a.id = r.application_id
join checkout c on c.application_id = a.id
join merchant m on m.id = a.merchant_id
left join operator o on o.id = r.operator_id
-- at most one waits for its answer
left join review_request q on q.review_id = r.id and q.answered_at is null;

-- reviews: documents that reviewers may see. One beside an answer only once that is sent: nobody looks into drafts.
create view reviewed_document as
select
  d.id,
  d.application_id,
  d.kind,
  d.request_id,
  d.name,
  d.size_bytes,
  d.media_type,
  d.state,
  d.problem,
  d.from_month,
  d.to_month,
  d.months_source,
  d.page_count,
  d.uploaded_at,
  f.id as file_id,
  f.scan,
  f.state as file_state
from document d
left join stored_file f on f.id = d.file_id
where d.request_id is null
  or exists (select from review_request q where q.id = d.request_id and q.answered_at is not null);

-- reviews: decisions with the operator who made them, if a person did.
create view reviewed_decision as
select
  d.id,
  d.application_id,
  d.review_id,
  r.operator_id,
  d.rules_version,
  d.outcome,
  d.tier,
  d.limit_cents,
  d.instant_cents,
  d.reasons,
  d.features,
  d.decided_at
from decision d
left join review r on r.id = d.review_id;

-- reviews: the applications of a customer, with the decision in force, a person's where there is one, and their line.
create view customer_application as
select
  a.id,
  a.customer_id,
  a.created_at as started_at,
  c.id as checkout_id,
  c.status,
  c.cart_total_cents,
  m.name as merchant,
  l.limit_cents,
  l.used_cents,
  l.expires_on,
  (
    select d.outcome from decision d where d.application_id = a.id
    order by d.review_id is not null desc, d.id desc limit 1
  ) as outcome,
  (select r.id from review r where r.application_id = a.id order by r.id desc limit 1) as review_id
from application a
join checkout c on c.application_id = a.id
join merchant m on m.id = a.merchant_id
left join credit_line l on l.application_id = a.id;

-- invoices: what the link and the file of an application's invoice say.
create view invoice_source as
select
  i.application_id,
  i.state,
  i.number,
  l.link_id,
  l.site as link_site,
  l.number as link_number,
  l.amount_cents as link_amount_cents,
  f.sha256 as file_sha256
from invoice i
left join invoice_link l on l.id = i.link_id
left join stored_file f on f.id = i.file_id;

-- invoices: uploaded, and never signed for.
create view unsigned_upload as
select i.id, i.application_id, a.updated_at as application_updated_at
from invoice i
join application a on a.id = i.application_id
where i.source = 'upload'
  and not exists (select from agreement_signature s where s.application_id = i.application_id);

-- agreements: the figures of signed agreements.
create view signed_financing as
select
  s.application_id,
  s.signed_at,
  o.principal_cents,
  o.fee_cents,
  o.term_weeks,
  o.weekly_payment_cents
from agreement_signature s
join payment_option o on o.id = s.option_id;
