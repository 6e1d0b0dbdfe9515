-- keys: as in 0092, for what was signed.
insert into plain_period (migration, plain_until)
select
  '0096-evidence-encrypted.sql',
  case
    when exists (select from agreement)
      or exists (select from migration where applied_at < now() - interval '10 minutes')
      then now() + interval '1 day'
  end;

-- agreements: the text that was hashed and who signed it, encrypted. The hash stays that of the text.
alter table agreement
  alter column content drop not null,
  add column content_cipher bytea,
  add constraint agreement_content check (content is not null or content_cipher is not null);
alter table agreement_signature
  alter column signer_name drop not null,
  alter column phone drop not null,
  alter column email drop not null,
  alter column ip drop not null,
  alter column user_agent drop not null,
  add column signer_name_cipher bytea,
  add column phone_cipher bytea,
  add column email_cipher bytea,
  add column ip_cipher bytea,
  add column user_agent_cipher bytea;
alter table agreement_delivery
  alter column delivered_to drop not null,
  add column delivered_to_cipher bytea;

-- As in 0076, with the ciphertexts: they are emptied with their values, and take the place of a value or of one under another
-- key.
create or replace function refuse_change() returns trigger language plpgsql as $$
declare
  redacted text[] := case tg_table_name
    when 'agreement' then array['content', 'content_cipher', 'hash']
    when 'agreement_signature' then array[
      'signer_name', 'phone', 'email', 'ip', 'user_agent',
      'signer_name_cipher', 'phone_cipher', 'email_cipher', 'ip_cipher', 'user_agent_cipher']
    when 'agreement_delivery' then array['delivered_to', 'delivered_to_cipher']
    when 'decision' then array['features', 'picture_cipher']
    else array[]::text[]
  end;
  sealed text[] := case tg_table_name
    when 'agreement' then array['content']
    when 'agreement_signature' then array['signer_name', 'phone', 'email', 'ip', 'user_agent']
    when 'agreement_delivery' then array['delivered_to']
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
    if current_setting('tamarack.redaction', true) = 'reencryption' then
      -- the key of a decision's bank data summary is replaced
      if tg_table_name = 'decision'
        and to_jsonb(new) - 'picture_cipher' = to_jsonb(old) - 'picture_cipher'
        and to_jsonb(old) -> 'picture_cipher' <> 'null' and to_jsonb(new) -> 'picture_cipher' <> 'null' then
        return new;
      end if;
      -- a value is encrypted, or its key replaced: it goes only where a ciphertext of it is left
      if cardinality(sealed) > 0
        and to_jsonb(new) - sealed - array(select name || '_cipher' from unnest(sealed) as name)
          = to_jsonb(old) - sealed - array(select name || '_cipher' from unnest(sealed) as name)
        and not exists (
          select from unnest(sealed) as name
          where (to_jsonb(new) -> name <> to_jsonb(old) -> name
              and (to_jsonb(new) -> name <> 'null' or to_jsonb(new) -> (name || '_cipher') = 'null'))
            or (to_jsonb(old) -> (name || '_cipher') <> 'null' and to_jsonb(new) -> (name || '_cipher') = 'null')
        ) then
        return new;
      end if;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create or replace function redact_agreements(application_ids uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('tamarack.redaction', 'on', true);
  update agreement set
    content = '{"redacted":"' || id || '"}',
    content_cipher = null,
    hash = encode(sha256(convert_to('{"redacted":"' || id || '"}', 'UTF8')), 'hex')
  where application_id = any (application_ids);
  update agreement_delivery set delivered_to = '', delivered_to_cipher = null
  where signature_id in (select id from agreement_signature where application_id = any (application_ids));
  update agreement_signature set
    signer_name = '', phone = '', email = '', ip = '', user_agent = '',
    signer_name_cipher = null, phone_cipher = null, email_cipher = null, ip_cipher = null, user_agent_cipher = null
  where application_id = any (application_ids);
  perform set_config('tamarack.redaction', 'off', true);
end
$$;

-- agreements: encrypts a value of what was signed, or replaces its ciphertext by the same one under another key. The value goes
-- once no program reads it.
create function seal_evidence(evidence text, name text, row_id uuid, former bytea, cipher bytea) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if evidence not in ('agreement', 'agreement_signature', 'agreement_delivery') then
    raise exception '% is no evidence', evidence;
  end if;
  perform set_config('tamarack.redaction', 'reencryption', true);
  execute format(
    'update %1$I set %3$I = $1, %2$I = case when $2 then %2$I end where id = $3 and %3$I is not distinct from $4',
    evidence, name, name || '_cipher'
  ) using cipher, exists (select from plain_period where plain_until > now()), row_id, former;
  perform set_config('tamarack.redaction', 'off', true);
end
$$;
revoke execute on function seal_evidence(text, text, uuid, bytea, bytea) from public;
