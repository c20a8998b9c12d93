-- What a shopper sends to show that the money of an order is on its way.
create table transfer_proof (
  site_id text not null,
  id text not null,
  order_no text not null,
  name text not null,
  media_type text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (site_id, id)
);
create index transfer_proof_of on transfer_proof (site_id, order_no);
