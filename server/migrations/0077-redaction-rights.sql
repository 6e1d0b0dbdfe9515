-- Functions that run with the rights of the tables' owner are for the server's role only, which is granted them with its
-- other rights. An owner may always execute them.
revoke execute on function redact_agreements(uuid[]) from public;
revoke execute on function redact_decisions(uuid[], boolean) from public;
revoke execute on function reencrypt_decision(uuid, bytea, bytea) from public;

-- personal-data: an open review of the account counts as well
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
  -- the last payment, or the refund that left nothing to pay
  case
    when signature.id is null then null
    when refunded.cents >= option.principal_cents
      then to_char(refunded.last_at at time zone 'America/Toronto', 'YYYY-MM-DD')
    else agreement.due_on ->> -1
  end as ends_on
from application
left join agreement_signature signature on signature.application_id = application.id
left join agreement on agreement.id = signature.agreement_id
left join payment_option option on option.id = signature.option_id
left join lateral (
  select sum(refund.amount_cents) as cents, max(refund.refunded_at) as last_at
  from refund where refund.checkout_id = signature.checkout_id
) as refunded on true;
