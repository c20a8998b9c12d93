-- Pictures that the merchant's people upload. What pages show of them are rows of image below media/ and cards/media/.
create table media (
  site_id text not null,
  id uuid not null,
  name text not null,
  -- Texts by locale.
  alt jsonb not null,
  -- What must not be cut away, in parts of width and height from the left and the top.
  focus_x real not null default 0.5 check (focus_x between 0 and 1),
  focus_y real not null default 0.5 check (focus_y between 0 and 1),
  media_type text not null,
  width integer not null,
  height integer not null,
  original bytea not null,
  status text not null check (status in ('waiting', 'ready', 'failed')),
  -- [{path, width, height, mediaType, size}]
  renditions jsonb not null default '[]',
  created_by jsonb not null,
  created_at timestamptz not null,
  revision integer not null default 1,
  primary key (site_id, id)
);
create index media_created on media (site_id, created_at desc, id);
alter table media alter column original set storage external;
