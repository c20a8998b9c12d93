-- When the first money of an order was there, as ISO in UTC: such texts compare as moments.
create function order_paid_at(history jsonb) returns text language sql immutable parallel safe as $$
  select jsonb_path_query_first(history, '$[*] ? (@.what == "paid").at') #>> '{}' $$;
create index orders_paid_at on orders (site_id, order_paid_at(history)) where order_paid_at(history) is not null;

-- What was sold, by the day it was paid on the clock of its country. A job writes it, so that reports read no order.
create table report_sales (
  site_id text not null,
  country text not null,
  -- Of the counter that took it, else of its first line; empty: of none.
  store_id text not null,
  day date not null,
  currency text not null,
  orders integer not null,
  total_minor bigint not null,
  -- Given back of these orders in part.
  refunded_minor bigint not null,
  weight_g bigint not null,
  -- Metres of goods cut to length.
  cut_mm bigint not null,
  primary key (site_id, country, store_id, day)
);

-- From a visit to an order, by day and country; visits are of those who agreed to be counted.
create table report_funnel (
  site_id text not null,
  country text not null,
  day date not null,
  visits integer not null,
  carts integer not null,
  checkouts integer not null,
  quotes integer not null,
  orders integer not null,
  primary key (site_id, country, day)
);

-- What stores have of goods that sell, and goods that are asked for where there are none.
create table report_stock (
  site_id text not null,
  store_id text not null,
  country text not null,
  sku text not null,
  on_hand bigint not null,
  -- What orders of 30 days took, and visits of 30 days that asked for it in this country.
  sold bigint not null,
  asked integer not null,
  primary key (site_id, store_id, sku)
);
create index report_stock_country on report_stock (site_id, country);

-- How far the job has read.
create table report_run (
  site_id text primary key,
  orders_until timestamptz not null,
  counted_at timestamptz not null
);
