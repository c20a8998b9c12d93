-- Who signs in through an identity provider: the provider's own key of the person, never the mail address.
create table customer_identity (
  site_id text not null references site,
  provider text not null,
  subject text not null,
  customer_id text not null,
  created_at timestamptz not null,
  primary key (site_id, provider, subject),
  foreign key (site_id, customer_id) references customer (site_id, id) on delete cascade
);
create index customer_identity_customer on customer_identity (site_id, customer_id);
