-- scoring: the evidence of a decision's reasons, encrypted: the transactions and balances that its figures were computed from.
-- Decisions from before have none, and neither has what was granted at once.
create table decision_evidence (
  decision_id uuid primary key references decision (id),
  -- of the run: the ciphertext is made before the decision has an id
  run_id uuid not null unique references scoring_run (id),
  -- null: nobody may keep it any longer
  evidence_cipher bytea
);

-- Appended with the decision; emptied like its bank data summary, and encrypted again like it.
create function refuse_evidence_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'evidence_cipher' = to_jsonb(old) - 'evidence_cipher' and (
    (current_setting('tamarack.redaction', true) = 'on' and new.evidence_cipher is null)
    or (current_setting('tamarack.redaction', true) = 'reencryption'
      and old.evidence_cipher is not null and new.evidence_cipher is not null)
  ) then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger decision_evidence_append_only before update or delete on decision_evidence
  for each row execute function refuse_evidence_change();
create trigger decision_evidence_no_truncate before truncate on decision_evidence
  execute function refuse_evidence_change();

-- As in 0076, with the evidence. The release before calls it too.
create or replace function redact_decisions(application_ids uuid[], with_features boolean) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('tamarack.redaction', 'on', true);
  update decision set
    picture_cipher = null,
    features = case when with_features then '{}'::jsonb else features end
  where application_id = any (application_ids);
  update decision_evidence set evidence_cipher = null
  where evidence_cipher is not null
    and decision_id in (select id from decision where application_id = any (application_ids));
  perform set_config('tamarack.redaction', 'off', true);
end
$$;

create function reencrypt_decision_evidence(id uuid, former bytea, new_cipher bytea) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('tamarack.redaction', 'reencryption', true);
  update decision_evidence set evidence_cipher = new_cipher where decision_id = id and evidence_cipher = former;
  perform set_config('tamarack.redaction', 'off', true);
end
$$;
revoke execute on function reencrypt_decision_evidence(uuid, bytea, bytea) from public;
