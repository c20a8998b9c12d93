-- What a plant cuts from: coils, bars of a length, and ends of both that are long enough to be used again.
create table plant_strip (
  site_id text not null,
  store_id text not null,
  id text not null,
  kind text not null check (kind in ('coil', 'bar', 'offcut')),
  -- What it is made of, as goods name it by their attributes.
  material text not null,
  -- Of one; coils grow shorter, bars and offcuts are used whole.
  length_mm bigint not null check (length_mm >= 0),
  count integer not null default 1 check (count >= 0),
  status text not null check (status in ('usable', 'bad', 'used')),
  -- The strip that an offcut is the end of.
  cut_from text,
  note text,
  revision integer not null default 1,
  created_at timestamptz not null,
  primary key (site_id, store_id, id)
);
create index plant_strip_usable on plant_strip (site_id, store_id, material) where status = 'usable';
create sequence plant_offcut_number start 1001;

-- Goods that are made of something else than their attributes say.
create table plant_material (
  site_id text not null,
  sku text not null,
  material text not null,
  primary key (site_id, sku)
);

-- The present plan of each plant: the next one takes its place, so that no strip is promised twice.
create table cut_plan (
  site_id text not null,
  store_id text not null,
  document jsonb not null,
  revision integer not null,
  made_by jsonb not null,
  made_at timestamptz not null,
  primary key (site_id, store_id)
);

-- What became of each millimetre: goods, or scrap by its reason. Written in the transaction of the cut, never altered.
create table plant_entry (
  site_id text not null,
  seq bigint generated always as identity,
  store_id text not null,
  at timestamptz not null,
  kind text not null check (kind in ('goods', 'setup', 'saw', 'end', 'bad')),
  strip_id text not null,
  material text not null,
  length_mm bigint not null,
  order_no text,
  item_id text,
  quantity integer,
  note text,
  actor jsonb not null,
  primary key (site_id, seq)
);
create index plant_entry_at on plant_entry (site_id, store_id, at);
