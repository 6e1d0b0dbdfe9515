-- The provider's fee of each payout to a merchant, on the terms of the day the payout was opened.

alter table payout
  add column fee_rate_bps int not null default 0 check (fee_rate_bps >= 0),
  add column fee_fixed_cents bigint not null default 0 check (fee_fixed_cents >= 0),
  -- of `cents`, rounded to the cent; deducted from what is sent
  add column fee_cents bigint not null default 0 check (fee_cents >= 0),
  add check (fee_cents + withheld_cents <= cents),
  add check (kind = 'purchase' or fee_cents = 0);

-- Signed agreements, with what their merchants are to be paid, and the terms of the fee.
create or replace view payable_purchase as
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
  )::bigint as refunded_cents,
  merchant.fee_rate_bps,
  merchant.fee_fixed_cents
from agreement_signature signature
join application on application.id = signature.application_id
join checkout on checkout.id = signature.checkout_id
join merchant on merchant.id = checkout.merchant_id
join payment_option option on option.id = signature.option_id
left join invoice on invoice.application_id = application.id;
