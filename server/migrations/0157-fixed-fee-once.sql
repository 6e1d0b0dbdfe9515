-- payouts: as in 0144, and the fixed part of the merchant's fee is in the first payout of a purchase that is not cancelled. A
-- capture that was refunded in full before its payment paid none of it.
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
  case
    when exists (
      select from payout
      where payout.checkout_id = checkout.id and payout.kind = 'purchase' and payout.state <> 'cancelled'
    ) then 0
    else merchant.fee_fixed_cents
  end as fee_fixed_cents,
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

-- payouts: when a returned payout was last put back to wait for a batch. Null: never, or by the release before.
alter table payout add column requeued_at timestamptz;
