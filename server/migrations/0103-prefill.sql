-- applications: what the merchant says of its customer, shown in the forms until the applicant has saved their own.
alter table application add column prefill_cipher bytea;
