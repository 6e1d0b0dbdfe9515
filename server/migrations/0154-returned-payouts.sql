-- payouts: what came back from the bank is counted without reading what was paid.
create index payout_returned on payout (returned_at) where state = 'returned';
