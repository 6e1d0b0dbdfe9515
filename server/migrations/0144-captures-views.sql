-- authorizations: what a signature authorized, what of it is captured and released, and the signed terms.
create view authorization_state as
select
  auth.id,
  auth.checkout_id,
  auth.signature_id,
  signature.application_id,
  checkout.merchant_id,
  auth.amount_cents,
  auth.authorized_at,
  auth.expires_at,
  option.annual_rate_bps,
  option.term_weeks,
  coalesce(parts.captured_cents, 0)::bigint as captured_cents,
  coalesce(parts.released_cents, 0)::bigint as released_cents,
  coalesce(parts.captures, 0)::int as captures,
  -- the customer reported that it was not them
  exists (
    select from account_review review
    where review.customer_id = application.customer_id and review.reason = 'notMe' and review.outcome is null
  ) as frozen
from payment_authorization auth
join agreement_signature signature on signature.id = auth.signature_id
join application on application.id = signature.application_id
join checkout on checkout.id = auth.checkout_id
join payment_option option on option.id = signature.option_id
left join lateral (
  select
    sum(part.amount_cents) filter (where part.kind = 'capture') as captured_cents,
    sum(part.amount_cents) filter (where part.kind = 'release') as released_cents,
    count(*) filter (where part.kind = 'capture') as captures
  from authorization_part part where part.authorization_id = auth.id
) as parts on true;

-- authorizations: those of which something is neither captured nor released.
create view open_authorization as
select auth.id, signature.application_id, auth.checkout_id, auth.expires_at
from payment_authorization auth
join agreement_signature signature on signature.id = auth.signature_id
where not exists (
  select from authorization_part part
  where part.authorization_id = auth.id and part.before_cents + part.amount_cents = part.authorized_cents
);

-- applications: with whether its merchant captures what it ships.
create or replace view application_checkout as
select
  checkout.application_id,
  checkout.id as checkout_id,
  checkout.cart_total_cents,
  checkout.minimum_purchase_cents,
  checkout.redirect_url,
  checkout.order_reference,
  checkout.status,
  checkout.invoice_link_id,
  merchant.name as merchant_name,
  merchant.logo_url as merchant_logo_url,
  merchant.sin_optional,
  invoice.number as invoice_number,
  coalesce(ordered.capture_method, 'automatic') as capture_method
from checkout
join merchant on merchant.id = checkout.merchant_id
left join invoice on invoice.application_id = checkout.application_id
left join checkout_order ordered on ordered.checkout_id = checkout.id;

-- agreements: with the signature.
create or replace view signed_financing as
select
  s.application_id,
  s.signed_at,
  o.principal_cents,
  o.fee_cents,
  o.term_weeks,
  o.weekly_payment_cents,
  s.id as signature_id
from agreement_signature s
join payment_option o on o.id = s.option_id;

-- payouts: what merchants are to be paid: for a signature that is captured automatically, or for each capture. The fixed
-- part of the fee is in the first one.
create or replace view payable_purchase as
select
  signature.application_id,
  signature.id as signature_id,
  application.entry,
  checkout.id as checkout_id,
  checkout.merchant_id,
  checkout.order_reference,
  invoice.number as invoice_number,
  coalesce(part.amount_cents, option.principal_cents) as financed_cents,
  -- only what is captured is refunded: nothing of a capture was refunded before it
  case
    when part.id is null then coalesce(
      (select sum(refund.amount_cents) from refund where refund.checkout_id = checkout.id), 0
    )
    else 0
  end::bigint as refunded_cents,
  merchant.fee_rate_bps,
  case when coalesce(part.before_cents, 0) = 0 then merchant.fee_fixed_cents else 0 end as fee_fixed_cents,
  part.id as capture_id
from agreement_signature signature
join application on application.id = signature.application_id
join checkout on checkout.id = signature.checkout_id
join merchant on merchant.id = checkout.merchant_id
join payment_option option on option.id = signature.option_id
left join invoice on invoice.application_id = application.id
left join payment_authorization auth on auth.signature_id = signature.id
left join authorization_part part on part.authorization_id = auth.id and part.kind = 'capture'
where auth.id is null or part.id is not null;

-- applicant-mails: what the mails about captures and releases say.
create view applicant_mail_capture as
select
  part.id as part_id,
  part.amount_cents,
  part.before_cents,
  part.authorized_cents,
  part.reason,
  part.fee_cents,
  part.instalments,
  part.due_on,
  auth.expires_at
from authorization_part part
join payment_authorization auth on auth.id = part.authorization_id;

-- personal-data: an agreement whose payments follow from captures ends with the last one; as long as something can be
-- captured, after a whole term from its end; with nothing captured that is not refunded, on the day of that.
create or replace view retained_application as
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
  ) or exists (
    select from account_review where account_review.application_id = application.id and account_review.outcome is null
  ) as in_decision,
  signature.signed_at,
  case
    when signature.id is null then null
    when auth.id is null and coalesce(refunded.cents, 0) >= option.principal_cents
      then to_char(refunded.last_at at time zone 'America/Toronto', 'YYYY-MM-DD')
    when auth.id is null then agreement.due_on ->> -1
    -- three weeks more than the term: a week from the capture, and holidays
    when parts.left_cents > 0
      then to_char(
        (auth.expires_at at time zone 'America/Toronto') + (option.term_weeks + 3) * interval '1 week', 'YYYY-MM-DD'
      )
    when coalesce(refunded.cents, 0) >= parts.captured_cents
      then to_char(greatest(parts.last_at, refunded.last_at) at time zone 'America/Toronto', 'YYYY-MM-DD')
    else parts.last_due_on
  end as ends_on
from application
left join agreement_signature signature on signature.application_id = application.id
left join agreement on agreement.id = signature.agreement_id
left join payment_option option on option.id = signature.option_id
left join payment_authorization auth on auth.signature_id = signature.id
left join lateral (
  select sum(refund.amount_cents) as cents, max(refund.refunded_at) as last_at
  from refund where refund.checkout_id = signature.checkout_id
) as refunded on true
left join lateral (
  select
    auth.amount_cents - coalesce(sum(part.amount_cents), 0) as left_cents,
    coalesce(sum(part.amount_cents) filter (where part.kind = 'capture'), 0) as captured_cents,
    max(part.occurred_at) as last_at,
    max(part.due_on ->> -1) as last_due_on
  from authorization_part part where part.authorization_id = auth.id
) as parts on auth.id is not null;
