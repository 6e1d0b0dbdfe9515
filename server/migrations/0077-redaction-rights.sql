-- Functions that run with the rights of the tables' owner are for the server's role only, which is granted them with its
-- other rights. An owner may always execute them.
revoke execute on function redact_agreements(uuid[]) from public;
revoke execute on function redact_decisions(uuid[], boolean) from public;
revoke execute on function reencrypt_decision(uuid, bytea, bytea) from public;
