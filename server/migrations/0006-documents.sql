-- Bank statements and the void cheque of an application, for those who do not connect a bank.
create table document (
  id uuid primary key,
  application_id uuid not null references application (id),
  kind text not null check (kind in ('statement', 'voidCheque')),
  -- null once refused: the content is gone
  file_id uuid unique references stored_file (id),
  name text not null,
  -- the name as names are compared: two statements of one name are refused
  name_key text not null,
  size_bytes bigint not null check (size_bytes > 0),
  sha256 bytea not null,
  media_type text not null,
  -- checking: not read yet. refused: cannot be used; its content is gone, the row tells the applicant why.
  state text not null default 'checking' check (state in ('checking', 'ready', 'refused')),
  problem text check (problem in ('passwordProtected', 'broken', 'infected')),
  -- months a statement covers, YYYY-MM; null while not known
  from_month text check (from_month ~ '^\d{4}-\d{2}$'),
  to_month text check (to_month ~ '^\d{4}-\d{2}$'),
  -- file: read from the document's own text. applicant: chosen by hand, and never overwritten by reading.
  months_source text check (months_source in ('file', 'applicant')),
  page_count int,
  -- how often reading it was begun: a file that ends every reader is left unread
  readings int not null default 0,
  uploaded_at timestamptz not null,
  check ((state = 'refused') = (problem is not null) and (state = 'refused') = (file_id is null)),
  check ((from_month is null) = (to_month is null) and (from_month is null) = (months_source is null)),
  check (from_month <= to_month)
);
create unique index document_name on document (application_id, kind, name_key) where state <> 'refused';
create unique index document_void_cheque on document (application_id) where kind = 'voidCheque' and state <> 'refused';

alter table application add column documents_submitted_at timestamptz;
