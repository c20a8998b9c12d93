-- What shoppers who agreed to it did, as the personalisation service is told. Kept for ninety days at most.
create table activity (
  site_id text not null references site,
  id bigint generated always as identity,
  at timestamptz not null,
  kind text not null,
  country text not null,
  -- The visit; the customer where there is one.
  cookie_id text not null,
  user_id text,
  -- Where it came from: a digest that is another one every day, for the limit per minute alone.
  source text not null,
  -- The products it is about, as sent: SKUs where they were named.
  product_ids text[] not null default '{}',
  record jsonb not null,
  primary key (site_id, id)
);
create index activity_at on activity (site_id, at);
create index activity_cookie on activity (site_id, cookie_id, at desc);
create index activity_user on activity (site_id, user_id, at desc) where user_id is not null;
create index activity_source on activity (site_id, source, at);

-- Lists of products that the job computes anew, best first:
-- bought, viewed (subject: a product; country: any), top (subject: a category, or empty for all).
create table recommendation (
  site_id text not null references site,
  list text not null check (list in ('bought', 'viewed', 'top')),
  country text not null default '',
  subject text not null,
  position int not null,
  product_id text not null,
  score double precision not null,
  primary key (site_id, list, country, subject, position)
);

-- When, and from which catalogue, the lists were computed.
create table recommendation_run (
  site_id text primary key references site,
  computed_at timestamptz not null,
  catalog_version bigint not null
);
