-- merchants: what a secret key is limited to; null allows everything, as keys of before do.
alter table merchant_key add column permissions text[] check (cardinality(permissions) > 0);
