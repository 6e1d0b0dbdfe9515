-- audit: the trail has a partition for each month, by the time in the ids of its events, so that a month can be moved to
-- the archive as a whole, and indexes stay of a month's size. Programs use the name audit_event as before.

-- reads all rows; who reads and writes goes on
alter table audit_event validate constraint audit_event_past;

-- The tables that are referred to as well: a reference adds its triggers to both.
select lock_briefly(
  array['audit_seal'::regclass, 'stored_file'::regclass, 'audit_event'::regclass, 'application'::regclass], 1000
);

alter table audit_event rename to audit_event_past;
alter index audit_event_pkey rename to audit_event_past_pkey;
alter index audit_event_application rename to audit_event_past_application;
alter index audit_event_at rename to audit_event_past_at;
alter index audit_event_merchant rename to audit_event_past_merchant;
alter index audit_event_seal rename to audit_event_past_seal;
-- a partition gets the trigger of the partitioned table
drop trigger audit_event_append_only on audit_event_past;

create table audit_event (
  id uuid primary key,
  application_id uuid constraint audit_event_application_id_fkey references application (id),
  actor text not null,
  act text not null,
  details jsonb not null default '{}',
  at timestamptz not null default now(),
  sealed_in bigint constraint audit_event_sealed_in_fkey references audit_seal (number)
) partition by range (id);
create index audit_event_application on audit_event (application_id, at);
create index audit_event_at on audit_event (at);
create index audit_event_merchant on audit_event ((details ->> 'merchantId'), at)
  where (details ->> 'merchantId') is not null;
create index audit_event_seal on audit_event (sealed_in, id);
create trigger audit_event_append_only before update or delete on audit_event
  for each row execute function refuse_audit_change();
create trigger audit_event_no_truncate before truncate on audit_event execute function refuse_audit_change();

-- The partitions, from the oldest to the default one. `first_id` is null where no bound is below, `until_id` where none is
-- above.
create view audit_partition as
select
  child.relname::text as name,
  substring(pg_get_expr(child.relpartbound, child.oid) from 'FROM \(''([0-9a-f-]{36})''\)')::uuid as first_id,
  substring(pg_get_expr(child.relpartbound, child.oid) from 'TO \(''([0-9a-f-]{36})''\)')::uuid as until_id
from pg_inherits join pg_class as child on child.oid = pg_inherits.inhrelid
where pg_inherits.inhparent = 'audit_event'::regclass;

-- Triggers of statements and rights are each partition's own. Whoever may read the trail may read a partition, which a
-- backup does; everything else goes through the trail.
create function protect_audit_partition(child regclass) returns void language plpgsql as $$
declare
  one record;
begin
  execute format(
    'create or replace trigger audit_event_no_truncate before truncate on %s execute function refuse_audit_change()',
    child
  );
  for one in
    select distinct case grantee when 0 then 'public' else grantee::regrole::text end as role
    from pg_class, aclexplode(relacl) where oid = child and grantee <> relowner
  loop
    execute format('revoke all on %s from %s', child, one.role);
  end loop;
  for one in
    select distinct case grantee when 0 then 'public' else grantee::regrole::text end as role
    from pg_class, aclexplode(relacl)
    where oid = 'audit_event'::regclass and privilege_type = 'SELECT' and grantee <> relowner
  loop
    execute format('grant select on %s to %s', child, one.role);
  end loop;
end
$$;

do $$
declare
  bound text := (
    select substring(pg_get_constraintdef(oid) from '[0-9a-f]{8}-[0-9a-f-]{27}')
    from pg_constraint where conrelid = 'audit_event_past'::regclass and conname = 'audit_event_past'
  );
  one record;
begin
  execute format('alter table audit_event attach partition audit_event_past for values from (minvalue) to (%L)', bound);
  -- a role keeps its rights on the trail
  for one in
    select privilege_type as privilege, '' as columns, grantee
    from pg_class, aclexplode(relacl) where oid = 'audit_event_past'::regclass and grantee <> relowner
    union all
    select privilege_type, format('(%I)', attname), grantee
    from pg_attribute, aclexplode(attacl) where attrelid = 'audit_event_past'::regclass
  loop
    execute format(
      'grant %s %s on audit_event to %s', one.privilege, one.columns,
      case one.grantee when 0 then 'public' else one.grantee::regrole::text end
    );
  end loop;
end
$$;
alter table audit_event_past drop constraint audit_event_past;
create table audit_event_rest partition of audit_event default;
select protect_audit_partition('audit_event_past');
select protect_audit_partition('audit_event_rest');

-- Makes the partitions of the coming months that are missing, and returns how many. It runs with the rights of the tables'
-- owner, so that a server whose role owns nothing can call it, and takes nothing from the caller. A month whose first events
-- are in the default partition already stays there.
create function extend_audit_partitions() returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  this_month timestamp := date_trunc('month', now() at time zone 'UTC');
  last_bound uuid := coalesce(
    (select until_id from audit_partition where until_id is not null order by until_id desc limit 1),
    '00000000-0000-0000-0000-000000000000'
  );
  missing timestamp[] := array(
    select due from generate_series(this_month, this_month + interval '3 months', interval '1 month') as due
    where lowest_id_at(due at time zone 'UTC') >= last_bound
      and not exists (
        select from audit_event_rest
        where id >= lowest_id_at(due at time zone 'UTC')
          and id < lowest_id_at((due + interval '1 month') at time zone 'UTC')
      )
  );
  month timestamp;
  partition_name text;
  month_first uuid;
  month_until uuid;
  made int := 0;
begin
  if cardinality(missing) = 0 then
    return made;
  end if;
  perform lock_briefly(
    array['audit_event_rest'::regclass, 'audit_seal'::regclass, 'audit_event'::regclass, 'application'::regclass], 60
  );
  foreach month in array missing loop
    partition_name := to_char(month, '"audit_event_"YYYY_MM');
    month_first := lowest_id_at(month at time zone 'UTC');
    month_until := lowest_id_at((month + interval '1 month') at time zone 'UTC');
    -- what happened until the tables were locked
    continue when to_regclass(partition_name) is not null
      or exists (select from audit_event_rest where id >= month_first and id < month_until);
    execute format(
      'create table %I partition of audit_event for values from (%L) to (%L)', partition_name, month_first, month_until
    );
    perform protect_audit_partition(partition_name::regclass);
    made := made + 1;
  end loop;
  return made;
end
$$;
revoke execute on function extend_audit_partitions() from public;
select extend_audit_partitions();

-- What was moved to the archive: a file for each partition that is gone. A row is its manifest.
create table audit_archive (
  -- name of the partition
  partition text primary key,
  file_id uuid not null unique references stored_file (id),
  event_count bigint not null check (event_count > 0),
  first_id uuid not null,
  last_id uuid not null,
  first_seal bigint not null references audit_seal (number),
  last_seal bigint not null references audit_seal (number),
  -- over the lines of the file, before their compression
  sha256 bytea not null,
  archived_at timestamptz not null
);
create trigger audit_archive_append_only before update or delete on audit_archive
  for each row execute function refuse_change();
create trigger audit_archive_no_truncate before truncate on audit_archive execute function refuse_change();
