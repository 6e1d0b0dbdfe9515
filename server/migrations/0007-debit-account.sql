-- The account of the pre-authorized debit stands on its own: it comes from the aggregator or from the void cheque.
create table debit_account (
  application_id uuid primary key references application (id),
  source text not null check (source in ('aggregator', 'voidCheque')),
  -- {institution, transit, number}, encrypted
  account_cipher bytea not null,
  account_ending text not null,
  -- name of the bank as far as known
  bank text not null,
  created_at timestamptz not null
);
insert into debit_account (application_id, source, account_cipher, account_ending, bank, created_at)
  select application_id, 'aggregator', account_cipher, coalesce(account_ending, ''), coalesce(institution, ''),
    coalesce(completed_at, started_at)
  from bank_connection where state = 'connected' and account_cipher is not null;
alter table bank_connection drop column account_cipher, drop column account_ending;

-- Why a connection that had been made gave no data: what the applicant can do about it.
alter table bank_connection
  add column trouble text check (trouble in ('retryCredentials', 'retryLater', 'chooseAnotherBank', 'timedOut')),
  drop constraint bank_connection_state_check,
  add constraint bank_connection_state_check
    check (state in ('started', 'connected', 'superseded', 'disconnected', 'failed'));

alter table application
  drop constraint application_bank_check,
  add constraint application_bank_check check (bank in ('none', 'connected', 'bypassed', 'disconnected'));

-- A run that ended because the bank's data could not be had: the applicant connects again, or uploads.
alter table scoring_run
  drop constraint scoring_run_state_check,
  add constraint scoring_run_state_check
    check (state in ('running', 'sinNeeded', 'done', 'failed', 'bankFailed'));

-- A bank's user keeps one login id at the aggregator for good: who signs in again comes back with the same one. So it
-- may stand in several connections, but belongs to one customer.
alter table bank_connection
  drop constraint bank_connection_login_hash_key,
  -- hash of the login that a signed message of the aggregator named together with the tag
  add column tagged_login bytea,
  -- how it was proven that the login was made in this attempt; null while it is not
  add column proof text check (proof in ('tag', 'fresh'));
create index bank_connection_login on bank_connection (login_hash);
create table bank_login (
  login_hash bytea primary key,
  -- the customer; the application where it has none
  owner uuid not null,
  bound_at timestamptz not null
);

-- Logins to be deleted at the aggregator. A row goes once that is done.
create table bank_forget (
  id uuid primary key,
  connection_id uuid not null references bank_connection (id),
  login_cipher bytea not null,
  login_hash bytea not null,
  -- false: to be proven first, somebody else's is left alone
  proven boolean not null,
  asked_at timestamptz not null
);
create index bank_forget_login on bank_forget (login_hash);

alter table scoring_run
  -- in a row that the aggregator could not be had
  add column bank_tries int not null default 0,
  -- sessions that ended before the data was there
  add column bank_reopened int not null default 0;
