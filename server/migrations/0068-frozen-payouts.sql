-- payouts: of customers who reported that a purchase was not theirs, until an operator lifts the freeze.
create view frozen_payout as
select payout.id as payout_id
from payout
join application on application.id = payout.application_id
join account_review review on review.customer_id = application.customer_id
where review.reason = 'notMe' and review.outcome is null;
