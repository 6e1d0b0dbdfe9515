-- banking: the accounts that a customer's other agreements are debited from.
create view other_debit_account as
select
  application.id as application_id,
  agreement_signature.signed_at,
  debit_account.application_id as signed_application_id,
  debit_account.account_cipher
from application
join application as signed on signed.customer_id = application.customer_id and signed.id <> application.id
join agreement_signature on agreement_signature.application_id = signed.id
join debit_account on debit_account.application_id = signed.id;
