-- merchant-checkouts: as in 0165, but what was financed is looked up for each completed checkout. As joins, every signature
-- of the database was read for the sums of one day.
create or replace view merchant_source_list as
select
  checkout.id,
  checkout.merchant_id,
  lower(checkout.tracking ->> 'utmSource') as source,
  lower(checkout.tracking ->> 'utmMedium') as medium,
  lower(checkout.tracking ->> 'utmCampaign') as campaign,
  checkout.render_type as platform,
  checkout.approved_at is not null or checkout.status in ('approved', 'completed') as approved,
  checkout.status = 'rejected' as rejected,
  checkout.status = 'completed' as completed,
  case
    when checkout.status <> 'completed' then 0
    else coalesce(
      (
        select (
          select coalesce(sum(part.amount_cents), 0)::bigint from authorization_part part
          where part.authorization_id = auth.id and part.kind = 'capture'
        )
        from payment_authorization auth where auth.checkout_id = checkout.id
      ),
      (
        select option.principal_cents from agreement_signature signature
        join payment_option option on option.id = signature.option_id
        where signature.application_id = checkout.application_id
      ),
      0
    )
  end as financed_cents
from checkout
where checkout.replaced_by is null;

-- merchant-checkouts: as in 0159, with a condition in the join of links.
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
-- PostgreSQL takes each row of a reference for one that refers: without the first condition, a search by a link's customer
-- expects to find one soon, and reads all checkouts of a merchant that has few links
left join invoice_link link on checkout.invoice_link_id is not null
  and link.id = checkout.invoice_link_id and link.merchant_id = checkout.merchant_id
where checkout.replaced_by is null;
