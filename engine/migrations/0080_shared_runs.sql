-- Goods of which a country's carts need not reach the least run by themselves until a day: they are cut together after it.
create table shared_run (
  site_id text not null,
  country text not null,
  sku text not null,
  -- The plant that cuts it.
  store_id text not null,
  -- The last day on which is ordered; by the country's clock.
  closing_day date not null,
  -- What it is to reach.
  goal_mm bigint not null check (goal_mm > 0),
  opened_by jsonb not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- What paid orders had together when it was closed.
  reached_mm bigint,
  primary key (site_id, country, sku)
);
create index shared_run_open on shared_run (site_id) where closed_at is null;

-- A run that was closed short is cut all the same.
alter table run_decision drop constraint run_decision_kind_check;
alter table run_decision add check (kind in ('offer', 'wait', 'substitute', 'cut'));
