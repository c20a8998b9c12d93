-- What was decided of goods that lack metres for their least run: an offer, waiting, or goods of another store.
create table run_decision (
  site_id text not null,
  country text not null,
  sku text not null,
  kind text not null check (kind in ('offer', 'wait', 'substitute')),
  -- The day until which it holds.
  until date,
  -- Whose stock takes the place of a run.
  store_id text,
  note text,
  decided_by jsonb not null,
  decided_at timestamptz not null,
  primary key (site_id, country, sku)
);
