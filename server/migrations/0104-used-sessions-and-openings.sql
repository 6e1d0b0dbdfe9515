-- sessions: hash of the token that a page was told the outcome with. It opens nothing, but whoever comes with it after a
-- completed purchase is told so.
alter table session add column ended_token_hash bytea;
create unique index session_ended_token_hash on session (ended_token_hash);

-- sessions: ended tokens of completed checkouts, unless another device or an erasure ended the session.
create view used_token as
select session.ended_token_hash as token_hash, session.checkout_id
from session
join checkout on checkout.id = session.checkout_id
where session.ended_token_hash is not null and session.ended_at is null and checkout.status = 'completed';

-- checkouts: how a page opened it last: in a dialog or in a window of its own.
alter table checkout add column render_type text check (render_type in ('Modal', 'Standalone'));
