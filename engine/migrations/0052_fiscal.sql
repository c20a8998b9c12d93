-- Numbers of tax documents that the merchant's bookkeeping has issued, given back for their orders.
create table fiscal_number (
  site_id text not null,
  order_no text not null,
  country text not null,
  number text not null,
  issued_on date,
  revision integer not null default 1,
  primary key (site_id, order_no)
);
create unique index fiscal_number_once on fiscal_number (site_id, country, number);
