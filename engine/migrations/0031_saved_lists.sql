-- A list of goods that somebody saved, for whoever has its link: what a tool came to, as it was corrected. One of a
-- guest belongs to nobody and goes after a while; a customer's stays until they remove it or close their account.
create table saved_list (
  site_id text not null references site,
  id text not null,
  customer_id text,
  country text not null,
  title text not null,
  -- Where the tool is that made it, with all that was asked.
  path text,
  lines jsonb not null,
  -- What was written and is no goods yet.
  unread jsonb not null,
  created_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, customer_id) references customer (site_id, id)
);
create index saved_list_of_customer on saved_list (site_id, customer_id, created_at desc) where customer_id is not null;
create index saved_list_of_guests on saved_list (site_id, created_at) where customer_id is null;
