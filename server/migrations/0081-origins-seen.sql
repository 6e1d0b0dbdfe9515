-- The first time that a page on the origin called the API with the merchant's key.
alter table merchant_origin add column seen_at timestamptz;
