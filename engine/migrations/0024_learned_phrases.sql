-- What a customer chose for a phrase of a list, so that the next list is read with it. Never shared between customers.
create table learned_phrase (
  site_id text not null references site,
  customer_id text not null,
  phrase text not null,
  sku text not null,
  times int not null default 1,
  last_used timestamptz not null,
  primary key (site_id, customer_id, phrase),
  foreign key (site_id, customer_id) references customer (site_id, id)
);
