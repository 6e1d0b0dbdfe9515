-- applications: the operator who corrected the customer's address or number last, and so allows no purchase of theirs.
alter table customer add column contacts_corrected_by uuid references operator (id);

-- accounts: as in 0025, and alerts of a number that an operator corrected.
alter table account_alert drop constraint account_alert_kind_check;
alter table account_alert add constraint account_alert_kind_check check (
  kind in (
    'bankChanged', 'draw', 'emailChanged', 'newDevice', 'numberReleased', 'passkeyAdded', 'phoneChanged', 'signature'
  )
);
