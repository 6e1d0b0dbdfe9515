-- The events of a checkout, its link and its payouts, on the merchant's page about it.
create index merchant_event_checkout on merchant_event ((data ->> 'checkoutId'), id)
  where (data ->> 'checkoutId') is not null;

-- A merchant's payouts in one state, newest first.
create index payout_merchant_state on payout (merchant_id, state, id desc);
