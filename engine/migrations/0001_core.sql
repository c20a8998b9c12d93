-- Keys carry the site (tenant); a shopper's rows hang on one customer or basket id, so that tables can be distributed by it.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent() is only stable, since a dictionary may change; an index needs an immutable form.
create function fold(text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

create table site (
  id text primary key,
  organization_id text not null,
  config jsonb not null,
  shipping jsonb not null default '{}',
  synonyms jsonb not null default '{}',
  -- Grows with every import that changes what a guest can see; caches are keyed by it.
  catalog_version bigint not null default 1
);

-- ---------------------------------------------------------------- catalogue

create table category (
  site_id text not null references site,
  id text not null,
  parent_id text,
  position int not null default 0,
  online boolean not null default true,
  -- Texts are {es, en}.
  name jsonb not null,
  content jsonb not null default '{}',
  show_in_menu boolean not null default true,
  alternative_url text,
  banner_image text,
  image text,
  primary key (site_id, id)
);
create index category_parent on category (site_id, parent_id, position);

create table product (
  site_id text not null references site,
  id text not null,
  kind text not null check (kind in ('item', 'master', 'variant', 'set', 'bundle')),
  master_id text,
  primary_category_id text,
  -- Assigned categories and all their ancestors.
  category_ids text[] not null default '{}',
  online boolean not null default true,
  countries text[] not null,
  name jsonb not null,
  -- What a page shows and no rule reads: descriptions, technical details, attributes, videos, links.
  content jsonb not null default '{}',
  images jsonb not null default '[]',
  variation_attributes jsonb not null default '[]',
  variation_values jsonb not null default '{}',
  -- Attribute id → value, for refinements and comparisons.
  attributes jsonb not null default '{}',
  sell_mode text not null check (sell_mode in ('unit', 'pack', 'cut', 'quote')),
  unit jsonb not null default '{}',
  -- Tax class by country where it is not 'standard'.
  tax_classes jsonb not null default '{}',
  step_quantity int not null default 1,
  min_order_quantity int not null default 1,
  -- Grams of one piece; of one metre for goods sold by length.
  weight_g int not null default 0,
  -- Longest side of one piece in mm; null for goods cut to length.
  longest_mm int,
  length_mm int,
  -- {minMm, maxMm, stepMm, minTotalMm}
  cut jsonb,
  -- {min, max} working days until it is made.
  lead_days jsonb,
  -- False for what no courier may carry.
  courier boolean not null default true,
  is_default_variant boolean not null default false,
  stock_pattern text not null default 'S1' check (stock_pattern in ('S1', 'S2', 'S3')),
  is_new boolean not null default false,
  is_sale boolean not null default false,
  popularity int not null default 0,
  -- Members of a set or bundle: [{productId, quantity}]
  members jsonb not null default '[]',
  keywords jsonb not null default '{}',
  primary key (site_id, id)
);
create index product_master on product (site_id, master_id) where master_id is not null;
create index product_category on product using gin (category_ids);

-- The price book of a country. min_quantity counts pieces, or millimetres for goods sold by length.
-- amount null: from this quantity on only by quote.
create table price (
  site_id text not null,
  country text not null,
  sku text not null,
  min_quantity bigint not null,
  amount_minor bigint,
  list_minor bigint,
  primary key (site_id, country, sku, min_quantity)
);

-- Stock of one store in pieces, or millimetres for goods sold by length. It moves only by conditional update.
create table inventory (
  site_id text not null,
  inventory_id text not null,
  sku text not null,
  on_hand bigint not null check (on_hand >= 0),
  primary key (site_id, inventory_id, sku)
);
create index inventory_sku on inventory (site_id, sku);

create table store (
  site_id text not null references site,
  id text not null,
  country text not null,
  inventory_id text not null,
  is_default boolean not null default false,
  size text not null check (size in ('A', 'B', 'C')),
  latitude double precision not null,
  longitude double precision not null,
  position int not null default 0,
  -- The bundle's record: names, address, hours, services, divisions, time zone.
  record jsonb not null,
  primary key (site_id, id)
);
create index store_country on store (site_id, country, position);

create table promotion (
  site_id text not null references site,
  id text not null,
  rank int not null default 0,
  enabled boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  countries text[] not null,
  -- The bundle's record: class, rule, names, call-outs, coupon settings.
  record jsonb not null,
  primary key (site_id, id)
);

create table coupon (
  site_id text not null,
  code text not null,
  promotion_id text not null,
  max_uses int,
  max_uses_per_customer int,
  uses int not null default 0,
  primary key (site_id, code)
);

create table coupon_use (
  site_id text not null,
  code text not null,
  customer_id text not null,
  order_no text not null,
  used_at timestamptz not null,
  primary key (site_id, code, order_no)
);
create index coupon_use_customer on coupon_use (site_id, code, customer_id);

create table content (
  site_id text not null references site,
  id text not null,
  record jsonb not null,
  primary key (site_id, id)
);

create table redirect (
  site_id text not null references site,
  path text not null,
  target text not null,
  status int not null default 301,
  primary key (site_id, path)
);

create table image (
  site_id text not null references site,
  path text not null,
  media_type text not null,
  bytes bytea not null,
  sha256 text not null,
  primary key (site_id, path)
);

-- ---------------------------------------------------------------- shoppers

create table customer (
  site_id text not null references site,
  id text not null,
  customer_no text not null,
  login text not null,
  email text not null,
  password_hash text,
  credentials_changed_at timestamptz not null,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  last_login_at timestamptz,
  -- firstName, lastName, phones, preferredLocale and declared c_… attributes.
  profile jsonb not null default '{}',
  -- [{addressId, …, preferred}]
  addresses jsonb not null default '[]',
  primary key (site_id, id)
);
create sequence customer_number start 100001;
create unique index customer_login on customer (site_id, lower(login));

-- One family of refresh tokens per sign-in; a reused token ends the family.
create table session (
  site_id text not null,
  id text not null,
  usid text not null,
  client_id text not null,
  customer_id text not null,
  -- gcid: who signs in without having been a guest gets one that never had anything.
  guest_id text not null,
  registered boolean not null,
  do_not_track boolean not null default true,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  record jsonb not null default '{}',
  primary key (site_id, id)
);
create index session_customer on session (site_id, customer_id);
create index session_usid on session (site_id, usid);
create index session_over on session (least(expires_at, ended_at));

create table refresh_token (
  hash text primary key,
  site_id text not null,
  session_id text not null,
  created_at timestamptz not null,
  rotated_at timestamptz,
  -- The successor, sealed with the server's key, handed out again within the 10 s grace.
  successor_sealed text
);
create index refresh_token_session on refresh_token (site_id, session_id);

create table authorization_code (
  hash text primary key,
  site_id text not null,
  client_id text not null,
  code_challenge text,
  redirect_uri text not null,
  usid text not null,
  customer_id text not null,
  -- gcid: who signs in without having been a guest gets one that never had anything.
  guest_id text not null,
  registered boolean not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  session_id text,
  -- How the shopper proved who they are: {loginType, identityProvider}.
  record jsonb not null default '{}'
);
create index authorization_code_over on authorization_code (expires_at);

-- Failed attempts, counted per key (account, address) for the guessing limits.
create table attempt (
  key text not null,
  at timestamptz not null
);
create index attempt_key on attempt (key, at);
create index attempt_at on attempt (at);

-- Secrets that travel by mail: links and codes of password reset and passwordless sign-in.
create table one_time_token (
  hash text primary key,
  site_id text not null,
  purpose text not null check (purpose in ('password_reset', 'passwordless')),
  customer_id text not null,
  client_id text not null,
  usid text,
  code_challenge text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_token_over on one_time_token (expires_at);
create index one_time_token_customer on one_time_token (site_id, customer_id, purpose);

-- ---------------------------------------------------------------- baskets and orders

create table basket (
  site_id text not null,
  id text not null,
  customer_id text not null,
  temporary boolean not null default false,
  country text not null,
  currency text not null,
  -- Lines, shipment, addresses, coupons, payment instruments and custom attributes as the shopper left them;
  -- totals are never stored, they are calculated from facts.
  document jsonb not null,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (site_id, id)
);
create unique index basket_one_per_customer on basket (site_id, customer_id) where not temporary;

create sequence order_number start 28011;

create table orders (
  site_id text not null,
  order_no text not null,
  basket_id text not null,
  customer_id text not null,
  country text not null,
  currency text not null,
  status text not null check (status in ('created', 'new', 'completed', 'cancelled', 'replaced', 'failed')),
  payment_status text not null check (payment_status in ('not_paid', 'part_paid', 'paid')),
  shipping_status text not null default 'not_shipped' check (shipping_status in ('not_shipped', 'part_shipped', 'shipped')),
  total_minor bigint not null,
  -- The whole order as agreed and shown ({view}, as the contract writes it), and what the shopper had put together
  -- ({basket}), to be opened again when the payment fails.
  document jsonb not null,
  -- [{at, what, …}]: what the timeline shows.
  history jsonb not null default '[]',
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (site_id, order_no)
);
create unique index orders_one_per_basket on orders (site_id, basket_id) where status <> 'failed';
create index orders_customer on orders (site_id, customer_id, created_at desc);

create table stock_move (
  site_id text not null,
  order_no text not null,
  inventory_id text not null,
  sku text not null,
  amount bigint not null,
  primary key (site_id, order_no, inventory_id, sku)
);

-- One row per attempt to take money, unique at the gateway.
create table payment (
  site_id text not null,
  id text not null,
  order_no text not null,
  method text not null,
  gateway_reference text,
  status text not null,
  amount_minor bigint not null,
  currency text not null,
  record jsonb not null default '{}',
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (site_id, id)
);
create index payment_order on payment (site_id, order_no);
-- What has to be asked about at the processor.
create index payment_open on payment (site_id, modified_at) where status in ('started', 'challenge', 'review');
create unique index payment_reference on payment (site_id, method, gateway_reference) where gateway_reference is not null;

create table idempotency (
  site_id text not null,
  customer_id text not null,
  key text not null,
  request_hash text not null,
  order_no text,
  status int,
  answer jsonb,
  created_at timestamptz not null,
  primary key (site_id, customer_id, key)
);
create index idempotency_created on idempotency (created_at);

-- Mails as they left (development shows them under /dev/mail); a real SMTP server gets them too when configured.
create table mail (
  id text primary key,
  site_id text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  template text not null,
  sent_at timestamptz,
  created_at timestamptz not null
);
create index mail_created on mail (created_at desc);

create table setting (
  key text primary key,
  value jsonb not null
);
