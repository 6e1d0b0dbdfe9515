-- invoices: what is financed of an invoice after its first part, which stays in financed_invoice: a release that does not know this
-- table still finds the number there, and refuses the rest.
create table financed_rest (
  application_id uuid primary key references application (id),
  merchant_id uuid not null,
  number_key text not null,
  invoice_link_id uuid not null unique references invoice_link (id),
  -- what nobody has financed of the invoice after it
  remaining_cents bigint not null check (remaining_cents >= 0),
  signed_at timestamptz not null,
  foreign key (merchant_id, number_key) references financed_invoice (merchant_id, number_key)
);
create index financed_rest_invoice on financed_rest (merchant_id, number_key);

-- invoice-links: of an invoice that was financed in part when the link was created. A link of an earlier release is never one.
alter table invoice_link add column for_rest boolean not null default false;

-- invoices, invoice-links: what is left of an invoice that was financed in part.
create view invoice_rest as
select
  financed.merchant_id,
  financed.number_key,
  coalesce(
    (
      select min(rest.remaining_cents)
      from financed_rest rest
      where rest.merchant_id = financed.merchant_id and rest.number_key = financed.number_key
    ),
    first.amount_cents - first.payable_cents
  ) as remaining_cents
from financed_invoice financed
join invoice first
  on first.application_id = financed.application_id
  and first.merchant_id = financed.merchant_id
  and first.number_key = financed.number_key
where first.state = 'confirmed';

-- invoices: with whether its link is for the rest.
create or replace view invoice_source as
select
  i.application_id,
  i.state,
  i.number,
  l.link_id,
  l.site as link_site,
  l.number as link_number,
  l.amount_cents as link_amount_cents,
  f.sha256 as file_sha256,
  l.for_rest as link_for_rest
from invoice i
left join invoice_link l on l.id = i.link_id
left join stored_file f on f.id = i.file_id;

-- invoice-links: a link with what became of its invoice, whoever paid it, and the merchant's name for the customer. A link for the rest
-- is used once it is paid, or asks for more than is left.
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
  case when link.for_rest then rest.signed_at else financed.signed_at end as used_at,
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
  link.customer_email_hash,
  link.for_rest
from invoice_link link
left join financed_invoice financed
  on not link.for_rest and financed.merchant_id = link.merchant_id and financed.number_key = link.number_key
left join lateral (
  select own.application_id, own.signed_at
  from financed_rest own
  where link.for_rest
    and own.merchant_id = link.merchant_id
    and own.number_key = link.number_key
    and (own.invoice_link_id = link.id or own.remaining_cents < link.amount_cents)
  order by own.invoice_link_id = link.id desc, own.signed_at
  limit 1
) rest on true
left join checkout paid
  on paid.application_id = case when link.for_rest then rest.application_id else financed.application_id end;
