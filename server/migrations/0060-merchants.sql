-- What the provider sets for its merchants.

alter table merchant
  -- `name` is the trading name, which applicants see
  -- empty where the release before inserted it
  add column legal_name text not null default '',
  -- of its checkouts that name none
  add column language text not null default 'en' check (language in ('en', 'fr')),
  -- what the provider keeps of each payout: hundredths of a percent, and cents
  add column fee_rate_bps int not null default 0 check (fee_rate_bps between 0 and 2000),
  add column fee_fixed_cents bigint not null default 0 check (fee_fixed_cents between 0 and 10000),
  -- words of both names, without accents and in lower case
  add column search_words text not null default '',
  add column closed_at timestamptz;
update merchant set
  legal_name = name,
  search_words = regexp_replace(
    translate(lower(name), 'àáâäãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[^[:alnum:]]+', ' ', 'g'
  );
create index merchant_search on merchant using gin (to_tsvector('simple', search_words));

alter table merchant_key
  -- of a key that another one replaces
  add column expires_at timestamptz,
  -- within about a minute
  add column last_used_at timestamptz;
create index merchant_key_merchant on merchant_key (merchant_id);

-- page: its pages may call the API, and checkouts may redirect to them. redirect: only the latter.
alter table merchant_origin add column kind text not null default 'page' check (kind in ('page', 'redirect'));
create index merchant_origin_page on merchant_origin (origin) where kind = 'page';

-- No longer applies, though its last day has not come.
alter table merchant_promotion add column cancelled_at timestamptz;

-- the history on a merchant's page
create index audit_event_merchant on audit_event ((details ->> 'merchantId'), at)
  where (details ->> 'merchantId') is not null;
