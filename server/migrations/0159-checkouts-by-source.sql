-- checkouts: what a merchant lists by where the visits came from.
create index checkout_merchant_source on checkout (merchant_id, lower(tracking ->> 'utmSource'), id desc)
  where replaced_by is null and tracking is not null;

-- merchant-checkouts: as in 0095, with the source of the visit in lower case.
create or replace view merchant_checkout_list as
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
  option.weekly_payment_cents,
  checkout.application_id,
  checkout.request_source,
  lower(checkout.order_reference) as order_key,
  invoice.number as invoice_number,
  invoice.number_key as invoice_number_key,
  invoice.amount_cents as invoice_amount_cents,
  link.link_id,
  link.customer_email,
  link.customer_name,
  link.customer_key,
  link.id as link_row_id,
  link.customer_email_cipher,
  link.customer_email_hash,
  lower(checkout.tracking ->> 'utmSource') as source_key
from checkout
left join agreement_signature signature on signature.application_id = checkout.application_id
left join payment_option option on option.id = signature.option_id
-- an application that left another merchant's checkout keeps that merchant's invoice until it is replaced
left join invoice on invoice.application_id = checkout.application_id and invoice.merchant_id = checkout.merchant_id
left join invoice_link link on link.id = checkout.invoice_link_id and link.merchant_id = checkout.merchant_id
where checkout.replaced_by is null;
