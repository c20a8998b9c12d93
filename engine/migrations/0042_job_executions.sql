-- Long work that somebody asked for, done a batch at a time: where it stands is written with what each batch has made.
create table job_execution (
  site_id text not null,
  id uuid not null,
  job_id text not null,
  status text not null check (status in ('pending', 'running', 'aborting', 'aborted', 'finished', 'failed')),
  parameters jsonb not null,
  -- Whose countries' things it may touch.
  countries text[] not null,
  actor jsonb not null,
  done bigint not null default 0,
  total bigint not null,
  -- The key of the last row that was done; null: none yet.
  cursor_key text,
  fault text,
  file_id uuid,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  primary key (site_id, id)
);
create index job_execution_of on job_execution (site_id, (actor ->> 'id'), created_at desc);
create index job_execution_created on job_execution (created_at);

-- A file in pieces, so that none is ever in memory as a whole.
create table stored_file (
  site_id text not null,
  id uuid not null,
  name text not null,
  media_type text not null,
  size bigint not null default 0,
  pieces integer not null default 0,
  created_at timestamptz not null,
  primary key (site_id, id)
);
create index stored_file_created on stored_file (created_at);

create table stored_file_piece (
  site_id text not null,
  file_id uuid not null,
  place integer not null,
  bytes bytea not null,
  primary key (site_id, file_id, place),
  foreign key (site_id, file_id) references stored_file (site_id, id) on delete cascade
);
alter table stored_file_piece alter column bytes set storage external;
