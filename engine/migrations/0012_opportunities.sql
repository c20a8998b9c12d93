-- A request for a quote and the desk's offers. `document` is what was asked for, `offers` the revisions, oldest first.
create sequence opportunity_number start 5001;

create table opportunity (
  site_id text not null,
  id text not null,
  number text not null,
  customer_id text not null,
  basket_id text not null,
  country text not null,
  currency text not null,
  -- An offer that has run out is still `priced` here: the day decides, not a job.
  state text not null check (state in ('requested', 'priced', 'accepted', 'rejected')),
  valid_until date,
  -- Whoever has it may see lines and quantities.
  share_token text not null,
  request_key text,
  request_hash text,
  document jsonb not null,
  offers jsonb not null default '[]',
  messages jsonb not null default '[]',
  history jsonb not null default '[]',
  -- When the CRM had all of the request; null: it is still on its way.
  sent_at timestamptz,
  asked_at timestamptz,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (site_id, id)
);
create index opportunity_customer on opportunity (site_id, customer_id, created_at desc);
create index opportunity_basket on opportunity (site_id, basket_id);
create unique index opportunity_key on opportunity (site_id, customer_id, request_key) where request_key is not null;
-- What the CRM has to be asked about.
create index opportunity_open on opportunity (site_id, asked_at) where state in ('requested', 'priced');

create table opportunity_file (
  site_id text not null,
  id text not null,
  opportunity_id text not null,
  name text not null,
  media_type text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (site_id, id)
);
create index opportunity_file_of on opportunity_file (site_id, opportunity_id);
