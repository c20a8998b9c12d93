-- The second factor by an app: its secret sealed with the shop's key, and the last step of time it was used for.
alter table staff_member
  add column totp_sealed text,
  add column totp_step bigint;
-- The secret that is offered to who accepts.
alter table staff_invitation add column totp_sealed text;

-- Where somebody is signed in.
create table staff_session (
  id uuid primary key,
  -- SHA-256 of the cookie's secret, base64url.
  hash text not null unique,
  staff_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- To the minute.
  last_seen_at timestamptz not null,
  -- When the second factor was last shown.
  proven_at timestamptz not null,
  ended_at timestamptz,
  ip text not null,
  user_agent text not null
);
create index staff_session_member on staff_session (staff_id);

-- What gets somebody in who has lost their second factor: each works once.
create table staff_recovery_code (
  staff_id uuid not null,
  -- SHA-256, base64url.
  hash text not null,
  used_at timestamptz,
  primary key (staff_id, hash)
);
