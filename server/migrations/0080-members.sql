-- People who work for merchants: who they are, what they may do for which merchant, and how they log in.

create table member (
  id uuid primary key,
  -- in lower case
  email text not null unique check (email = lower(email)),
  language text not null check (language in ('en', 'fr')),
  created_at timestamptz not null
);

-- What a member may do is the program's table of roles.
create table membership (
  id uuid primary key,
  member_id uuid not null references member (id),
  merchant_id uuid not null references merchant (id),
  role text not null check (role in ('owner', 'developer', 'accounting')),
  invited_at timestamptz not null,
  -- the first time the member opened the merchant's dashboard
  joined_at timestamptz,
  removed_at timestamptz
);
create unique index membership_current on membership (merchant_id, member_id) where removed_at is null;
create index membership_member on membership (member_id);

-- One-time links that log in. One has no token until its mail is composed, and no member where nobody has the address.
create table member_login_link (
  id uuid primary key,
  member_id uuid references member (id),
  token_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index member_login_link_expires on member_login_link (expires_at);

create table member_session (
  id uuid primary key,
  member_id uuid not null references member (id),
  -- the merchant whose dashboard is open; null until one of several is chosen
  membership_id uuid references membership (id),
  token_hash bytea not null unique,
  user_agent text not null,
  network text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index member_session_member on member_session (member_id);
create index member_session_created on member_session (created_at);

-- Browsers that a member has logged in with, by a cookie.
create table member_device (
  token_hash bytea primary key,
  member_id uuid not null references member (id),
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index member_device_member on member_device (member_id);

-- Memberships that were not removed, with what their lists and mails show.
create view membership_list as
select
  membership.id,
  membership.member_id,
  membership.merchant_id,
  membership.role,
  membership.invited_at,
  membership.joined_at,
  member.email,
  member.language,
  merchant.name as merchant_name,
  merchant.closed_at as merchant_closed_at
from membership
join member on member.id = membership.member_id
join merchant on merchant.id = membership.merchant_id
where membership.removed_at is null;

-- What an invitation takes from the merchant.
create view member_merchant as select id, language from merchant;
