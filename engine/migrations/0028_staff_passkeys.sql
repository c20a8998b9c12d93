-- Keys by which somebody signs in without a password, made by their device.
create table staff_passkey (
  -- The credential's id, base64url.
  id text primary key,
  staff_id uuid not null,
  name text not null,
  -- COSE key, base64url.
  public_key text not null,
  counter bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkey_member on staff_passkey (staff_id);

-- What a device has to sign: worth something once, and for a few minutes.
create table staff_challenge (
  challenge text primary key,
  -- Whose new key is made; null for signing in.
  staff_id uuid,
  expires_at timestamptz not null
);
