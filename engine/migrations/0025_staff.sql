-- The merchant's people. One person is known to the whole organization by an address.
create table staff_member (
  id uuid primary key,
  organization_id text not null,
  -- In lower case: what they sign in with.
  email text not null,
  name text,
  -- [{role, country?, storeId?}]; without a country everywhere, without a store in all of the country.
  roles jsonb not null,
  -- Argon2id, as a PHC string; null for who signs in without one.
  password_hash text,
  -- When an invitation was first accepted.
  joined_at timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz,
  last_login_at timestamptz,
  unique (organization_id, email)
);

-- What was mailed to somebody who is invited: worth something once, and until it is over.
create table staff_invitation (
  -- SHA-256, base64url.
  hash text primary key,
  staff_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_invitation_member on staff_invitation (staff_id);
