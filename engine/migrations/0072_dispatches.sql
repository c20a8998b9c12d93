-- A truck that has left: which pieces of which orders were on it. Persons and places stand with the orders.
create table dispatch (
  site_id text not null,
  id uuid not null,
  country text not null,
  -- From whose stock its goods are.
  store_ids text[] not null,
  truck text not null,
  driver text not null,
  -- [{orderNo, lines: [{itemId, quantity}]}]
  orders jsonb not null,
  made_by jsonb not null,
  made_at timestamptz not null,
  primary key (site_id, id)
);
create index dispatch_latest on dispatch (site_id, made_at desc);
