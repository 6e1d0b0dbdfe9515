-- checkouts: what a merchant's server ordered before a page opened it. A checkout without an order was made by a page.
create table checkout_order (
  checkout_id uuid primary key references checkout (id),
  -- of the client token; null, as the last two, once the checkout is erased
  token_hash bytea unique,
  -- the token opens nothing from then on
  expires_at timestamptz not null,
  -- when a page opened it first
  opened_at timestamptz,
  -- null: the page's
  language text check (language in ('en', 'fr')),
  line_items jsonb,
  metadata jsonb
);
