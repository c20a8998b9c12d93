-- Who reads the newsletter. An address is in it once for a site.
create table subscription (
  site_id text not null references site,
  id text not null,
  email text not null,
  country text not null,
  locale text not null,
  state text not null check (state in ('pending', 'active', 'cancelled')),
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, email)
);
