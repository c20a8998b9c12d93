-- A program's secret is replaced while it runs: the former one goes on for as long as was said. `revision` grows with each
-- change of what the program may do.
alter table api_client
  add column former_secret_until timestamptz,
  add column revision integer not null default 1;
