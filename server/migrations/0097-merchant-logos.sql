-- The image that a merchant uploaded as its logo; `merchant.logo_url` has its address.
create table merchant_logo (
  merchant_id uuid primary key references merchant (id),
  file_id uuid not null unique references stored_file (id),
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
  created_at timestamptz not null
);
