-- keys: as in 0092, for the addresses of mails, alerts and codes.
insert into plain_period (migration, plain_until)
select
  '0094-addresses-encrypted.sql',
  case
    when exists (select from mail)
      or exists (select from migration where applied_at < now() - interval '10 minutes')
      then now() + interval '1 day'
  end;

-- mail: where a mail goes, encrypted, and a keyed hash by which mails are counted and cancelled.
alter table mail add column recipient_cipher bytea, add column recipient_hash bytea;
create index mail_recipient_hash on mail (recipient_hash, queued_at) where recipient_hash is not null;
create trigger mail_forget_cipher before update of recipient on mail
  for each row execute function forget_cipher('recipient');

-- Of each kind once for each subject, merchant and address that is fixed when the mail is queued. A correction is mailed to two
-- addresses, which are forgotten one after the other.
drop index mail_once;
create unique index mail_once on mail (kind, about, merchant_id, recipient) nulls not distinct
  where kind not in ('invoiceLink', 'webhookAlert', 'personCorrected')
    and (recipient is not null or recipient_hash is null);
create unique index mail_once_hash on mail (kind, about, merchant_id, recipient_hash) nulls not distinct
  where kind not in ('invoiceLink', 'webhookAlert', 'personCorrected') and recipient_hash is not null;

-- accounts: the address that was alerted.
alter table account_alert
  alter column recipient drop not null,
  add column recipient_cipher bytea;
create trigger account_alert_forget_cipher before update of recipient on account_alert
  for each row execute function forget_cipher('recipient');

-- verification: where a code was sent.
alter table verification_code
  alter column destination drop not null,
  add column destination_cipher bytea;
create trigger verification_code_forget_cipher before update of destination on verification_code
  for each row execute function forget_cipher('destination');
