-- applicant-mails: a refund, with what its purchase financed without what was released, and all of its refunds so far.
create view applicant_mail_refund as
select
  refund.id as refund_id,
  refund.amount_cents,
  invoice.number as invoice_number,
  option.principal_cents - coalesce(
    (
      select sum(part.amount_cents)
      from authorization_part part
      join payment_authorization auth on auth.id = part.authorization_id
      where auth.signature_id = signature.id and part.kind = 'release'
    ), 0
  )::bigint as financed_cents,
  (select sum(other.amount_cents) from refund other where other.checkout_id = refund.checkout_id)::bigint as refunded_cents
from refund
join agreement_signature signature on signature.checkout_id = refund.checkout_id
join payment_option option on option.id = signature.option_id
left join invoice on invoice.application_id = signature.application_id;
