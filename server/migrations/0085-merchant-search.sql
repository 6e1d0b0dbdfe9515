-- What merchants search their checkouts by. A page of results is read from one of these indexes, whatever is stored.
create index checkout_merchant_status on checkout (merchant_id, status, id desc) where replaced_by is null;
create index checkout_merchant_amount on checkout (merchant_id, cart_total_cents, id desc)
  where replaced_by is null;
create index checkout_merchant_order on checkout (merchant_id, lower(order_reference), id desc)
  where replaced_by is null;
create index invoice_merchant_number on invoice (merchant_id, number_key);
create index invoice_merchant_amount on invoice (merchant_id, amount_cents);
create index application_email on application (email);

alter table invoice_link
  -- as the merchant calls its customer
  add column customer_name text,
  -- its words in lower case, without accents
  add column customer_key text;
create index invoice_link_customer_key on invoice_link (merchant_id, customer_key text_pattern_ops);
create index invoice_link_customer_email on invoice_link (merchant_id, customer_email);
create index invoice_link_amount on invoice_link (merchant_id, amount_cents, id desc);

-- merchant-checkouts: a merchant's checkouts, without those that only record an application whose offer lapsed; with the
-- invoice, and the customer as the merchant named it.
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
  link.customer_key
from checkout
left join agreement_signature signature on signature.application_id = checkout.application_id
left join payment_option option on option.id = signature.option_id
-- an application that left another merchant's checkout keeps that merchant's invoice until it is replaced
left join invoice on invoice.application_id = checkout.application_id and invoice.merchant_id = checkout.merchant_id
left join invoice_link link on link.id = checkout.invoice_link_id and link.merchant_id = checkout.merchant_id
where checkout.replaced_by is null;

-- invoice-links: a link with what became of its invoice, whoever paid it, and the merchant's name for the customer.
create or replace view invoice_link_list as
select
  link.id,
  link.link_id,
  link.merchant_id,
  link.site,
  link.number,
  link.number_key,
  link.amount_cents,
  link.customer_email,
  link.language,
  link.expires_at,
  link.rejected_at,
  link.deactivated_at,
  link.mailed_at,
  link.created_at,
  financed.signed_at as used_at,
  paid.id as checkout_id,
  (
    select max(rejection.reapply_on)
    from checkout
    join rejection on rejection.application_id = checkout.application_id
    where checkout.invoice_link_id = link.id
  ) as applicant_rejected_until,
  link.customer_name,
  link.customer_key
from invoice_link link
left join financed_invoice financed
  on financed.merchant_id = link.merchant_id and financed.number_key = link.number_key
left join checkout paid on paid.application_id = financed.application_id;
