-- Numbers of credit notes that the merchant's bookkeeping has issued, given back for the money that went back.
create table credit_note_number (
  site_id text not null,
  refund_id text not null,
  country text not null,
  number text not null,
  issued_on date,
  revision integer not null default 1,
  primary key (site_id, refund_id)
);
create unique index credit_note_number_once on credit_note_number (site_id, country, number);
