-- purchases: signed, and not completed. A signature completes its purchase; these were signed before that was so.
create view open_purchase as
select
  signature.application_id,
  checkout.id as checkout_id,
  signature.signed_at
from agreement_signature signature
join application on application.id = signature.application_id
join checkout on checkout.id = signature.checkout_id
join payment_option option on option.id = signature.option_id
where checkout.status not in ('completed', 'cancelled')
  -- a freeze: the customer reported that it was not them
  and not exists (
    select from account_review review
    where review.customer_id = application.customer_id and review.reason = 'notMe' and review.outcome is null
  )
  -- refunded in full: the merchant does not deliver it
  and option.principal_cents > (
    select coalesce(sum(refund.amount_cents), 0) from refund where refund.checkout_id = checkout.id
  );

-- sessions: when the token was ended, because a page was about to hear the outcome of the checkout.
alter table session add column token_ended_at timestamptz;
