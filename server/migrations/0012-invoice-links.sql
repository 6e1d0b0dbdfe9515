-- Where a merchant sells: an invoice names one of its sites. A merchant without any is its own site.
create table merchant_site (
  merchant_id uuid not null references merchant (id),
  name text not null,
  primary key (merchant_id, name)
);

-- An invoice that a merchant asks to be paid over time, and the address it sends for it.
create table invoice_link (
  id uuid primary key,
  -- stands in the address: opens an invoice, and nobody's data
  link_id text not null unique,
  merchant_id uuid not null references merchant (id),
  site text,
  number text not null,
  -- the number as numbers are compared: whether the invoice is financed is asked of financed_invoice by it
  number_key text not null,
  amount_cents bigint not null check (amount_cents > 0),
  customer_email text,
  -- of the mail to the customer
  language text not null check (language in ('en', 'fr')),
  expires_at timestamptz not null,
  -- by the merchant
  rejected_at timestamptz,
  deactivated_at timestamptz,
  -- the mail to the customer, where one was asked for
  mailed_at timestamptz,
  created_at timestamptz not null
);
create index invoice_link_merchant on invoice_link (merchant_id, id);
create index invoice_link_number on invoice_link (merchant_id, number_key);

-- The link a checkout was begun with.
alter table checkout add column invoice_link_id uuid references invoice_link (id);
create index checkout_invoice_link on checkout (invoice_link_id) where invoice_link_id is not null;

-- What a file did not say for sure, and what is financed of a link's invoice, are not known before it is confirmed.
alter table invoice alter column number drop not null;
alter table invoice alter column number_key drop not null;
alter table invoice alter column amount_cents drop not null;
alter table invoice alter column payable_cents drop not null;
alter table invoice add check (
  state = 'entered' or (number is not null and amount_cents is not null and payable_cents is not null)
);
alter table invoice add check ((number is null) = (number_key is null));
-- of a link
alter table invoice add column link_id uuid references invoice_link (id);
-- of an upload: the document, and what was read from it
alter table invoice add column file_id uuid unique references stored_file (id);
alter table invoice add column file_name text;
alter table invoice add column reading jsonb;
alter table invoice add check ((source = 'link') = (link_id is not null));
alter table invoice add check ((source = 'upload') = (file_id is not null));
-- the applicant came back to it after it was confirmed in an earlier visit
alter table invoice add column pending_since timestamptz;
