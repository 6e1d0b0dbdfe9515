-- audit: 0100 makes the trail a table with a partition for each month. What is there by then stays where it is, as the
-- partition of the past. Its bound is declared here and checked at the beginning of 0100, while everybody goes on, so that
-- the switch does not read the rows under a lock.

-- The lowest id of a time: ids are UUIDs of version 7 (RFC 9562), with the milliseconds in front.
create function lowest_id_at(moment timestamptz) returns uuid language sql stable as $$
  select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid
$$;

-- Locks tables against everybody else, in the order given. A request that waits for a lock makes everybody wait who comes
-- after it: this one waits for less time than PostgreSQL takes to look for a deadlock, gives up what it has got, and tries
-- again a second later. A table that few use is best the first: a backup reads all of them, and is met there. Of a table
-- with partitions, these are not locked.
create function lock_briefly(tables regclass[], attempts int) returns void
language plpgsql set lock_timeout = '200ms' as $$
begin
  for attempt in 1..attempts loop
    begin
      execute (
        select 'lock table ' || string_agg('only ' || name::text, ', ' order by place) || ' in access exclusive mode'
        from unnest(tables) with ordinality as listed (name, place)
      );
      return;
    exception when lock_not_available then
      perform pg_sleep(1);
    end;
  end loop;
  raise exception '% are in use', tables using errcode = 'lock_not_available';
end
$$;

do $$
declare
  last_time timestamptz;
  month timestamp;
begin
  perform lock_briefly(array['audit_seal'::regclass, 'audit_event'::regclass], 1000);
  select to_timestamp(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0) into last_time
  from audit_event order by id desc limit 1;
  -- Two months ahead at least: until 0100 has run, no event after the bound can be stored.
  month := date_trunc('month', greatest(now() + interval '2 months', last_time) at time zone 'UTC') + interval '1 month';
  execute format(
    'alter table audit_event add constraint audit_event_past check (id < %L) not valid',
    lowest_id_at(month at time zone 'UTC')
  );
end
$$;
