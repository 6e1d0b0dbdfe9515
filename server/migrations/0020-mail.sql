-- One outbox for every mail that is sent once, in the place of a table for each area.
create table mail (
  id uuid primary key,
  kind text not null check (kind in (
    'documentsReceived', 'applicationReceived', 'approved', 'preQualified', 'rejected', 'moreAsked',
    'agreementCopy', 'invoicePaid', 'invoiceLink', 'remittance', 'webhookAlert')),
  -- the decision, review, request, signature, invoice link, payout batch or webhook endpoint it is about
  about uuid not null,
  application_id uuid references application (id),
  merchant_id uuid references merchant (id),
  -- where the address is fixed when the mail is queued
  recipient text,
  -- what else is fixed then; no personal data
  details jsonb not null default '{}',
  queued_at timestamptz not null,
  -- until then whoever is sending it has it alone
  locked_until timestamptz,
  sent_at timestamptz,
  -- the address takes no mail, there is none, or there is nothing to say any more
  refused_at timestamptz
);

insert into mail (id, kind, about, application_id, queued_at, locked_until, sent_at, refused_at)
select id, kind, about, application_id, queued_at, held_until, sent_at, refused_at from application_mail;

insert into mail (id, kind, about, merchant_id, recipient, queued_at, locked_until, sent_at, refused_at)
select id, 'invoiceLink', link_id, merchant_id, recipient, queued_at, held_until, sent_at, refused_at
from invoice_link_mail;

insert into mail (id, kind, about, merchant_id, queued_at, locked_until, sent_at, refused_at)
select id, kind, about, merchant_id, queued_at, held_until, sent_at, refused_at from merchant_mail;

insert into mail (id, kind, about, merchant_id, details, queued_at, locked_until, sent_at, refused_at)
select
  alert.id, 'webhookAlert', alert.endpoint_id, endpoint.merchant_id,
  jsonb_build_object(
    'failingSince', to_char(alert.failing_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
  alert.queued_at, alert.held_until, alert.sent_at, alert.refused_at
from webhook_alert alert
join webhook_endpoint endpoint on endpoint.id = alert.endpoint_id;

drop table application_mail, invoice_link_mail, merchant_mail, webhook_alert;

-- Of each kind once for each subject and merchant. A link may be mailed again, and an endpoint fail again.
create unique index mail_once on mail (kind, about, merchant_id) nulls not distinct
  where kind not in ('invoiceLink', 'webhookAlert');
create index mail_about on mail (about, queued_at);
create index mail_merchant on mail (merchant_id, queued_at) where merchant_id is not null;
create index mail_recipient on mail (recipient, queued_at) where recipient is not null;
create index mail_application on mail (application_id) where application_id is not null;
-- what is still to be sent
create index mail_unsent on mail (queued_at) where sent_at is null and refused_at is null;
