-- How a bank writes its statements of an account: columns, separator, decimal sign, form of dates, encoding.
create table bank_mapping (
  site_id text not null,
  id text not null,
  country text not null,
  name text not null,
  mapping jsonb not null,
  modified_at timestamptz not null,
  primary key (site_id, id)
);

-- Money that came to an account, a line of a statement each; a part of one that was split names it.
create table bank_line (
  site_id text not null,
  id text not null,
  mapping_id text not null,
  country text not null,
  currency text not null,
  day date not null,
  amount_minor bigint not null check (amount_minor > 0),
  description text not null,
  reference text not null,
  -- Of the account, the day, the amount, the texts, and which of several alike it is: a line is there once.
  digest text not null,
  parent_id text,
  status text not null check (status in ('open', 'matched', 'ignored', 'split')),
  note text,
  imported_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (site_id, id)
);
create unique index bank_line_once on bank_line (site_id, digest);
create index bank_line_open on bank_line (site_id, country, day desc, id) where status = 'open';
create index bank_line_day on bank_line (site_id, country, day desc, id);

-- What of a line was for which order. It stands until it is undone.
create table bank_match (
  site_id text not null,
  id text not null,
  line_id text not null,
  order_no text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- Whether the order was paid with it; what came before was a part.
  completes boolean not null,
  actor jsonb not null,
  matched_at timestamptz not null,
  undone_at timestamptz,
  primary key (site_id, id)
);
create index bank_match_line on bank_match (site_id, line_id) where undone_at is null;
create index bank_match_order on bank_match (site_id, order_no) where undone_at is null;
