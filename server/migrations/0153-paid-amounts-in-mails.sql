-- applicant-mails: what was paid for the purchase, and not what was signed: a refund before the payment lowers it.
create or replace view applicant_mail_payment as
select
  signature.id as signature_id,
  payout.cents as paid_cents,
  agreement.due_on,
  invoice.number as invoice_number,
  payout.opened_cents - payout.cents as refunded_cents
from agreement_signature signature
join agreement on agreement.id = signature.agreement_id
join payout on payout.signature_id = signature.id and payout.kind = 'purchase' and payout.capture_id is null
left join invoice on invoice.application_id = signature.application_id;

-- applicant-mails: as in 0144, with how many captures there were, and the refunds of the purchase so far.
create or replace view applicant_mail_capture as
select
  part.id as part_id,
  part.amount_cents,
  part.before_cents,
  part.authorized_cents,
  part.reason,
  part.fee_cents,
  part.instalments,
  part.due_on,
  auth.expires_at,
  (
    select count(*) from authorization_part other
    where other.authorization_id = part.authorization_id
      and other.kind = 'capture' and other.before_cents <= part.before_cents
  )::int as captures,
  coalesce(
    (select sum(refund.amount_cents) from refund where refund.checkout_id = auth.checkout_id), 0
  )::bigint as refunded_cents
from authorization_part part
join payment_authorization auth on auth.id = part.authorization_id;
