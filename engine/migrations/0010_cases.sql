-- What people write to customer service.
create sequence service_case_number start 10001;

create table service_case (
  site_id text not null references site,
  id text not null,
  -- Null: a guest wrote it.
  customer_id text,
  -- The session that wrote it may add files.
  usid text not null,
  country text not null,
  document jsonb not null,
  created_at timestamptz not null,
  primary key (site_id, id)
);
create index service_case_customer on service_case (site_id, customer_id, created_at desc) where customer_id is not null;

create table service_case_file (
  site_id text not null,
  id text not null,
  case_id text not null,
  name text not null,
  media_type text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, case_id) references service_case (site_id, id) on delete cascade
);
create index service_case_file_of on service_case_file (site_id, case_id);
