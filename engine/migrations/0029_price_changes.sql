-- Prices that are prepared, looked at, and put in place at a moment.
create table price_change (
  site_id text not null references site,
  id uuid not null,
  country text not null,
  name text not null,
  status text not null check (status in ('draft', 'scheduled', 'applied', 'reverted', 'cancelled', 'failed')),
  -- [{productId, tiers: [{minQuantity, amount}]}]: the prices to be, and those that were replaced.
  prices jsonb not null,
  replaced jsonb,
  starts_at timestamptz,
  applied_at timestamptz,
  -- Why it could not be put in place.
  fault text,
  revision int not null default 1,
  created_at timestamptz not null,
  primary key (site_id, id)
);
create index price_change_country on price_change (site_id, country, created_at desc, id);
create index price_change_waiting on price_change (site_id, starts_at) where status = 'scheduled';
