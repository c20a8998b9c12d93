-- What a step on everything that a search finds is about: as it was found when it was asked for, and what became of each.
create table job_execution_item (
  site_id text not null,
  execution_id uuid not null,
  id text not null,
  -- Null until its turn has come.
  outcome text check (outcome in ('changed', 'unchanged', 'overtaken', 'refused')),
  -- Of one that was refused: the kind of problem, and its words.
  problem text,
  detail text,
  primary key (site_id, execution_id, id),
  foreign key (site_id, execution_id) references job_execution (site_id, id) on delete cascade
);

-- How many came to what so far, and the first that were not changed.
alter table job_execution add column outcomes jsonb;
