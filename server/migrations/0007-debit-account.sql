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
