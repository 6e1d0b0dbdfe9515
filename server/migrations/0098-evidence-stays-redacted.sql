-- agreements: as in 0096, and only while the value is the one that was encrypted: `text_hash` is the SHA-256 of it, null where
-- only the ciphertext was read. It may have been redacted since. The function of five arguments stays for the release before.
create function seal_evidence(evidence text, name text, row_id uuid, former bytea, cipher bytea, text_hash bytea) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if evidence not in ('agreement', 'agreement_signature', 'agreement_delivery') then
    raise exception '% is no evidence', evidence;
  end if;
  perform set_config('tamarack.redaction', 'reencryption', true);
  execute format(
    'update %1$I set %3$I = $1, %2$I = case when $2 then %2$I end
    where id = $3 and %3$I is not distinct from $4
      and ($5 is null or sha256(convert_to(%2$I, ''UTF8'')) = $5)',
    evidence, name, name || '_cipher'
  ) using cipher, exists (select from plain_period where plain_until > now()), row_id, former, text_hash;
  perform set_config('tamarack.redaction', 'off', true);
end
$$;
revoke execute on function seal_evidence(text, text, uuid, bytea, bytea, bytea) from public;

-- keys: a release without these migrations would find empty columns in a database where there was nobody to wait for.
update migration set breaking = true
from plain_period
where plain_period.migration = migration.name and plain_period.plain_until is null;
