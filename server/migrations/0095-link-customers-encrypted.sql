-- keys: as in 0092, for the customers of invoice links.
insert into plain_period (migration, plain_until)
select
  '0095-link-customers-encrypted.sql',
  case
    when exists (select from invoice_link)
      or exists (select from migration where applied_at < now() - interval '10 minutes')
      then now() + interval '1 day'
  end;

-- invoice-links: the address of the customer, encrypted, and a keyed hash to search it by. The name stays as the merchant gave it:
-- it is searched by its beginning.
alter table invoice_link add column customer_email_cipher bytea, add column customer_email_hash bytea;
create index invoice_link_customer_email_hash on invoice_link (merchant_id, customer_email_hash);
create trigger invoice_link_forget_cipher before update of customer_email on invoice_link
  for each row execute function forget_cipher('customer_email');

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
  link.customer_key,
  link.id as link_row_id,
  link.customer_email_cipher,
  link.customer_email_hash
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
  link.customer_key,
  link.customer_email_cipher,
  link.customer_email_hash
from invoice_link link
left join financed_invoice financed
  on financed.merchant_id = link.merchant_id and financed.number_key = link.number_key
left join checkout paid on paid.application_id = financed.application_id;
