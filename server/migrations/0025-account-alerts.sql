-- accounts: alerts of a signature, whose link is in the copy of the agreement; of a changed bank account; and of a new
-- passkey.
alter table account_alert drop constraint account_alert_kind_check;
alter table account_alert add constraint account_alert_kind_check check (
  kind in ('bankChanged', 'draw', 'emailChanged', 'newDevice', 'numberReleased', 'passkeyAdded', 'signature')
);
create unique index account_alert_signature on account_alert (application_id) where kind = 'signature';
