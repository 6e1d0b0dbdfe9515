-- What follows from a decision: requests of reviewers, operators' sessions, mails, links back, credit given back.

-- asked: the reviewer waits for the applicant. reconsideration: a rejected applicant asks for a person.
alter table review drop constraint review_kind_check;
alter table review drop constraint review_state_check;
alter table review
  add constraint review_kind_check check (kind in ('documents', 'referred', 'finalReview', 'reconsideration')),
  add constraint review_state_check check (state in ('open', 'asked', 'decided')),
  -- what the applicant wrote when asking for a person
  add column observations text;
drop index review_open;
create unique index review_open on review (application_id) where state <> 'decided';
create unique index review_reconsideration on review (application_id) where kind = 'reconsideration';
-- the list of what was decided, the last first
create index review_decided on review (decided_at, id) where state = 'decided';

-- What a reviewer asked of the applicant, and the answer.
create table review_request (
  id uuid primary key,
  review_id uuid not null references review (id),
  operator_id uuid not null references operator (id),
  -- codes, see reviews/request-items.ts
  items jsonb not null,
  note text,
  asked_at timestamptz not null,
  answer text,
  answered_at timestamptz
);
create unique index review_request_open on review_request (review_id) where answered_at is null;

-- Whatever else a reviewer asked for.
alter table document drop constraint document_kind_check;
alter table document
  add constraint document_kind_check check (kind in ('statement', 'voidCheque', 'supporting')),
  add column request_id uuid references review_request (id),
  add constraint document_request check ((kind = 'supporting') = (request_id is not null));
-- names are unique within a request, not over all of them
drop index document_name;
create unique index document_name on document (application_id, kind, name_key)
  where state <> 'refused' and request_id is null;
create unique index document_supporting_name on document (request_id, name_key)
  where state <> 'refused' and request_id is not null;

-- An operator who logged in to the console.
create table operator_session (
  id uuid primary key,
  operator_id uuid not null references operator (id),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index operator_session_operator on operator_session (operator_id);

-- What the reviewer sees of the bank's data, encrypted: sums by month and closing balances, no transactions.
alter table decision add column picture_cipher bytea;

-- A mail is about a decision, a review, a request, a signature ...: of each kind once.
alter table application_mail drop constraint application_mail_kind_check;
alter table application_mail drop constraint application_mail_review_id_kind_key;
alter table application_mail
  add constraint application_mail_kind_check check (kind in (
    'documentsReceived', 'applicationReceived', 'approved', 'preQualified', 'rejected', 'moreAsked',
    'agreementCopy', 'invoicePaid')),
  add column about uuid;
-- an outcome is about its decision from now on
update application_mail set about = coalesce(
  (select d.id from decision d where d.review_id = application_mail.review_id and kind in ('approved', 'rejected')),
  review_id, id);
alter table application_mail
  alter column about set not null,
  drop column review_id;
create unique index application_mail_once on application_mail (kind, about);

-- A way back from a mail. The token alone opens nothing: a code to the application's phone has to be accepted.
create table resume_link (
  id uuid primary key,
  application_id uuid not null references application (id),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index resume_link_application on resume_link (application_id);
-- Opened by such a link, its phone not proven yet.
alter table session add column locked boolean not null default false;

-- Money that goes back from the merchant after signing, in parts or whole.
create table refund (
  id uuid primary key,
  checkout_id uuid not null references checkout (id),
  amount_cents bigint not null check (amount_cents > 0),
  reason text,
  refunded_at timestamptz not null
);
create index refund_checkout on refund (checkout_id);

-- What came back to a credit line, once for each reference (a refund).
create table credit_release (
  id uuid primary key,
  credit_use_id uuid not null references credit_use (id),
  reference text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  released_at timestamptz not null
);
create index credit_release_use on credit_release (credit_use_id);

-- The merchant took the checkout back before it was signed.
alter table checkout drop constraint checkout_status_check;
alter table checkout add constraint checkout_status_check
  check (status in ('started', 'abandoned', 'rejected', 'inReview', 'approved', 'completed', 'cancelled'));
