-- checkouts: when credit was granted first. Null: not, or before this migration.
alter table checkout add column approved_at timestamptz;

-- merchant-checkouts: what a merchant sums by where its visits came from. Tracking values are in lower case.
create view merchant_source_list as
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
    when auth.id is null then coalesce(option.principal_cents, 0)
    else (
      select coalesce(sum(part.amount_cents), 0)::bigint from authorization_part part
      where part.authorization_id = auth.id and part.kind = 'capture'
    )
  end as financed_cents
from checkout
left join agreement_signature signature on signature.application_id = checkout.application_id
left join payment_option option on option.id = signature.option_id
left join payment_authorization auth on auth.checkout_id = checkout.id
where checkout.replaced_by is null;
