-- agreements: what was done with an agreement in a secure frame, with the server's times. A signature's evidence keeps a
-- copy in `acts`; those of signatures before this table have the times of the page.
create table signing_act (
  id bigint primary key generated always as identity,
  agreement_id uuid not null references agreement (id),
  frame_id uuid not null references frame (id) on delete cascade,
  act text not null check (act in ('opened', 'scrolledToEnd', 'languageChosen', 'boxTicked', 'nameTyped')),
  acted_at timestamptz not null
);
create index signing_act_agreement on signing_act (agreement_id, frame_id);
create index signing_act_frame on signing_act (frame_id);
