-- Mails to merchants' customers with an invoice link in them; each is sent once.
create table invoice_link_mail (
  id uuid primary key,
  link_id uuid not null references invoice_link (id),
  -- as the caps compare them
  merchant_id uuid not null references merchant (id),
  recipient text not null,
  queued_at timestamptz not null,
  held_until timestamptz,
  sent_at timestamptz,
  refused_at timestamptz
);
create index invoice_link_mail_merchant on invoice_link_mail (merchant_id, queued_at);
create index invoice_link_mail_recipient on invoice_link_mail (recipient, queued_at);
create index invoice_link_mail_link on invoice_link_mail (link_id, queued_at);
