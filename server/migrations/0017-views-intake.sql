-- What the areas of intake read beyond their own tables: each view belongs to the area that is named.

-- invoice-links: a link with what became of its invoice, whoever paid it. An applicant who was rejected on a link rejects
-- it as long as the rejection is in force.
create view invoice_link_list as
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
  ) as applicant_rejected_until
from invoice_link link
left join financed_invoice financed
  on financed.merchant_id = link.merchant_id and financed.number_key = link.number_key
left join checkout paid on paid.application_id = financed.application_id;

-- invoice-links: applications that are decided against.
create view rejected_application as
select application_id from rejection;

-- applications: the checkout that an application stands on, with its merchant and the invoice that it pays.
create view application_checkout as
select
  checkout.application_id,
  checkout.id as checkout_id,
  checkout.cart_total_cents,
  checkout.minimum_purchase_cents,
  checkout.redirect_url,
  checkout.order_reference,
  checkout.status,
  checkout.invoice_link_id,
  merchant.name as merchant_name,
  merchant.logo_url as merchant_logo_url,
  merchant.sin_optional,
  invoice.number as invoice_number
from checkout
join merchant on merchant.id = checkout.merchant_id
left join invoice on invoice.application_id = checkout.application_id;

-- applications: sessions that have not ended.
create view open_session as
select id from session where ended_at is null;

-- applications: the credit lines of a customer, and the applications that drew on them.
create view customer_credit_line as
select id, customer_id, application_id, expires_on from credit_line;

create view application_credit_use as
select application_id, credit_line_id, used_at from credit_use;

-- sessions: sessions with the checkout they are on; a checkout that its merchant cancelled ends them.
create view live_session as
select
  session.id,
  session.token_hash,
  session.resume_hash,
  session.created_at,
  session.last_used_at,
  session.locked,
  checkout.id as checkout_id,
  checkout.application_id,
  checkout.merchant_id
from session
join checkout on checkout.id = session.checkout_id
where session.ended_at is null and checkout.status <> 'cancelled';

-- sessions: where a link of a mail leads. Where the offer ran out, the checkout goes on with another application; without
-- a proven number there is nothing to send a code to.
create view resume_link_target as
select
  resume_link.id,
  resume_link.token_hash,
  resume_link.expires_at,
  application.id as application_id,
  coalesce(checkout.replaced_by, checkout.id) as checkout_id
from resume_link
join application on application.id = resume_link.application_id
join checkout on checkout.application_id = application.id
where application.phone is not null
  and application.phone_verified_at is not null
  and checkout.status <> 'cancelled';

-- sessions: those in which an agreement was signed.
create view signing_session as
select session_id from agreement_signature;
