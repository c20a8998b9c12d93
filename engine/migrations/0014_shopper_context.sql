-- What an application says of a session: kept for a day of a guest, a week of a customer.
create table shopper_context (
  site_id text not null references site,
  usid text not null,
  customer_id text not null,
  document jsonb not null,
  expires_at timestamptz not null,
  primary key (site_id, usid)
);
create index shopper_context_end on shopper_context (site_id, expires_at);
create index shopper_context_customer on shopper_context (site_id, customer_id);
