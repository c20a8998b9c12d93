-- What a version of the catalogue changed of the one before, where that is prices of a country alone: a process that goes from
-- one to the next keeps what they say nothing of. A version without a row changed more.
create table catalogue_change (
  site_id text not null references site,
  version bigint not null,
  country text not null,
  product_ids text[] not null,
  primary key (site_id, version)
);
