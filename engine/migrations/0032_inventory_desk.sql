-- What people did to stock by hand: counts, corrections, transfers. Orders tell of themselves in stock_move.
create table stock_entry (
  site_id text not null,
  seq bigint generated always as identity,
  at timestamptz not null,
  inventory_id text not null,
  sku text not null,
  before_amount bigint not null,
  after_amount bigint not null,
  reason text not null check (reason in ('count', 'damage', 'production', 'correction', 'transfer')),
  note text,
  actor jsonb not null,
  -- Of the caller's Idempotency-Key: what is sent again changes nothing.
  request_key text,
  primary key (site_id, seq)
);
create index stock_entry_of on stock_entry (site_id, inventory_id, sku, seq desc);
create unique index stock_entry_once on stock_entry (site_id, request_key) where request_key is not null;

-- Goods on their way from one store to another: [{sku, amount, shipped, received}] in pieces or millimetres.
create table stock_transfer (
  site_id text not null,
  id text not null,
  country text not null,
  from_store text not null,
  to_store text not null,
  status text not null check (status in ('created', 'shipped', 'received', 'cancelled')),
  lines jsonb not null,
  note text,
  revision integer not null default 1,
  created_by jsonb not null,
  created_at timestamptz not null,
  shipped_at timestamptz,
  closed_at timestamptz,
  primary key (site_id, id)
);
create index stock_transfer_created on stock_transfer (site_id, country, created_at desc, id);
