-- What settlement reads of other areas, as its own lists.

-- A merchant's checkouts, without those that only record an application whose offer lapsed.
create view merchant_checkout_list as
select
  checkout.id,
  checkout.merchant_id,
  checkout.status,
  checkout.cart_total_cents,
  checkout.order_reference,
  checkout.created_at,
  checkout.completed_at,
  signature.signed_at,
  option.principal_cents as financed_cents,
  option.fee_cents,
  option.term_weeks,
  option.weekly_payment_cents
from checkout
left join agreement_signature signature on signature.application_id = checkout.application_id
left join payment_option option on option.id = signature.option_id
where checkout.replaced_by is null;

-- Signed agreements, with what their merchants are to be paid.
create view payable_purchase as
select
  signature.application_id,
  signature.id as signature_id,
  application.entry,
  checkout.id as checkout_id,
  checkout.merchant_id,
  checkout.order_reference,
  invoice.number as invoice_number,
  option.principal_cents as financed_cents,
  coalesce(
    (select sum(refund.amount_cents) from refund where refund.checkout_id = checkout.id), 0
  )::bigint as refunded_cents
from agreement_signature signature
join application on application.id = signature.application_id
join checkout on checkout.id = signature.checkout_id
join payment_option option on option.id = signature.option_id
left join invoice on invoice.application_id = application.id;

-- Endpoints with the address that their merchants receive mail at, where they named one.
create view webhook_alert_recipient as
select
  endpoint.id as endpoint_id,
  endpoint.url,
  merchant.name as merchant,
  payee.remittance_email as email,
  payee.language
from webhook_endpoint endpoint
join merchant on merchant.id = endpoint.merchant_id
left join merchant_payee payee on payee.merchant_id = merchant.id and payee.replaced_at is null;

-- What the mails to applicants say, by what they are about.
create view applicant_mail_recipient as
select
  application.id as application_id,
  application.email,
  application.language,
  application.entry,
  merchant.name as merchant
from application
join merchant on merchant.id = application.merchant_id;

create view applicant_mail_decision as
select
  decision.id as decision_id,
  decision.reasons,
  decision.limit_cents,
  decision.instant_cents,
  review.kind as review_kind,
  line.expires_on,
  rejection.reapply_on
from decision
left join review on review.id = decision.review_id
left join credit_line line on line.decision_id = decision.id
left join rejection on rejection.decision_id = decision.id;

create view applicant_mail_review as
select id as review_id, kind, due_at from review;

create view applicant_mail_request as
select id as request_id, items, note, answered_at from review_request;

create view applicant_mail_payment as
select
  signature.id as signature_id,
  option.principal_cents as paid_cents,
  agreement.due_on,
  invoice.number as invoice_number
from agreement_signature signature
join agreement on agreement.id = signature.agreement_id
join payment_option option on option.id = signature.option_id
left join invoice on invoice.application_id = signature.application_id;
