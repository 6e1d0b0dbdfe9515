-- What merchants' servers search their payouts by.
create index payout_merchant_reference on payout (merchant_id, lower(reference), id desc);
create index payout_merchant_amount on payout (merchant_id, cents, id desc);
