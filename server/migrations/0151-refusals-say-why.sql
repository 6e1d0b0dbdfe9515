-- As in 0096. The conditions are for the tables with a redacted column, which have an id: an update of audit_seal or
-- audit_archive, which have none, was refused because of that, and not because they are append-only.
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
  if tg_op = 'UPDATE' and cardinality(redacted) > 0 then
    if current_setting('tamarack.redaction', true) = 'on'
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
