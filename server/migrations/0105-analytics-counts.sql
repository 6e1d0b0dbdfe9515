-- analytics: how often what was reported, by merchant, day and language. Nothing leads to a checkout or to a person.
create table analytics_count (
  merchant_id uuid not null references merchant (id),
  -- in the provider's time zone
  day date not null,
  -- reached: a step for the first time in an opening of a checkout
  event text not null check (event in ('reached', 'step', 'pageView', 'language', 'problem', 'end')),
  -- route, title, language, problem or end; one of a list in the code
  value text not null check (length(value) <= 100),
  language text not null check (language in ('en', 'fr')),
  count integer not null check (count > 0),
  primary key (day, merchant_id, event, value, language)
);
