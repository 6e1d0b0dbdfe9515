-- The one door in the append-only tables: where tamarack.redaction is set, the columns named here may be emptied, because
-- nobody may keep what they say about a person any longer, and a ciphertext may change its key. No other value is accepted,
-- and no row is deleted. The server's role may not update these tables: it calls the functions below, which run with the
-- rights of the tables' owner.
create or replace function refuse_change() returns trigger language plpgsql as $$
declare
  redacted text[] := case tg_table_name
    when 'agreement' then array['content', 'hash']
    when 'agreement_signature' then array['signer_name', 'phone', 'email', 'ip', 'user_agent']
    when 'agreement_delivery' then array['delivered_to']
    when 'decision' then array['features', 'picture_cipher']
    else array[]::text[]
  end;
begin
  if tg_op = 'UPDATE' then
    if current_setting('tamarack.redaction', true) = 'on' and cardinality(redacted) > 0
      and to_jsonb(new) - redacted = to_jsonb(old) - redacted
      and not exists (
        select from unnest(redacted) as name
        where name <> 'hash' and to_jsonb(new) -> name <> to_jsonb(old) -> name and to_jsonb(new) -> name not in (
          'null', '""', '{}', to_jsonb('{"redacted":"' || new.id || '"}')
        )
      ) then
      return new;
    end if;
    -- the key of a decision's bank data summary is replaced
    if current_setting('tamarack.redaction', true) = 'reencryption' and tg_table_name = 'decision'
      and to_jsonb(new) - 'picture_cipher' = to_jsonb(old) - 'picture_cipher'
      and to_jsonb(old) -> 'picture_cipher' <> 'null' and to_jsonb(new) -> 'picture_cipher' <> 'null' then
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

-- agreements: empties the agreements of applications, and the evidence of their signing.
create function redact_agreements(application_ids uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('tamarack.redaction', 'on', true);
  update agreement set
    content = '{"redacted":"' || id || '"}',
    hash = encode(sha256(convert_to('{"redacted":"' || id || '"}', 'UTF8')), 'hex')
  where application_id = any (application_ids);
  update agreement_delivery set delivered_to = ''
  where signature_id in (select id from agreement_signature where application_id = any (application_ids));
  update agreement_signature set signer_name = '', phone = '', email = '', ip = '', user_agent = ''
  where application_id = any (application_ids);
  perform set_config('tamarack.redaction', 'off', true);
end
$$;

-- scoring: empties the bank data summaries of decisions, and where asked their figures.
create function redact_decisions(application_ids uuid[], with_features boolean) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('tamarack.redaction', 'on', true);
  update decision set
    picture_cipher = null,
    features = case when with_features then '{}'::jsonb else features end
  where application_id = any (application_ids);
  perform set_config('tamarack.redaction', 'off', true);
end
$$;

-- scoring: replaces the bank data summary of a decision by the same one under another key.
create function reencrypt_decision(decision_id uuid, former bytea, cipher bytea) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('tamarack.redaction', 'reencryption', true);
  update decision set picture_cipher = cipher where id = decision_id and picture_cipher = former;
  perform set_config('tamarack.redaction', 'off', true);
end
$$;

-- personal-data: what each daily run of the retention removed, for the page Health.
create table retention_run (
  id uuid primary key,
  ran_at timestamptz not null,
  -- a count for each kind
  removed jsonb not null
);
create index retention_run_at on retention_run (ran_at);
