-- The same for several people: those who have a role (any without one), in a country (anywhere without one).
create table staff_shared_view (
  organization_id text not null,
  id uuid not null,
  list text not null,
  title text not null,
  search jsonb not null,
  role text,
  country text,
  created_at timestamptz not null,
  primary key (organization_id, id)
);

-- Which thing of the back office somebody has open, and when they were last seen there.
create table staff_presence (
  organization_id text not null,
  kind text not null,
  id text not null,
  staff_id uuid not null,
  is_editing boolean not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (organization_id, kind, id, staff_id)
);
create index staff_presence_seen on staff_presence (seen_at);
