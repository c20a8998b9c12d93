-- Contents as somebody edits them, for whoever has the secret to see in the shop's own pages until it is over.
create table content_preview (
  site_id text not null references site,
  -- Of the secret, its hash alone.
  secret_hash text not null,
  content_id text not null,
  record jsonb not null,
  audience text not null check (audience in ('guest', 'registered')),
  expires_at timestamptz not null,
  primary key (site_id, secret_hash)
);
create index content_preview_expiry on content_preview (site_id, expires_at);
