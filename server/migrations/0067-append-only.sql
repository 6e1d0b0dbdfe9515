-- Records of decisions, money and acts are appended: nobody changes, deletes or truncates them, the server included.
create trigger decision_append_only before update or delete on decision
  for each row execute function refuse_change();
create trigger payment_option_append_only before update or delete on payment_option
  for each row execute function refuse_change();
create trigger credit_use_append_only before update or delete on credit_use
  for each row execute function refuse_change();
create trigger credit_release_append_only before update or delete on credit_release
  for each row execute function refuse_change();
create trigger refund_append_only before update or delete on refund
  for each row execute function refuse_change();
create trigger payout_withholding_append_only before update or delete on payout_withholding
  for each row execute function refuse_change();

create trigger decision_no_truncate before truncate on decision execute function refuse_change();
create trigger payment_option_no_truncate before truncate on payment_option execute function refuse_change();
create trigger credit_use_no_truncate before truncate on credit_use execute function refuse_change();
create trigger credit_release_no_truncate before truncate on credit_release execute function refuse_change();
create trigger refund_no_truncate before truncate on refund execute function refuse_change();
create trigger payout_withholding_no_truncate before truncate on payout_withholding execute function refuse_change();
create trigger agreement_no_truncate before truncate on agreement execute function refuse_change();
create trigger agreement_signature_no_truncate before truncate on agreement_signature
  execute function refuse_change();
create trigger agreement_delivery_no_truncate before truncate on agreement_delivery execute function refuse_change();

-- audit: events are sealed in batches, each seal over its events and the seal before, under a key outside of the database.
create table audit_seal (
  number bigint primary key check (number > 0),
  event_count int not null check (event_count > 0),
  mac bytea not null,
  sealed_at timestamptz not null
);
create trigger audit_seal_append_only before update or delete on audit_seal
  for each row execute function refuse_change();
create trigger audit_seal_no_truncate before truncate on audit_seal execute function refuse_change();

alter table audit_event add column sealed_in bigint references audit_seal (number);
create index audit_event_seal on audit_event (sealed_in, id);

-- An event is changed once: to name its seal.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.sealed_in is null and new.sealed_in is not null
    and to_jsonb(new) - 'sealed_in' = to_jsonb(old) - 'sealed_in' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger audit_event_append_only before update or delete on audit_event
  for each row execute function refuse_audit_change();
create trigger audit_event_no_truncate before truncate on audit_event execute function refuse_audit_change();
