-- One row that the health check writes: a database that only reads is not healthy.
create table health_check (
  id boolean primary key default true check (id),
  written_at timestamptz not null default now()
);
insert into health_check default values;
