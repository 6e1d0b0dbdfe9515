-- sessions: ends the other devices' sessions of a checkout with each verified phone number, and looks for an ended token.
-- Without it, each of the two reads every session.
create index session_checkout on session (checkout_id);

-- sessions, agreements: for each session that the hourly sweep deletes, PostgreSQL looks for a signature made in it. Without
-- it, that reads every signature for every session.
create index agreement_signature_session on agreement_signature (session_id);
