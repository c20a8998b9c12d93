-- What customers owe by the merchant's books: a row each time that somebody, or an import, said so. The last one holds.
create table customer_balance (
  site_id text not null,
  customer_id text not null,
  seq bigint generated always as identity,
  -- Null with all the rest: what was said before was taken back, and nothing is known.
  currency text,
  balance_minor bigint,
  overdue_minor bigint check (overdue_minor >= 0),
  credit_limit_minor bigint check (credit_limit_minor >= 0),
  term_days integer check (term_days >= 0),
  -- The moment that the figures are of.
  as_of timestamptz,
  actor jsonb not null,
  written_at timestamptz not null,
  -- The import that said it, if one did.
  execution_id uuid,
  primary key (site_id, customer_id, seq),
  foreign key (site_id, customer_id) references customer (site_id, id) on delete cascade,
  check ((currency is null) = (balance_minor is null) and (currency is null) = (as_of is null))
);
create index customer_balance_by_execution on customer_balance (execution_id) where execution_id is not null;
